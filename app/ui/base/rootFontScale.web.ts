const USUAL_ROOT_SIZE = 16;

/** Cached until the window is resized, because reading it makes the browser compute styles. */
let known: number | undefined;
if (typeof window !== 'undefined') {
  window.addEventListener('resize', () => {
    known = undefined;
  });
}

/** Browsers expose the user's text size only as the root element's font size. */
export function rootFontScale(): number {
  if (typeof document === 'undefined') return 1;
  known ??= measured();
  return known;
}

function measured(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.max(1, size / USUAL_ROOT_SIZE) : 1;
}
