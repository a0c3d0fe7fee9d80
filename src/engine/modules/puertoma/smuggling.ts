import { popFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { Ship } from '#engine/modules/base/ids';
import { MOST_TAKEN } from '#engine/modules/smuggler/actions';
import { loot, poach, raid } from '#engine/modules/smuggler/carryOut';
import { smuggle } from '#engine/modules/smuggler/role';
import { Box } from './actionBoard';
import type { SmugglerChoice } from './events';
import { boardOf, type Game } from './game';
import { activeTiles, freeCirclesOn } from './places';
import { moveToken } from './token';

/** P-19: the choice of a Puertoma as the smuggler. The highest gain wins, ties in this order. */

/** The gain of each choice. */
export interface Smuggling {
  readonly poach: number;
  readonly loot: number;
  readonly raid: number;
  /** The ship that it would raid. */
  readonly ship: Ship | null;
  /** Null if no choice has a gain. */
  readonly choice: SmugglerChoice | null;
}

export function weighSmuggling(game: Game, seat: Seat): Smuggling {
  const { state, rules } = game;
  const aboard = Math.max(0, state.colonistShip - rules.playerCount);
  const ship = preferredShip(game, seat);
  const brings = {
    poach: Math.min(MOST_TAKEN, aboard, freeCirclesOn(boardOf(game, seat))),
    loot: state.tradingHouse.length,
    raid: ship === null ? 0 : Math.min(MOST_TAKEN, state.ships[ship].count),
  };
  const most = Math.max(brings.poach, brings.loot, brings.raid);
  const choices = (['poach', 'loot', 'raid'] as const).filter((choice) => brings[choice] === most);
  return { ...brings, ship, choice: most > 0 ? (choices[0] ?? null) : null };
}

/** Prefers kinds without an active tile, then the fullest ship, then the best kind. */
function preferredShip({ state, rules }: Game, seat: Seat): Ship | null {
  const board = boardOf({ state }, seat);
  const laden = rules.ships.flatMap((ship) => {
    const { good, count } = state.ships[ship];
    if (good === null) return [];
    return { ship, good, count, isMade: activeTiles(board, good) > 0 ? 1 : 0 };
  });
  laden.sort((a, b) => a.isMade - b.isMade || b.count - a.count || b.good - a.good);
  return laden[0]?.ship ?? null;
}

/** Decides in the smuggler's phase. Does nothing in an unknown phase. */
export function decideAutomatically(game: Game, { step, seat }: Frame): boolean {
  popFrame(game);
  if (step !== smuggle.number) return true;
  const { choice, ship, ...brings } = weighSmuggling(game, seat);
  if (choice === null) return true;
  game.events?.push({ type: 'puertomaSmuggles', seat, ...brings, ship, choice });
  moveToken(game, seat, Box.smuggler);
  if (choice === 'poach') poach(game, seat, game.state.specialOnShip > 0 ? 'taken' : null, null);
  else if (choice === 'loot') loot(game, seat);
  else if (ship !== null) raid(game, seat, ship, null);
  return true;
}
