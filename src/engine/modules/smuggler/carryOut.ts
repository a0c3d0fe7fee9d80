import type { Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import { runHooks } from '#engine/modules/base/effects/effects';
import type { Role, Ship } from '#engine/modules/base/ids';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { discardCargo, discardPassengers } from '#engine/modules/base/supply/removed';
import { gainVp, runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import { FATES, type Fate, MOST_TAKEN } from './actions';
import { type Game, smugglerOf } from './game';
import { refusal } from './refusals';

/** X3-2: the four actions of a smuggler. */

/** The number taken; null means as many as possible. */
type Wanted = number | null;

export function raidRefusal({ state, rules }: Game, ship: Ship, wanted: Wanted): Refusal | null {
  if (!rules.ships.includes(ship)) return baseRefusal('noSuchShip');
  const { good, count } = state.ships[ship];
  if (good === null) return refusal('shipEmpty');
  return wanted !== null && wanted > count ? refusal('takesTooMany') : null;
}

/** D-7: goods that stay aboard are removed from the game. */
export function raid(game: Game, seat: Seat, ship: Ship, wanted: Wanted): void {
  const { state } = game;
  const { good, count } = state.ships[ship];
  if (good === null) return;
  const taken = Math.min(wanted ?? MOST_TAKEN, count);
  state.players[seat].goods[good] += taken;
  state.ships[ship].count -= taken;
  const discarded = count - taken;
  if (discarded === 0) state.ships[ship].good = null;
  else discardCargo(game, ship, discarded);
  game.events?.push({ type: 'raided', seat, ship, good, taken, discarded });
  runHooks(game, seat, game.rules.onGoodsTaken);
}

export const lootRefusal = ({ state }: Game): Refusal | null =>
  state.tradingHouse.length === 0 ? refusal('houseEmpty') : null;

/** The goods return to the supply, a point for each. */
export function loot(game: Game, seat: Seat): void {
  const { state } = game;
  const goods = state.tradingHouse.slice();
  for (const good of goods) state.goods[good]++;
  state.tradingHouse.length = 0;
  gainVp(game, seat, goods.length);
  game.events?.push({ type: 'looted', seat, goods, vp: goods.length });
  runVpGainedHooks(game, seat, goods.length);
}

/** How many leave the colonist ship, and how many of those the smuggler has room for. */
function poachable({ state, rules }: Game, seat: Seat) {
  const removed = Math.max(0, state.colonistShip - rules.playerCount);
  const room = rules.boards[seat].room({ state, rules, events: null }, seat);
  return { removed, most: Math.min(MOST_TAKEN, removed, room) };
}

/** Possible fates of the special colonist aboard; null if there is none. */
export function fatesOf(game: Game, seat: Seat, wanted: Wanted): readonly (Fate | null)[] {
  const { removed, most } = poachable(game, seat);
  const taken = wanted ?? most;
  if (removed === 0) return [];
  if (game.state.specialOnShip === 0) return [null];
  const open: Readonly<Record<Fate, boolean>> = {
    taken: taken > 0,
    left: true,
    discarded: removed > taken,
  };
  return FATES.filter((fate) => open[fate]);
}

export function poachRefusal(
  game: Game,
  seat: Seat,
  special: Fate | null,
  wanted: Wanted,
): Refusal | null {
  const fates = fatesOf(game, seat, wanted);
  if (fates.length === 0) return refusal('tooFewAboard');
  if (wanted !== null && wanted > poachable(game, seat).most) return refusal('takesTooMany');
  return fates.includes(special) ? null : refusal('wrongFate');
}

export function poach(game: Game, seat: Seat, special: Fate | null, wanted: Wanted): void {
  const { state, rules } = game;
  const { removed, most } = poachable(game, seat);
  const taken = wanted ?? most;
  const discarded = removed - taken;
  const specialTaken = special === 'taken' ? 1 : 0;
  state.colonistShip -= taken;
  state.specialOnShip -= specialTaken;
  discardPassengers(game, discarded, special === 'discarded' ? 1 : 0);
  game.events?.push({ type: 'poached', seat, taken, discarded, special });
  if (taken === 0) return;
  rules.boards[seat].seatColonists(game, seat, {
    count: taken,
    special: specialTaken,
    mayStay: false,
  });
}

/** X3-3: roles cannot be captured in games with automated seats. */
export function captureRefusal({ state, rules }: Game, role: Role): Refusal | null {
  if (rules.hasAutomatedSeats) return refusal('noCaptures');
  if (!rules.roles.includes(role)) return baseRefusal('roleNotInGame');
  return state.roleTaken[role] ? refusal('notForCapture') : null;
}

/** X3-4: the card stays in the round, but the captor gets its coins. */
export function capture(game: Game, seat: Seat, role: Role): void {
  const { state } = game;
  const slice = smugglerOf(game);
  const coins = state.roleCoins[role];
  state.players[seat].coins += coins;
  state.roleCoins[role] = 0;
  slice.captured = role;
  slice.captor = seat;
  game.events?.push({ type: 'captured', seat, role, coins });
}
