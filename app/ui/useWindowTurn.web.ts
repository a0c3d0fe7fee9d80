/** In browsers sheets are part of the page, so several can open at the same time. */
export function useWindowTurn(isWanted: boolean): boolean {
  return isWanted;
}
