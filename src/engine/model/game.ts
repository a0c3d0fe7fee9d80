import type { Action } from './actions';
import type { GameEvent } from './events';
import type { Seat } from './ids';
import type { Refusal } from './refusals';
import type { Rules } from './rules';
import type { Frame, GameState } from './state';

/** A state being changed, with the rules it is played by. */
export interface Game {
  readonly state: GameState;
  readonly rules: Rules;
  /** Null while searching: nobody listens, so nothing is told. */
  readonly events: GameEvent[] | null;
}

/** A step that runs by itself: it pops or changes its frame and may push others. */
export interface AutomaticStep {
  advance(game: Game, frame: Frame): boolean;
}

/**
 * A step that may ask. `advance` returns true when somebody has a real choice; otherwise it
 * has already gone on. `apply` expects a legal action; `refuse` says why one is not.
 */
export interface DecisionStep extends AutomaticStep {
  legal(game: Game, frame: Frame, seat: Seat, out: Action[]): void;
  refuse(game: Game, frame: Frame, seat: Seat, action: Action): Refusal | null;
  apply(game: Game, frame: Frame, seat: Seat, action: Action): void;
  /** Seats that may act now, if it is not simply the frame's. */
  waitingFor?(game: Game, frame: Frame): Seat[];
}

export type Step = AutomaticStep | DecisionStep;

export function isDecision(step: Step): step is DecisionStep {
  return 'apply' in step;
}
