import type { AutomaticStep, Game } from '../model/game';
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
const TurnStage = { before: 0, begin: 1, act: 2, finish: 3 } as const;

/** Everybody's turn in a phase: effects before it, the turn itself, effects after it. */
export const turns = (turn: string): AutomaticStep => ({
  advance(game, frame) {
    const role = game.state.role as Role;
    const { seat, subject } = frame;
    if (subject === TurnStage.before) {
      frame.subject = TurnStage.begin;
      fire(game, seat, game.rules.beforeTurn);
    } else if (subject === TurnStage.begin) {
      frame.subject = TurnStage.act;
      fire(game, seat, game.rules.onTurnStart[role]);
    } else if (subject === TurnStage.act) {
      frame.subject = TurnStage.finish;
      pushFrame(game, turn, seat);
    } else {
      frame.subject = TurnStage.before;
      moveOn(game, frame);
      fire(game, seat, game.rules.onTurnEnd[role]);
    }
    return false;
  },
});
