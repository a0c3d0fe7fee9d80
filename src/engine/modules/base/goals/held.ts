import { type Counts, keyAt, zeros } from '#engine/core/ids';
import { GOODS, type Good } from '#engine/modules/base/ids';
import type { Held } from '#engine/modules/base/rules';
import type { Goal } from './goal';

/** Pieces on the goals of a module (§12). */
export function heldBy(goals: readonly Goal[]): Held {
  const held = { goods: zeros<Good>(GOODS.length), tiles: zeros<Good>(GOODS.length) };
  for (const { goodsAside, tilesAside } of goals) {
    addTo(held.goods, goodsAside);
    addTo(held.tiles, tilesAside);
  }
  return held;
}

function addTo(total: Counts<Good>, more: Counts<Good>): void {
  for (let i = 0; i < GOODS.length; i++) total[keyAt(GOODS, i)] += more[keyAt(GOODS, i)];
}

/** A goal that was won has given everything back. */
export function brokenGoalInvariants(goals: readonly Goal[]): string[] {
  const won = goals.filter(({ winner }) => winner !== null);
  const { goods, tiles } = heldBy(won);
  return [...goods, ...tiles].some((count) => count > 0)
    ? ['a goal kept what it should return']
    : [];
}
