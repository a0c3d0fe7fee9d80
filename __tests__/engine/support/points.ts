import { type GameState, type Seat, score } from '#engine';

/** The lines of a seat's score by their names. */
export function points(state: GameState, seat: Seat): Record<string, number> {
  const lines = score(state)[seat]?.lines ?? [];
  return Object.fromEntries(lines.map(({ line, points: found }) => [line, found]));
}
