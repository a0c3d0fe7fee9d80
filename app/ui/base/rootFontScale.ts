/** Phones scale text themselves. See rootFontScale.web.ts for browsers. */
export function rootFontScale(): number {
  return 1;
}
