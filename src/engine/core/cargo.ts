import { type Action, LOAD } from '../model/actions';
import type { Game } from '../model/game';
import { GOODS, type Good, type Seat, type Ship } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { GameState } from '../model/state';
import { gainVp, privilegeOf } from './table';

/** Which goods may go onto which cargo ship, and what a load is worth. */

/** All loads onto cargo ships that CA-2 and CA-3 allow. */
export function cargoLoads(game: Game, seat: Seat, out: Action[]): void {
  const { state } = game;
  const { goods } = state.players[seat];
  for (let i = 0; i < GOODS.length; i++) {
    const good = i as Good;
    if (goods[good] === 0) continue;
    const carrier = shipWith(state, good);
    if (carrier === null) loadsOnEmptyShips(state, good, goods[good], out);
    else if (space(state, carrier) > 0) out.push(LOAD[good][carrier]);
  }
}

function loadsOnEmptyShips(state: GameState, good: Good, held: number, out: Action[]): void {
  const most = Math.min(held, largestEmpty(state));
  if (most === 0) return;
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { good: cargo, capacity } = state.ships[ship as Ship];
    if (cargo === null && capacity >= most) out.push(LOAD[good][ship as Ship]);
  }
}

function largestEmpty(state: GameState): number {
  let largest = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i as Ship];
    if (ship.good === null && ship.capacity > largest) largest = ship.capacity;
  }
  return largest;
}

function shipWith(state: GameState, good: Good): Ship | null {
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship as Ship].good === good) return ship as Ship;
  }
  return null;
}

function space(state: GameState, ship: Ship): number {
  return state.ships[ship].capacity - state.ships[ship].count;
}

export function loadRefusal(game: Game, seat: Seat, good: Good, ship: Ship): Refusal | null {
  const { state } = game;
  const held = state.players[seat].goods[good];
  if (held === 0) return refusal('notHeld');
  if (ship >= state.ships.length) return refusal('noSuchShip');
  const carrier = shipWith(state, good);
  if (carrier !== null && carrier !== ship) return refusal('kindOnAnotherShip');
  if (carrier === ship) return space(state, ship) > 0 ? null : refusal('shipFull');
  if (state.ships[ship].good !== null) return refusal('shipCarriesAnother');
  const most = Math.min(held, largestEmpty(state));
  return state.ships[ship].capacity < most ? refusal('mustUseBiggestShip') : null;
}

/** CA-4, CA-5, CA-6: points for goods loaded, with the first load's privilege. */
export function scoreLoad(game: Game, seat: Seat, goodsPoints: number): number {
  const player = game.state.players[seat];
  let vp = goodsPoints;
  if (seat === game.state.chooser && !player.loaded) vp += privilegeOf(game, seat);
  player.loaded = true;
  for (const hook of game.rules.loadVp) {
    if (player.staff[hook.building] > 0) vp += hook.effect(game, seat);
  }
  gainVp(game, seat, vp);
  return vp;
}
