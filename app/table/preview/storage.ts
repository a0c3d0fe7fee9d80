import { type Action, type Counts, GOODS, type Good, keyed } from '#engine';

type StoreAction = Extract<Action, { type: 'store' }>;

/** The wanted amount of a good. */
export interface Demand {
  readonly good: Good;
  readonly count: number;
}

/**
 * Of all ways to fill the storage, chooses the one closest to the first demand, then to the next.
 * Goods without a demand count by their price.
 */
export function bestStorage(
  choices: readonly StoreAction[],
  demands: readonly Demand[],
): StoreAction | undefined {
  return choices.reduce<StoreAction | undefined>(
    (best, next) => (best && !isBetter(next.goods, best.goods, demands) ? best : next),
    undefined,
  );
}

function isBetter(a: Counts<Good>, b: Counts<Good>, demands: readonly Demand[]): boolean {
  for (const { good, count } of demands) {
    const [missedByA, missedByB] = [Math.abs(a[good] - count), Math.abs(b[good] - count)];
    if (missedByA !== missedByB) return missedByA < missedByB;
  }
  return worth(a) > worth(b);
}

/** Every good counts one more than its price, because corn sells for nothing but can be shipped. */
function worth(goods: Counts<Good>): number {
  let sum = 0;
  for (const good of GOODS) sum += goods[good] * (good + 1);
  return sum;
}

/** The demand after a tap on a good: first as many as possible, then one fewer with each tap. */
export function afterTap(
  choices: readonly StoreAction[],
  demands: readonly Demand[],
  good: Good,
): readonly Demand[] {
  const kept = bestStorage(choices, demands)?.goods[good] ?? 0;
  const counts = choices.map(({ goods }) => goods[good]);
  const most = Math.max(...counts);
  const fewer = counts.filter((count) => count < kept);
  const isFirst = demands[0]?.good !== good;
  const count = (isFirst && kept < most) || fewer.length === 0 ? most : Math.max(...fewer);
  return [{ good, count }, ...demands.filter((demand) => demand.good !== good)];
}

export function lostGoods(held: Counts<Good>, kept: Counts<Good>): Counts<Good> {
  return keyed(GOODS, (good) => held[good] - kept[good]);
}
