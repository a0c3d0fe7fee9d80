import type { MatchSeat } from '#protocol/match';

/** A seat as the engine knows it. An open seat will be a person's. */
export const engineSeat = ({ name, kind }: MatchSeat) => ({
  name,
  kind: kind === 'bot' || kind === 'puertoma' ? kind : 'person',
});

/** P-1: Puertomas have the last seats; the others keep their order. */
export function puertomasLast(seats: readonly MatchSeat[]): MatchSeat[] {
  const isPuertoma = ({ kind }: MatchSeat) => kind === 'puertoma';
  return [...seats.filter((seat) => !isPuertoma(seat)), ...seats.filter(isPuertoma)];
}
