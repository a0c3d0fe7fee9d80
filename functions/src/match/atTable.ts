import type { MatchSeat } from '#protocol/match';

/** Whoever sits there as the engine knows them; an open seat will be a person's. */
export const atTable = ({ name, kind }: MatchSeat) => ({
  name,
  kind: kind === 'bot' || kind === 'puertoma' ? kind : 'person',
});

/** P-1: Puertomas have the last seats; the others keep their order. */
export function puertomasLast(seats: readonly MatchSeat[]): MatchSeat[] {
  const isPuertoma = ({ kind }: MatchSeat) => kind === 'puertoma';
  return [...seats.filter((seat) => !isPuertoma(seat)), ...seats.filter(isPuertoma)];
}
