import { nextInt } from '../core/random';
import { Building } from '../model/ids';
import type { GameOptions } from '../model/options';
import { type Refusal, refusal } from '../model/refusals';
import type { Rules } from '../model/rules';
import type { GameState } from '../model/state';

/** X1-1: the slots of the building board, and what may stand in them. */

const SLOTS_BY_COST = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];
export const SLOTS = SLOTS_BY_COST.reduce((all, slots) => all + slots, 0);

/** V-4, V-5: pairs that a variant keeps off the same board. */
const EXCLUSIONS = [
  ['noVillaWithJeweler', Building.villa, Building.jeweler],
  ['noHaciendaWithSawmill', Building.hacienda, Building.sawmill],
] as const;

/** Why a building cannot go on the board beside those that are there; null if it can. */
export function slotRefusal(
  rules: Rules,
  options: GameOptions,
  board: readonly Building[],
  building: Building,
): Refusal | null {
  if (!rules.pool.includes(building) || board.includes(building)) return refusal('notInPool');
  const { cost } = rules.specs[building];
  const taken = board.filter(
    (other) => rules.specs[other].cost === cost && rules.pool.includes(other),
  );
  if (taken.length >= (SLOTS_BY_COST[cost] ?? 0)) return refusal('noFreeSlot');
  return isExcluded(options, board, building) ? refusal('excludedByVariant') : null;
}

function isExcluded(options: GameOptions, board: readonly Building[], building: Building): boolean {
  return EXCLUSIONS.some(([variant, one, other]) => {
    if (!options.variants[variant]) return false;
    return (
      (building === one && board.includes(other)) || (building === other && board.includes(one))
    );
  });
}

/** What could go on the board now. */
export function slotChoices(rules: Rules, state: GameState): Building[] {
  return rules.pool.filter(
    (building) => slotRefusal(rules, state.options, state.board, building) === null,
  );
}

/** An explicit list must fill the slots exactly. */
export function isFullBoard(
  rules: Rules,
  options: GameOptions,
  list: readonly Building[],
): boolean {
  const board: Building[] = [];
  for (const building of list) {
    if (slotRefusal(rules, options, board, building) !== null) return false;
    board.push(building);
  }
  return board.length === (rules.pool.length > 0 ? SLOTS : 0);
}

/** A building comes on the board with all its copies. */
export function putOnBoard(rules: Rules, state: GameState, building: Building): void {
  state.board.push(building);
  state.market[building] = rules.copies[building];
}

/** The board as the options say, unless it is drafted. */
export function fillBoard(rules: Rules, state: GameState): void {
  const { board } = state.options;
  for (const building of rules.fixedBoard) putOnBoard(rules, state, building);
  if (rules.pool.length === 0 || board === 'draft') return;
  if (board !== 'random') {
    for (const building of board) putOnBoard(rules, state, building);
    return;
  }
  for (let choices = slotChoices(rules, state); choices.length > 0; ) {
    putOnBoard(rules, state, choices[nextInt(state.random, choices.length)] as Building);
    choices = slotChoices(rules, state);
  }
}
