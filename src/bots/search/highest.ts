/** The first of those that stand highest; undefined if there is none at all. */
export function highest<Item>(
  items: readonly Item[],
  height: (item: Item) => number,
): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = height(item);
    if (own <= most) continue;
    most = own;
    best = item;
  }
  return best;
}
