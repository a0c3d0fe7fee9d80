import type { AutomaticStep, Game, Step } from '../model/game';
import type { Role } from '../model/ids';
import type { Frame } from '../model/state';
import { fire, nextSeat, popFrame, pushFrame } from './table';

/** Steps that go once around the table from the chooser. */

/** Effects at the start or end of a phase, seat by seat, each finished before the next. */
export const atMoment = (moment: 'onPhaseStart' | 'onPhaseEnd'): AutomaticStep => ({
  advance(game, frame) {
    const { seat } = frame;
    moveOn(game, frame);
    fire(game, seat, game.rules[moment][game.state.role as Role]);
    return false;
  },
});

/** To the next seat; after the last one the frame is done. */
function moveOn(game: Game, frame: Frame): void {
  frame.seat = nextSeat(game, frame.seat);
  if (frame.seat === game.state.chooser) popFrame(game);
}

/** Where a turn is; kept as the subject of the frame. */
const TurnStage = { before: 0, begin: 1, act: 2, over: 3 } as const;

/** Everybody's turn in a phase: effects before it, then a frame of this kind for the turn. */
export const turns = (kind: string, step: Step): AutomaticStep => ({
  advance(game, frame) {
    const { frames } = game.state;
    const depth = frames.length;
    // The busiest step of a game: it goes on by itself until there is something else to do.
    while (frames.length === depth) {
      if (nextStage(game, frame) !== TurnStage.act) continue;
      pushFrame(game, kind, frame.seat);
      if (step.advance(game, frames[depth] as Frame)) return true;
    }
    return false;
  },
});

/** Goes through a stage of a seat's turn, and says which it was. */
function nextStage(game: Game, frame: Frame): number {
  const stage = frame.subject;
  frame.subject = stage === TurnStage.over ? TurnStage.before : stage + 1;
  if (stage === TurnStage.before) fire(game, frame.seat, game.rules.beforeTurn);
  else if (stage === TurnStage.begin) {
    fire(game, frame.seat, game.rules.onTurnStart[game.state.role as Role]);
  } else if (stage === TurnStage.over) moveOn(game, frame);
  return stage;
}
