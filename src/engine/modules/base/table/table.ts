import { popFrame } from '#engine/core/frames';
import { type Counts, keyAt, type Seat, sum } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { SeatHook } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import { BaseRole, type Building, type Good, type Role } from '#engine/modules/base/ids';
import type { Interlude } from '#engine/modules/base/interlude';
import type { Source } from '#engine/modules/base/rules';
import type { EndTrigger, Player } from '#engine/modules/base/state';

/** The small moves that phases and buildings are made of. */

export const CITY_SPACES = 12;
export const ISLAND_SPACES = 12;

export function isOccupied(player: Player, building: Building): boolean {
  return player.staff[building] > 0;
}

/** Whether a colonist of the special kind is among those in the building. */
export function hasSpecial(player: Player, building: Building): boolean {
  return player.specialStaff.length > 0 && player.specialStaff[building] > 0;
}

/** Whether an effect works for the player: its building is occupied, or it is the table's. */
export function isInEffect(player: Player, source: Source<unknown>): boolean {
  const { building } = source;
  return building === null || player.staff[building] > 0;
}

/** Whether one of the effects works for the player. */
export function hasEffect(player: Player, sources: readonly Source<unknown>[]): boolean {
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) return true;
  }
  return false;
}

/** The amounts of all effects that work for the player, added together. */
export function totalEffect(player: Player, sources: readonly Source<number>[]): number {
  let total = 0;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) total += source.effect;
  }
  return total;
}

export function runHooks(game: Game, seat: Seat, sources: readonly Source<SeatHook>[]): void {
  if (sources.length === 0) return;
  const player = game.state.players[seat];
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat);
  }
}

/** Lets the seat rearrange things between the acts (D-5). */
export function offerInterlude(game: Game, seat: Seat, interlude: Interlude): void {
  const { onInterlude } = game.rules;
  const player = game.state.players[seat];
  for (let i = 0; i < onInterlude.length; i++) {
    const source = onInterlude[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat, interlude);
  }
}

export function freeIslandSpaces(player: Player): number {
  return ISLAND_SPACES - sum(player.tiles) - sum(player.turned);
}

export function freeCitySpaces(game: Game, player: Player): number {
  const { specs } = game.rules;
  const { city } = player;
  let free = CITY_SPACES;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) free -= specs[building].spaces;
  }
  return free;
}

export function colonistsOf(player: Player): number {
  return player.sanJuan + sum(player.workers) + colonistsInCity(player);
}

/** Only what is built can be staffed: a city is shorter than the list of all buildings. */
export function colonistsInCity(player: Player): number {
  const { city, staff } = player;
  let total = 0;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) total += staff[building];
  }
  return total;
}

export function buildingCircles(game: Game, player: Player): number {
  const { specs } = game.rules;
  const { city } = player;
  let circles = 0;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) circles += specs[building].circles;
  }
  return circles;
}

/** How often the privilege of the current role counts for this seat: usually once. */
export function privilegeOf(game: Game, seat: Seat): number {
  if (seat !== game.state.chooser || game.state.waived) return 0;
  const extra = game.rules.extraPrivilege;
  return extra.length === 0 ? 1 : 1 + totalEffect(game.state.players[seat], extra);
}

/** The privilege of one role; it counts only while that role is being carried out. */
export function privilegeIn(game: Game, seat: Seat, role: Role): number {
  return game.state.role === role ? privilegeOf(game, seat) : 0;
}

/** CA-10: points beyond the supply of tokens are only a number. */
export function gainVp(game: Game, seat: Seat, points: number): void {
  const { state } = game;
  const tokens = Math.min(points, state.vp);
  state.vp -= tokens;
  if (state.vp === 0) lastTokenTaken(game);
  state.players[seat].vp += tokens;
  state.players[seat].surplusVp += points - tokens;
}

/** CA-10, E-5: it counts when a captain phase ends; V-10: outside of one, with the round. */
function lastTokenTaken(game: Game): void {
  game.state.lastVpTaken = true;
  const { endsWithVp } = game.rules;
  if (endsWithVp === 'anyPhase' && game.state.role !== BaseRole.captain) triggerEnd(game, 'vp');
}

export function gainCoins(game: Game, seat: Seat, coins: number, by: Building | null): void {
  game.state.players[seat].coins += coins;
  game.events?.push({ type: 'coinsGained', seat, coins, by });
}

export function payCoins(game: Game, seat: Seat, coins: number, by: Building | null): void {
  game.state.players[seat].coins -= coins;
  game.events?.push({ type: 'coinsPaid', seat, coins, by });
}

export function gainVpFrom(game: Game, seat: Seat, vp: number, by: Building | null): void {
  gainVp(game, seat, vp);
  game.events?.push({ type: 'vpGained', seat, vp, by });
  runVpGainedHooks(game, seat, vp);
}

/** For who tells of gained points in an event of its own: what listens for points comes after it. */
export function runVpGainedHooks(game: Game, seat: Seat, vp: number): void {
  const { onVpGained } = game.rules;
  if (onVpGained.length === 0) return;
  const player = game.state.players[seat];
  for (let i = 0; i < onVpGained.length; i++) {
    const source = onVpGained[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat, vp);
  }
}

/** Moves goods from a player to the supply. */
export function returnGoods(game: Game, player: Player, good: Good, count: number): void {
  player.goods[good] -= count;
  game.state.goods[good] += count;
}

export function markUsed(player: Player, building: Building): void {
  player.used.push(building);
}

export function wasUsed(player: Player, building: Building): boolean {
  return player.used.length > 0 && player.used.includes(building);
}

export function triggerEnd(game: Game, trigger: EndTrigger): void {
  if (game.state.endTriggers.includes(trigger)) return;
  game.state.endTriggers.push(trigger);
  game.events?.push({ type: 'endTriggered', trigger });
}

/** How many kinds have at least one. */
export function kindsIn(goods: Counts<Good>): number {
  let kinds = 0;
  for (let i = 0; i < goods.length; i++) if (keyAt(goods, i) > 0) kinds++;
  return kinds;
}

/** A turn on which nothing can be done ends by itself. */
export function skipTurn(game: Game, frame: Frame): false {
  game.events?.push({ type: 'skipped', seat: frame.seat });
  popFrame(game);
  return false;
}

/** The seat does without what was on offer. */
export function passTurn(game: Game, seat: Seat): void {
  game.events?.push({ type: 'passed', seat });
}
