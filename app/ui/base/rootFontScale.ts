/** Phones scale text themselves; only a browser leaves it to us (see the .web file). */
export function rootFontScale(): number {
  return 1;
}
