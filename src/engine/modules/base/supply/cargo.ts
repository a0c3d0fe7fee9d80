import { type Counts, keyAt, keyed, type Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { BaseAction } from '#engine/modules/base/actions';
import { isInEffect } from '#engine/modules/base/effects/effects';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Actions, Game } from '#engine/modules/base/game';
import { GOODS, type Good, SHIPS, type Ship } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import type { BaseState, CargoShip } from '#engine/modules/base/state';
import { gainVp } from './victoryPoints';

/** Loads of cargo ships and their points. */

/** All loads onto cargo ships that CA-2 and CA-3 allow. */
export function cargoLoads(game: Game, seat: Seat, out: Actions): void {
  const { goods } = game.state.players[seat];
  for (const good of GOODS) {
    const held = goods[good];
    if (held > 0) loadsOf(game, good, held, out);
  }
}

function loadsOf(game: Game, good: Good, held: number, out: Actions): void {
  const { ships } = game.state;
  const carrier = shipWith(ships, good);
  if (carrier !== null) {
    if (space(ships[carrier]) > 0) out[out.length] = LOAD[good][carrier];
    return;
  }
  const most = Math.min(held, largestEmpty(ships));
  if (most === 0) return;
  for (const ship of game.rules.ships) {
    if (ships[ship].good === null && ships[ship].capacity >= most)
      out[out.length] = LOAD[good][ship];
  }
}

/** Actions that are listed often, made once. */
const LOAD = keyed(GOODS, (good) =>
  keyed(SHIPS, (ship): BaseAction => Object.freeze({ type: 'load', good, ship })),
);

/** The number of loads; 2 stands for several. */
export function countLoads(game: Game, seat: Seat): 0 | 1 | 2 {
  const { ships } = game.state;
  const { goods } = game.state.players[seat];
  let found: 0 | 1 | 2 = 0;
  for (const good of GOODS) {
    const held = goods[good];
    if (held === 0) continue;
    const carrier = shipWith(ships, good);
    if (carrier !== null) {
      if (space(ships[carrier]) === 0) continue;
      if (found === 1) return 2;
      found = 1;
      continue;
    }
    const most = Math.min(held, largestEmpty(ships));
    if (most === 0) continue;
    for (const ship of ships) {
      if (ship.good !== null || ship.capacity < most) continue;
      if (found === 1) return 2;
      found = 1;
    }
  }
  return found;
}

/** How many goods of the kind one load could bring aboard. */
export function roomFor(ships: BaseState['ships'], good: Good): number {
  const carrier = shipWith(ships, good);
  return carrier === null ? largestEmpty(ships) : space(ships[carrier]);
}

function largestEmpty(ships: readonly CargoShip[]): number {
  let largest = 0;
  for (const ship of ships) {
    if (ship.good === null && ship.capacity > largest) largest = ship.capacity;
  }
  return largest;
}

function shipWith(ships: readonly CargoShip[], good: Good): Ship | null {
  for (let i = 0; i < ships.length; i++) if (ships[i]?.good === good) return keyAt(SHIPS, i);
  return null;
}

const space = (ship: CargoShip) => ship.capacity - ship.count;

export function loadRefusal(game: Game, seat: Seat, good: Good, ship: Ship): Refusal | null {
  const { ships, players } = game.state;
  const held = players[seat].goods[good];
  if (held === 0) return refusal('notHeld');
  if (!game.rules.ships.includes(ship)) return refusal('noSuchShip');
  const carrier = shipWith(ships, good);
  if (carrier !== null && carrier !== ship) return refusal('kindOnAnotherShip');
  if (carrier === ship) return space(ships[ship]) > 0 ? null : refusal('shipFull');
  if (ships[ship].good !== null) return refusal('shipCarriesAnother');
  const most = Math.min(held, largestEmpty(ships));
  return ships[ship].capacity < most ? refusal('mustUseBiggestShip') : null;
}

/** CA-4, CA-5, CA-6: points for goods loaded, with the first load's privilege. */
export function scoreLoad(game: Game, seat: Seat, goodsPoints: number): number {
  const player = game.state.players[seat];
  let vp = goodsPoints;
  if (seat === game.state.chooser && !player.loaded) vp += privilegeOf(game, seat);
  player.loaded = true;
  for (const source of game.rules.loadVp) {
    if (isInEffect(player, source)) vp += source.effect(game, seat);
  }
  gainVp(game, seat, vp);
  return vp;
}

/** `ship` is null for a wharf. */
export function runLoadedHooks(
  game: Game,
  seat: Seat,
  goods: Counts<Good>,
  ship: Ship | null,
): void {
  const sources = game.rules.onLoaded;
  const player = game.state.players[seat];
  for (const source of sources) {
    if (isInEffect(player, source)) source.effect(game, seat, goods, ship);
  }
}

/** Loads of a single kind, made once. */
const MOST_OF_A_KIND = 11;
const LOADS = keyed(GOODS, (good) =>
  Array.from({ length: MOST_OF_A_KIND + 1 }, (_, count) => Object.freeze(only(good, count))),
);

function only(good: Good, count: number): Counts<Good> {
  return keyed(GOODS, (other) => (other === good ? count : 0));
}

export function loadOf(good: Good, count: number): Counts<Good> {
  return LOADS[good][count] ?? only(good, count);
}
