import type { MatchSeat } from '#protocol/match';

/** Converts a seat for the engine. An open seat counts as a person's. */
export const engineSeat = ({ name, kind }: MatchSeat) => ({
  name,
  kind: kind === 'bot' || kind === 'puertoma' ? kind : 'person',
});

/** Moves Puertomas to the last seats (P-1). The others keep their order. */
export function puertomasLast(seats: readonly MatchSeat[]): MatchSeat[] {
  const isPuertoma = ({ kind }: MatchSeat) => kind === 'puertoma';
  return [...seats.filter((seat) => !isPuertoma(seat)), ...seats.filter(isPuertoma)];
}
