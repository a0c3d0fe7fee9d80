const USUAL_ROOT_SIZE = 16;

/** A browser tells the reader's text size only through the root element's font size. */
export function rootFontScale(): number {
  if (typeof document === 'undefined') return 1;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.max(1, size / USUAL_ROOT_SIZE) : 1;
}
