import { cloneState } from '#engine/core/clone';
import { CertainEvents } from '#engine/core/foresee';
import { pushFrame, topFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { AnyAction, AnyEvent } from '#engine/core/module';
import { legalActions, perform } from '#engine/core/play';
import { registry } from '#engine/core/registry';
import { rulesFor } from '#engine/core/rules';
import { isRare } from './actions';
import type { Game } from './game';
import type { Role } from './ids';
import { chooseRole, roleRefusal, roundStep } from './phases/round';
import { gameOf, seatsFrom } from './queries';
import type { Turn } from './rules';
import type { BaseState } from './state';

/** The effects of a role on one seat, if it were taken now. */
export interface SeatPreview<Act extends AnyAction, E extends AnyEvent> {
  readonly seat: Seat;
  /** Events without a decision of the seat. */
  readonly events: readonly E[];
  /** The actions of the seat if its turn came now, with their events. */
  readonly choices: readonly { readonly action: Act; readonly events: readonly E[] }[];
}

/**
 * The effects of a role on all seats, in the order of play. Later seats may find less: a ship, a tile
 * or the trading house may be taken before their turn.
 */
export function previewRole<Act extends AnyAction, E extends AnyEvent>(
  state: BaseState,
  chooser: Seat,
  role: Role,
): SeatPreview<Act, E>[] {
  // No role can be taken during a phase.
  if (topFrame(state.frames)?.step !== roundStep.number) return [];
  if (roleRefusal(gameOf(state), chooser, role) !== null) return [];
  const table = cloneState(state);
  const told = new CertainEvents<AnyEvent>(table.random, chooser);
  const game = gameOf(table);
  const heard: Game = { state: table, rules: game.rules, events: told };
  chooseRole(heard, chooser, role, false);
  const { turn, solo } = game.rules.phases[role];
  runToTurns(heard, turn);
  const { events } = told.foreseen();
  const asksSolo = solo !== null && topFrame(table.frames)?.step === solo.number;
  const choices = (seat: Seat) => {
    if (turn !== null) return choicesOf<Act, E>(stateOnTurn(table, seat, turn), seat, chooser);
    return asksSolo ? choicesOf<Act, E>(table, seat, chooser) : [];
  };
  return seatsFrom(state, chooser).map((seat) => ({
    seat,
    events: events.filter(isAbout<E>(seat)),
    choices: choices(seat),
  }));
}

const isAbout =
  <E extends AnyEvent>(seat: Seat) =>
  (event: AnyEvent): event is E =>
    'seat' in event && event.seat === seat;

/** Runs the automatic steps before the first turn, or the whole phase. */
function runToTurns(game: Game, turn: Turn | null): void {
  const { frames } = game.state;
  for (let frame = topFrame(frames); frame !== undefined; frame = topFrame(frames)) {
    const step = registry.steps[frame.step];
    if (turn !== null && step.name.endsWith('Turns')) return;
    if (step.advance(game, frame)) return;
  }
}

/** The seat's actions with their events. */
function choicesOf<Act extends AnyAction, E extends AnyEvent>(
  asked: BaseState,
  seat: Seat,
  viewer: Seat,
) {
  return legalActions<Act>(asked, seat)
    .filter((action) => !isRare(action))
    .map((action) => {
      const copy = cloneState(asked);
      const told = new CertainEvents<AnyEvent>(copy.random, viewer);
      perform({ state: copy, rules: rulesFor(copy.options), events: told }, seat, action);
      const { events } = told.foreseen();
      return { action, events: events.filter(isAbout<E>(seat)) };
    });
}

/** A copy of the state in which it is the seat's turn. */
export function stateOnTurn<S extends BaseState>(table: S, seat: Seat, turn: Turn): S {
  const copy = cloneState(table);
  const game = gameOf(copy);
  const step = game.rules.boards[seat].turn[turn];
  pushFrame(game, step, seat, step.opening?.());
  return copy;
}
