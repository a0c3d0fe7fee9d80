import type { Game } from '../model/game';
import type { Building, Counts, Good, Role, Seat } from '../model/ids';
import type { Owned } from '../model/rules';
import type { EndTrigger, Frame, Player } from '../model/state';

/** The small moves that phases and buildings are made of. */

export const CITY_SPACES = 12;
export const ISLAND_SPACES = 12;

export function nextSeat(game: Game, seat: Seat): Seat {
  return (seat + 1 === game.rules.playerCount ? 0 : seat + 1) as Seat;
}

export function pushFrame(game: Game, kind: string, seat: Seat, subject = 0, detail = 0): void {
  game.state.frames.push({ kind, seat, subject, detail });
}

export function popFrame(game: Game): void {
  game.state.frames.pop();
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
}

export function isOccupied(player: Player, building: Building): boolean {
  return player.staff[building] > 0;
}

/** Whether a noble is among those in the building. */
export function hasNoble(player: Player, building: Building): boolean {
  return player.nobleStaff[building] > 0;
}

/** Whether the player occupies one of the buildings with this effect. */
export function hasEffect(player: Player, hooks: readonly Owned<unknown>[]): boolean {
  for (let i = 0; i < hooks.length; i++) {
    if (player.staff[(hooks[i] as Owned<unknown>).building] > 0) return true;
  }
  return false;
}

/** The amounts of all occupied buildings with this effect, added together. */
export function totalEffect(player: Player, hooks: readonly Owned<number>[]): number {
  let total = 0;
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as Owned<number>;
    if (player.staff[hook.building] > 0) total += hook.effect;
  }
  return total;
}

export function fire(
  game: Game,
  seat: Seat,
  hooks: readonly Owned<(game: Game, seat: Seat) => void>[],
): void {
  const player = game.state.players[seat];
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as (typeof hooks)[number];
    if (player.staff[hook.building] > 0) hook.effect(game, seat);
  }
}

export function freeIslandSpaces(player: Player): number {
  return ISLAND_SPACES - sum(player.tiles) - sum(player.forests);
}

export function freeCitySpaces(game: Game, player: Player): number {
  let used = 0;
  for (let i = 0; i < player.city.length; i++) {
    used += game.rules.specs[player.city[i] as Building].spaces;
  }
  return CITY_SPACES - used;
}

export function colonistsOf(player: Player): number {
  return player.sanJuan + sum(player.workers) + colonistsInCity(player);
}

/** Only what is built can be staffed: a city is shorter than the list of all buildings. */
export function colonistsInCity(player: Player): number {
  let total = 0;
  for (let i = 0; i < player.city.length; i++) total += player.staff[player.city[i] as Building];
  return total;
}

export function buildingCircles(game: Game, player: Player): number {
  let circles = 0;
  for (let i = 0; i < player.city.length; i++) {
    circles += game.rules.specs[player.city[i] as Building].circles;
  }
  return circles;
}

/** How often the privilege of the current role counts for this seat: usually once. */
export function privilegeOf(game: Game, seat: Seat): number {
  if (seat !== game.state.chooser) return 0;
  const extra = game.rules.extraPrivilege;
  return 1 + (extra.length === 0 ? 0 : totalEffect(game.state.players[seat], extra));
}

/** The privilege of one role; it counts only while that role is being carried out. */
export function privilegeIn(game: Game, seat: Seat, role: Role): number {
  return game.state.role === role ? privilegeOf(game, seat) : 0;
}

/** CA-10: points beyond the supply of tokens are kept as a number. */
export function gainVp(game: Game, seat: Seat, points: number): void {
  const { state } = game;
  const tokens = Math.min(points, state.vp);
  state.vp -= tokens;
  state.players[seat].vp += tokens;
  state.players[seat].surplusVp += points - tokens;
}

export function gainCoins(game: Game, seat: Seat, coins: number, by: Building | null): void {
  game.state.players[seat].coins += coins;
  game.events?.push({ type: 'coinsGained', seat, coins, by });
}

export function gainVpFrom(game: Game, seat: Seat, vp: number, by: Building): void {
  gainVp(game, seat, vp);
  game.events?.push({ type: 'vpGained', seat, vp, by });
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
  for (let i = 0; i < goods.length; i++) if (goods[i as Good] > 0) kinds++;
  return kinds;
}

/** A turn on which nothing can be done ends by itself. */
export function skip(game: Game, frame: Frame): false {
  game.events?.push({ type: 'skipped', seat: frame.seat });
  popFrame(game);
  return false;
}

/** The seat does without what was on offer. */
export function passTurn(game: Game, seat: Seat): void {
  game.events?.push({ type: 'passed', seat });
}
