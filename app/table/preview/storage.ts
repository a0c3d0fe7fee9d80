import { type Action, type Counts, GOODS, type Good } from '../../../src/engine';

type StoreAction = Extract<Action, { type: 'store' }>;

/**
 * Of all ways to fill the storage room, the one that keeps most of what was asked for first,
 * then of what was asked for next; what was not asked for counts by what it would sell for.
 */
export function bestStorage(
  choices: readonly StoreAction[],
  wanted: readonly Good[],
): StoreAction | undefined {
  return choices.reduce<StoreAction | undefined>(
    (best, next) => (best && !keepsMore(next.goods, best.goods, wanted) ? best : next),
    undefined,
  );
}

function keepsMore(a: Counts<Good>, b: Counts<Good>, wanted: readonly Good[]): boolean {
  for (const good of wanted) if (a[good] !== b[good]) return a[good] > b[good];
  return worth(a) > worth(b);
}

/** Corn sells for nothing but still ships, so every good counts one more than its price. */
function worth(goods: Counts<Good>): number {
  let sum = 0;
  for (const good of GOODS) sum += goods[good] * (good + 1);
  return sum;
}

export function lostGoods(held: Counts<Good>, kept: Counts<Good>): Counts<Good> {
  return GOODS.map((good) => held[good] - kept[good]) as Counts<Good>;
}
