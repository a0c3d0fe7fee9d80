/** In a browser a sheet is a part of the page, and many can come and go at once. */
export function useWindowTurn(isWanted: boolean): boolean {
  return isWanted;
}
