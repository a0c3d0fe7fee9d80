import { plainStep, popFrame } from '#engine/core/frames';
import type { Frame } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { Game } from '#engine/modules/base/game';
import type { Building } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { putOnBoard, slotChoices, slotRefusal } from './slots';

/** X1-1: in turn from the governor everybody puts a building into a free slot of its cost. */
export const draft = plainStep<Game, BaseAction>({
  name: 'draft',

  advance(game, frame) {
    const choices = slotChoices(game);
    const only = choices[0];
    if (choices.length > 1) return !draftAutomatically(game, frame, choices);
    if (only === undefined) {
      popFrame(game);
      finishSetUp(game);
    } else {
      game.events?.push({ type: 'forced', seat: frame.seat, action: 'draft' });
      carryOut(game, frame, only);
    }
    return false;
  },

  legal(game, _frame, _seat, out) {
    for (const building of slotChoices(game)) out.push(game.rules.actions.draft[building]);
  },

  refuse(game, _frame, _seat, action) {
    if (action.type !== 'draft') return refusal('notNow');
    return slotRefusal(game.rules, game.state.board, action.building);
  },

  apply(game, frame, _seat, action) {
    if (action.type === 'draft') carryOut(game, frame, action.building);
  },
});

/** Called when the board is filled. */
export function finishSetUp(game: Game): void {
  for (const { effect } of game.rules.onSetUp) effect(game);
}

function draftAutomatically(game: Game, frame: Frame, choices: readonly Building[]): boolean {
  const building = game.rules.boards[frame.seat].draftAutomatically(game, frame.seat, choices);
  if (building !== null) carryOut(game, frame, building);
  return building !== null;
}

function carryOut(game: Game, frame: Frame, building: Building): void {
  putOnBoard(game, building);
  game.events?.push({ type: 'drafted', seat: frame.seat, building });
  frame.seat = game.rules.next[frame.seat];
}
