import { drawInt, purpose } from '#engine/core/chance';
import { keyAt } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { Game } from '#engine/modules/base/game';
import { type Building, buildingNames } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import type { Rules } from '#engine/modules/base/rules';

/** X1-1: the slots of the building board. */

export const boardChance = purpose('board');

const SLOTS_BY_COST: readonly number[] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];
export const SLOTS = SLOTS_BY_COST.reduce((all, slots) => all + slots, 0);

/** The reason why a building cannot come on this board; null if it can. */
export function slotRefusal(
  rules: Rules,
  board: readonly Building[],
  building: Building,
): Refusal | null {
  if (!rules.box.pool.includes(building) || board.includes(building)) return refusal('notInPool');
  const { cost } = rules.specs[building];
  let free = SLOTS_BY_COST[cost] ?? 0;
  for (const other of board) {
    if (rules.specs[other].cost === cost && !rules.box.fixedBoard.includes(other)) free--;
  }
  if (free <= 0) return refusal('noFreeSlot');
  return isKeptApart(rules, board, building) ? refusal('excludedByVariant') : null;
}

/** V-4, V-5 */
function isKeptApart(rules: Rules, board: readonly Building[], building: Building): boolean {
  return rules.box.keptApart.some(
    ([one, other]) =>
      (building === one && board.includes(other)) || (building === other && board.includes(one)),
  );
}

/** Buildings that can come on the board now. */
export function slotChoices({ rules, state }: Game): Building[] {
  return rules.box.pool.filter((building) => slotRefusal(rules, state.board, building) === null);
}

/** The buildings of an explicit list, if it fills the slots exactly. */
export function boardFrom(rules: Rules, names: readonly string[]): Building[] | null {
  const board: Building[] = [];
  for (const name of names) {
    const building = buildingNames.number(name);
    if (building === undefined || slotRefusal(rules, board, building) !== null) return null;
    board.push(building);
  }
  return board.length === (rules.box.pool.length > 0 ? SLOTS : 0) ? board : null;
}

/** A building comes on the board with all its copies. */
export function putOnBoard({ rules, state }: Game, building: Building): void {
  state.board.push(building);
  state.market[building] = rules.box.copies[building];
}

/** The board that the options say, unless it is drafted. */
export function fillBoard(game: Game): void {
  const { rules, state } = game;
  const { board } = state.options;
  for (const building of rules.box.fixedBoard) putOnBoard(game, building);
  if (rules.box.pool.length === 0 || board === 'draft') return;
  if (board === 'random') fillAtRandom(game);
  else for (const building of boardFrom(rules, board) ?? []) putOnBoard(game, building);
}

function fillAtRandom(game: Game): void {
  const { specs } = game.rules;
  const { pool, keptApart } = game.rules.box;
  const free = SLOTS_BY_COST.slice();
  const hasSlot = (building: Building) => (free[specs[building].cost] ?? 0) > 0;
  let choices = pool.filter(hasSlot);
  while (choices.length > 0) {
    const drawn = keyAt(choices, drawInt(game.state.random, boardChance, choices.length));
    putOnBoard(game, drawn);
    const { cost } = specs[drawn];
    free[cost] = (free[cost] ?? 0) - 1;
    // A building that does not fit now will never fit, so only the others are checked again.
    choices = choices.filter(
      (building) =>
        building !== drawn &&
        hasSlot(building) &&
        !keptApart.some((pair) => pair.includes(building) && pair.includes(drawn)),
    );
  }
}
