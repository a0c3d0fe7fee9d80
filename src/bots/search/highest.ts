/** The first item with the greatest value; undefined if there are no items. */
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
