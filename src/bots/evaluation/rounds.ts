import {
  CITY_SPACES,
  endsWithoutColonists,
  type GameState,
  type PuertomaBoard,
  picksPerRound,
  SEATS,
  type Seat,
} from '#engine';
import type { Specs } from './queries';

/** Estimates the rounds left, which determine the worth of everything that pays off later. */

/** Inputs of the estimate. */
export const CLUES = [
  'any',
  'colonists',
  'vp',
  'fullestCity',
  'cities',
  'colonistsNeverEnd',
] as const;
export type Clue = (typeof CLUES)[number];
export type Clues = Readonly<Record<Clue, number>>;

export function cluesOf(state: GameState, specs: Specs): Clues {
  const players = state.players.length;
  let least = CITY_SPACES;
  let all = 0;
  for (const seat of SEATS) {
    if (seat >= players) break;
    const left = citySpacesAt(state, seat, specs);
    if (left < least) least = left;
    all += left;
  }
  const endless = !endsWithoutColonists(state);
  return {
    any: 1,
    colonists: endless ? 0 : state.colonists / players,
    vp: state.vp / players,
    fullestCity: least,
    cities: all / players,
    colonistsNeverEnd: endless ? 1 : 0,
  };
}

function citySpacesAt(state: GameState, seat: Seat, specs: Specs): number {
  const board = state.puertoma?.boards[seat];
  if (board) return puertomaCitySpaces(board);
  let left = CITY_SPACES;
  for (const building of state.players[seat].city) left -= specs[building].spaces;
  return left;
}

const PUERTOMA_PLACES = 8;

/** P-15: its free places, scaled to the spaces of a city. */
export function puertomaCitySpaces({ city }: PuertomaBoard): number {
  return (CITY_SPACES * (PUERTOMA_PLACES - city.length)) / PUERTOMA_PLACES;
}

/** Rounds still to come, the rest of this one included. */
export function roundsLeft(state: GameState, specs: Specs, weights: Clues): number {
  const picks = picksPerRound(state);
  const thisRound = (picks - state.picks) / picks;
  if (state.endTriggers.length > 0) return thisRound;
  const clues = cluesOf(state, specs);
  let rounds = 0;
  for (const clue of CLUES) rounds += weights[clue] * clues[clue];
  return Math.max(rounds, thisRound + 0.3);
}
