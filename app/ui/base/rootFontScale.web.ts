const USUAL_ROOT_SIZE = 16;

/** Asking makes the browser work out its styles, so it is asked once; zooming makes a new size. */
let known: number | undefined;
if (typeof window !== 'undefined') {
  window.addEventListener('resize', () => {
    known = undefined;
  });
}

/** A browser tells the reader's text size only through the root element's font size. */
export function rootFontScale(): number {
  if (typeof document === 'undefined') return 1;
  known ??= measured();
  return known;
}

function measured(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.max(1, size / USUAL_ROOT_SIZE) : 1;
}
