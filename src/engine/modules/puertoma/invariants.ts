import type { Seat } from '#engine/core/ids';
import { GOODS } from '#engine/modules/base/ids';
import { LEVELS } from './abilities';
import { boardOf, type Game } from './game';
import {
  builtOn,
  circlesUnder,
  colonistsUnder,
  PLACES_PER_KIND,
  PLACES_PER_LEVEL,
  puertomaSeats,
} from './places';

/** Invariants of a Puertoma's board (P-2). */
export function brokenInvariants(game: Game): string[] {
  return puertomaSeats(game).flatMap((seat) => boardFaults(game, seat));
}

function boardFaults(game: Game, seat: Seat): string[] {
  const board = boardOf(game, seat);
  const faults: string[] = [];
  for (const good of GOODS) {
    if (board.tiles[good] > PLACES_PER_KIND) faults.push(`seat ${seat} has too many of ${good}`);
    for (const side of [0, 1] as const) {
      const room = board.tiles[good] > side ? circlesUnder(good) : 0;
      if (colonistsUnder(board, good, side) > room) faults.push(`seat ${seat} overfills ${good}`);
    }
  }
  for (const level of LEVELS) {
    if (builtOn(board, level) > PLACES_PER_LEVEL) faults.push(`seat ${seat} overbuilds ${level}`);
  }
  const { city, staff, workers, sanJuan, tiles } = game.state.players[seat];
  const elsewhere = [...staff, ...workers, ...tiles, city.length, sanJuan];
  if (elsewhere.some((found) => found > 0)) faults.push(`seat ${seat} plays on two boards`);
  return faults;
}
