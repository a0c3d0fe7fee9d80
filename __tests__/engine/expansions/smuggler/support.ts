import { Good, type GoodName, type Seat, type Ship } from '#engine';
import type { Holdings } from '#tests/engine/support/give';
import { problemsOf } from '#tests/engine/support/invariants';
import { type Table, table } from '#tests/engine/support/table';

/** Tables for the smuggler's actions. */

export const ON = { expansions: ['smuggler'] } as const;
export type Scene = Partial<Record<Seat, Holdings>>;

export const three = (scene: Scene = {}, options: object = ON) => table(3, scene, options);
export const roles = (game: Table) =>
  game.usualChoices.map((choice) => choice.replace('chooseRole ', ''));

/** Loads goods from the supply onto a ship. */
export function cargo(game: Table, ship: Ship, good: GoodName, count: number): Table {
  Object.assign(game.state.ships[ship], { good: Good[good], count });
  game.state.goods[Good[good]] -= count;
  return game;
}

/** Puts this many colonists on the ship, nobles included. */
export function passengers(game: Table, count: number): Table {
  game.state.colonists -= count - game.state.colonistShip;
  game.state.colonistShip = count;
  return game;
}

/** Puts goods from the supply into the trading house. */
export function house(game: Table, ...goods: GoodName[]): Table {
  for (const good of goods) {
    game.state.tradingHouse.push(Good[good]);
    game.state.goods[Good[good]]--;
  }
  return game;
}

/** Checks that the scene satisfies all invariants. */
export function sound(game: Table): Table {
  expect(problemsOf(game.state)).toEqual([]);
  return game;
}
