import { nextSeat, popFrame } from '../core/table';
import { DRAFT } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import type { Building, Seat } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Frame } from '../model/state';
import { putOnBoard, slotChoices, slotRefusal } from './slots';

/** X1-1: in turn from the governor everybody puts a building into a free slot of its cost. */
export const draft: DecisionStep = {
  advance(game, frame) {
    const choices = slotChoices(game.rules, game.state);
    const only = choices[0];
    if (choices.length > 1) return true;
    if (only === undefined) popFrame(game);
    else {
      game.events?.push({ type: 'forced', seat: frame.seat, action: 'draft' });
      carryOut(game, frame, frame.seat, only);
    }
    return false;
  },

  legal(game, _frame, _seat, out) {
    for (const building of slotChoices(game.rules, game.state)) out.push(DRAFT[building]);
  },

  refuse(game, _frame, _seat, action) {
    if (action.type !== 'draft') return refusal('notNow');
    const { state, rules } = game;
    return slotRefusal(rules, state.options, state.board, action.building);
  },

  apply(game, frame, seat, action) {
    if (action.type === 'draft') carryOut(game, frame, seat, action.building);
  },
};

function carryOut(game: Game, frame: Frame, seat: Seat, building: Building): void {
  putOnBoard(game.rules, game.state, building);
  game.events?.push({ type: 'drafted', seat, building });
  frame.seat = nextSeat(game, seat);
}
