import type { Game } from '../model/game';
import { type Building, SEATS, type Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { quietGame } from './quiet';
import { isOccupied, sum } from './table';

export interface SeatScore {
  readonly seat: Seat;
  /** VP tokens with the points beyond the supply (CA-10). */
  readonly shipping: number;
  readonly buildings: number;
  readonly bonuses: readonly { readonly building: Building; readonly points: number }[];
  readonly nobles: number;
  readonly total: number;
  /** EN-5: coins and goods, which break ties. */
  readonly tieBreak: number;
  /** 1 for the winner; equal ranks share the place. */
  readonly rank: number;
}

/** EN-3: what everybody has scored, by category, in seat order. */
export function score(state: GameState): SeatScore[] {
  const game = quietGame(state);
  const scores = SEATS.slice(0, game.rules.playerCount).map((seat) => scoreSeat(game, seat));
  return scores.map((own) => ({
    ...own,
    rank: 1 + scores.filter((other) => beats(other, own)).length,
  }));
}

type Unranked = Omit<SeatScore, 'rank'>;

const beats = (a: Unranked, b: Unranked) =>
  a.total > b.total || (a.total === b.total && a.tieBreak > b.tieBreak);

function scoreSeat(game: Game, seat: Seat): Unranked {
  const player = game.state.players[seat];
  const shipping = player.vp + player.surplusVp;
  const buildings = sum(player.city.map((building) => game.rules.specs[building].vp));
  const bonuses = game.rules.endBonus
    .filter(({ building }) => isOccupied(player, building))
    .map(({ building, effect }) => ({ building, points: effect(game, seat) }));
  const bonusPoints = sum(bonuses.map(({ points }) => points));
  return {
    seat,
    shipping,
    buildings,
    bonuses,
    nobles: player.nobles,
    total: shipping + buildings + bonusPoints + player.nobles,
    tieBreak: player.coins + sum(player.goods),
  };
}

/** The total alone, without making lists: bots ask for it all the time. */
export function totalScore(state: GameState, seat: Seat): number {
  const game = quietGame(state);
  const player = state.players[seat];
  let total = player.vp + player.surplusVp + player.nobles;
  for (const building of player.city) total += game.rules.specs[building].vp;
  for (const { building, effect } of game.rules.endBonus) {
    if (player.staff[building] > 0) total += effect(game, seat);
  }
  return total;
}
