import {
  type Building,
  type Edition,
  type Role,
  SEATS,
  type Seat,
  score,
  seatsToAct,
} from '#engine';
import type { LocalGame } from '#session/local/localGame';
import type { SeatSetup } from '#session/seats';

/** Summary of a game for lists. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly edition: Edition;
  readonly round: number;
  readonly role: Role | null;
  readonly over: boolean;
  readonly toAct: readonly Seat[];
  readonly seats: readonly SeatSummary[];
}

export interface SeatSummary extends SeatSetup {
  readonly governor: boolean;
  readonly coins: number;
  /** Number of island tiles of each kind; the last number counts tiles turned over. */
  readonly island: readonly number[];
  /** Buildings in the order they were built. */
  readonly city: readonly Building[];
  /** Points; null before the game is over. */
  readonly points: number | null;
  readonly rank: number | null;
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

export function summaryOf(game: LocalGame): GameSummary {
  const { id, name, createdAt, updatedAt, state } = game;
  return {
    id,
    name,
    createdAt,
    updatedAt,
    edition: state.options.edition,
    round: state.round,
    role: state.role,
    over: state.over,
    toAct: state.over ? [] : seatsToAct(state),
    seats: seatSummaries(game),
  };
}

function seatSummaries({ seats, state }: LocalGame): SeatSummary[] {
  const scores = state.over ? score(state) : null;
  return SEATS.slice(0, seats.length).flatMap((seat) => {
    const setup = seats[seat];
    const player = state.players[seat];
    if (setup === undefined) return [];
    return {
      ...setup,
      governor: state.governor === seat,
      coins: player.coins,
      island: [...player.tiles, total(player.turned)],
      city: player.city,
      points: scores?.[seat]?.total ?? null,
      rank: scores?.[seat]?.rank ?? null,
    };
  });
}
