import { type Counts, copyOf, zeros } from '#engine/core/ids';
import { GOODS, type Good } from '#engine/modules/base/ids';

/**
 * All ways to fill the storage room: `kinds` whole kinds, then `singles` goods of other kinds. A
 * choice that keeps less than another is left out.
 */
export function storageChoices(held: Counts<Good>, kinds: number, singles: number): Counts<Good>[] {
  if (kinds === 0 && singles === 1) return oneGood(held);
  const found: Counts<Good>[] = [];
  const kept = zeros<Good>(GOODS.length);

  const keepSingles = (from: number, left: number): void => {
    const open = GOODS.some((good) => good >= from && kept[good] < held[good]);
    if (left === 0 || !GOODS.some((good) => kept[good] < held[good])) remember(found, kept);
    else if (open) {
      for (const good of GOODS) {
        if (good < from || kept[good] >= held[good]) continue;
        kept[good]++;
        keepSingles(good, left - 1);
        kept[good]--;
      }
    }
  };

  const keepKinds = (from: number, left: number): void => {
    const open = GOODS.filter((good) => held[good] > 0 && kept[good] === 0);
    if (left === 0 || open.length === 0) keepSingles(0, singles);
    for (const good of left === 0 ? [] : open) {
      if (good < from) continue;
      kept[good] = held[good];
      keepKinds(good + 1, left - 1);
      kept[good] = 0;
    }
  };

  keepKinds(0, kinds);
  return found.filter((kept) => !found.some((other) => other !== kept && within(kept, other)));
}

/** The frequent case, without a warehouse. */
function oneGood(held: Counts<Good>): Counts<Good>[] {
  const found: Counts<Good>[] = [];
  for (const good of GOODS) {
    if (held[good] === 0) continue;
    const kept = zeros<Good>(GOODS.length);
    kept[good] = 1;
    found.push(kept);
  }
  return found;
}

/** Whether `a` has no more of any kind than `b`. */
export function within(a: Counts<Good>, b: Counts<Good>): boolean {
  for (const good of GOODS) {
    if (a[good] > b[good]) return false;
  }
  return true;
}

function remember(found: Counts<Good>[], kept: Counts<Good>): void {
  if (!found.some((other) => within(kept, other))) found.push(copyOf(kept));
}
