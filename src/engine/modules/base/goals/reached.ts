import { at, type Counts, type Seat } from '#engine/core/ids';
import type { Good, Ship } from '#engine/modules/base/ids';
import type { Game } from './game';
import { type Goal, type GoalSpec, goalSpecs } from './goal';

/** Whether a seat has reached what a goal asks for. */

/** The number of a kind that a goal requires; a kind may be drawn twice. */
export function needed(kinds: readonly Good[], times: readonly number[], kind: Good): number {
  let need = 0;
  for (let i = 0; i < kinds.length; i++) if (at(kinds, i) === kind) need += at(times, i);
  return need;
}

export function hasGoods(
  have: Counts<Good>,
  kinds: readonly Good[],
  times: readonly number[],
): boolean {
  for (let i = 0; i < kinds.length; i++) {
    const kind = at(kinds, i);
    if (have[kind] < needed(kinds, times, kind)) return false;
  }
  return true;
}

/** X4-2, twinFarms, connoisseur: turned tiles do not count. */
export function hasTiles(game: Game, seat: Seat, goal: Goal): boolean {
  const { tiles } = goalSpecs[goal.card];
  for (let i = 0; i < goal.tiles.length; i++) {
    const kind = at(goal.tiles, i);
    const own = game.rules.boards[seat].tiles(game, seat, kind);
    if (own < needed(goal.tiles, tiles, kind)) return false;
  }
  return true;
}

/** X4-3: in this craftsman phase; one goal asks for plantations beside. */
export function hasReceived(game: Game, seat: Seat, goal: Goal): boolean {
  const { goods } = goalSpecs[goal.card];
  return (
    hasGoods(game.state.players[seat].received, goal.goods, goods) && hasTiles(game, seat, goal)
  );
}

/** X5-2: by capacity. */
export function shipFor(game: Game, { ship: which }: GoalSpec): Ship | null {
  if (which === null) return null;
  const { ships } = game.state;
  const numbers = game.rules.ships;
  let found: Ship | null = null;
  for (let i = 0; i < numbers.length; i++) {
    const ship = at(numbers, i);
    const more = found === null ? 0 : ships[ship].capacity - ships[found].capacity;
    if (found === null || (which === 'largest' ? more > 0 : more < 0)) found = ship;
  }
  return found;
}

/** X5-2: the last good has come on board; wharves have no ship to fill. */
export function hasCompletedCargo(game: Game, goal: Goal, ship: Ship | null): boolean {
  if (ship === null || ship !== shipFor(game, goalSpecs[goal.card])) return false;
  const { good, count, capacity } = game.state.ships[ship];
  return good === goal.goods[0] && count === capacity;
}
