/** Browsers make room for the keyboard themselves. */
export function useKeyboardTop(): number | null {
  return null;
}
