/** Browsers make room for their keyboard themselves. */
export function useKeyboardTop(): number | null {
  return null;
}
