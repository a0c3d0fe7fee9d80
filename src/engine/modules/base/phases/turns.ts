import { count, type Fields } from '#engine/core/field';
import { automaticStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Frame, Step } from '#engine/core/module';
import { offerInterlude, runHooks } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import type { Interlude } from '#engine/modules/base/interlude';
import type { SeatBoard } from '#engine/modules/base/rules';

/** Steps that visit every seat once, clockwise from the chooser. */

/** Hooks at the start or end of a phase, seat by seat. */
const atMoment = (name: string, moment: 'onPhaseStart' | 'onPhaseEnd') =>
  automaticStep<Game, null>({
    name,
    data: null,
    clone: () => null,
    advance(game, frame) {
      const { seat } = frame;
      const { role } = game.state;
      moveOn(game, frame);
      if (role !== null) runHooks(game, seat, game.rules[moment][role]);
      return false;
    },
  });

/** D-5: every seat has an interlude before those hooks. */
export const beforePhase = automaticStep<Game, null>({
  name: 'beforePhase',
  data: null,
  clone: () => null,
  advance(game, frame) {
    const { seat } = frame;
    moveOn(game, frame);
    offerInterlude(game, seat, 'phase');
    return false;
  },
});

export const phaseStart = atMoment('phaseStart', 'onPhaseStart');
export const phaseEnd = atMoment('phaseEnd', 'onPhaseEnd');

/** Moves to the next seat; pops the frame after the last one. */
export function moveOn(game: Game, frame: Frame): void {
  frame.seat = game.rules.next[frame.seat];
  if (frame.seat === game.state.chooser) popFrame(game);
}

/** The stages of a turn. */
const TurnStage = { before: 0, begin: 1, act: 2, over: 3 } as const;
export interface TurnsData {
  stage: number;
}
const turnsFields: Fields<TurnsData> = { stage: count };

/** The turns of a phase: hooks first, then the step that the seat's board names. */
export function turns(
  name: string,
  turn: TurnOf,
  interlude: Interlude = 'turn',
): Step<Game, TurnsData> {
  return automaticStep<Game, TurnsData>({
    name,
    data: turnsFields,
    clone: ({ stage }) => ({ stage }),
    advance(game, frame) {
      const { frames } = game.state;
      const depth = frames.length;
      // The most frequent step of a game, so it loops instead of returning after each seat.
      while (frames.length === depth) {
        if (frame.data.stage === TurnStage.over) {
          frame.data.stage = TurnStage.before;
          moveOn(game, frame);
        } else if (prepareTurn(game, frame, interlude) && openTurn(game, frame, turn)) return true;
      }
      return false;
    },
  });
}

/** Selects the step of a turn. */
export type TurnOf = (board: SeatBoard) => Step<Game>;

export function openTurn(game: Game, { seat }: Frame, turn: TurnOf): boolean {
  const { frames } = game.state;
  const step = turn(game.rules.boards[seat]);
  const data = step.opening === undefined ? null : step.opening();
  const opened = { step: step.number, seat, data };
  frames[frames.length] = opened;
  return step.advance(game, opened);
}

/** A turn that comes after all frames that are pushed later. */
export function openLater(game: Game, seat: Seat, turn: TurnOf): void {
  const step = turn(game.rules.boards[seat]);
  pushFrame(game, step, seat, step.opening === undefined ? null : step.opening());
}

/** Runs interlude and hooks before a seat's turn; false if they opened a decision. */
function prepareTurn(game: Game, frame: Frame<TurnsData>, interlude: Interlude): boolean {
  const { state, rules } = game;
  const { data, seat } = frame;
  const depth = state.frames.length;
  if (data.stage === TurnStage.before && rules.onInterlude.length > 0) {
    data.stage = TurnStage.begin;
    offerInterlude(game, seat, interlude);
    if (state.frames.length !== depth) return false;
  }
  if (data.stage !== TurnStage.act && state.role !== null) {
    data.stage = TurnStage.act;
    runHooks(game, seat, rules.onTurnStart[state.role]);
    if (state.frames.length !== depth) return false;
  }
  data.stage = TurnStage.over;
  return true;
}
