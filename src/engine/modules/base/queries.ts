import { type Counts, keyed, type Seat, sum } from '#engine/core/ids';
import type { CoreOptions } from '#engine/core/module';
import type { Refusal } from '#engine/core/refusals';
import { quietGame, rulesFor } from '#engine/core/rules';
import { SLOTS } from './board/slots';
import type { BuildingSpec } from './building';
import { totalEffect } from './effects/effects';
import type { Game } from './game';
import { type Building, GOODS, type Good, type Role, type Tile } from './ids';
import { siteRefusal } from './phases/builder';
import { seatToPick } from './phases/round';
import { roomOf } from './phases/storage';
import { saleBonus, salePrice, saleRefusal } from './phases/trader';
import type { Place } from './places';
import { buildingCircles } from './player/spaces';
import type { BaseRefusalCode } from './refusals';
import type { Held, Rules } from './rules';
import type { BaseState } from './state';
import { roomFor } from './supply/cargo';
import { freePlaces } from './supply/colonists';
import { explainPrice, type Price, priceOf } from './supply/price';
import { heldByModules } from './supply/removed';

/** Queries for screens and bots. They do not change the state. */

/** A game without events. */
export function gameOf<G extends Game = Game>(state: G['state']): G {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: games of modules add nothing to a game but the type of its state
  return quietGame(state) as G;
}

/** Core keeps the rules of any root module; base is ours. */
// biome-ignore lint/nursery/noUnsafeTypeAssertion: the root module that compiled them is base
export const rulesUnder = (options: CoreOptions): Rules => rulesFor(options) as Rules;
const rulesOf = ({ options }: Pick<BaseState, 'options'>): Rules => rulesUnder(options);

/** The numbers that a building has in this game. */
export function buildingSpec(game: Pick<BaseState, 'options'>, building: Building): BuildingSpec {
  return rulesOf(game).specs[building];
}

/** Specs by building number. */
export function buildingSpecs(game: Pick<BaseState, 'options'>): Rules['specs'] {
  return rulesOf(game).specs;
}

/** The role cards of this game, taken or not, in their usual order. */
export function rolesInGame(game: Pick<BaseState, 'options'>): readonly Role[] {
  return rulesOf(game).roles;
}

/** Two players choose three roles each in a round, others one. */
export function picksPerRound(game: Pick<BaseState, 'options'>): number {
  return rulesOf(game).setup.picksPerRound;
}

/** MA-7: whether the last colonist ends the game. */
export function endsWithoutColonists(game: Pick<BaseState, 'options'>): boolean {
  return rulesOf(game).endsWithoutColonists;
}

export function buildingPrice(state: BaseState, seat: Seat, building: Building): Price {
  return explainPrice(gameOf(state), seat, building);
}

/** The price without its parts; faster than `buildingPrice`. */
export function buildingCost(state: BaseState, seat: Seat, building: Building): number {
  return priceOf(gameOf(state), seat, building);
}

/** The reason why the seat cannot have the building, money aside; null if it can. */
export function buildingSiteRefusal(
  state: BaseState,
  seat: Seat,
  building: Building,
): Refusal<BaseRefusalCode> | null {
  return siteRefusal(gameOf(state), seat, building);
}

/** The seat's production now, with an unlimited supply. */
export function production(state: BaseState, seat: Seat): Counts<Good> {
  const game = gameOf(state);
  return keyed(GOODS, (good) => game.rules.boards[seat].makes(game, seat, good));
}

export function salePriceOf(state: BaseState, seat: Seat, good: Good): number {
  return salePrice(gameOf(state), seat, good);
}

/** TR-6: coins that the seat's effects add to a sale of the good. */
export function saleBonusOf(state: BaseState, seat: Seat, good: Good): number {
  return saleBonus(gameOf(state), seat, good);
}

/** TR-3, TR-4, TR-7: whether the trading house would take the good from the seat. */
export function maySell(state: BaseState, seat: Seat, good: Good): boolean {
  return saleRefusal(gameOf(state), seat, good) === null;
}

/** CA-2, CA-3: how many goods of the kind the cargo ships still take. */
export function cargoRoom({ ships }: BaseState, good: Good): number {
  return roomFor(ships, good);
}

/** whether the seat makes the next choice of a role, and how many more in this round. */
export function picksOf(state: BaseState, seat: Seat): { isNext: boolean; left: number } {
  const game = gameOf(state);
  let left = 0;
  for (let pick = state.picks; pick < game.rules.setup.picksPerRound; pick++) {
    if (seatToPick(game, pick) === seat) left++;
  }
  return { isNext: left > 0 && seatToPick(game, state.picks) === seat, left };
}

/** CA-12: kinds of which the seat may keep all; faster than `storageRoom`. */
export function kindsStored(state: BaseState, seat: Seat): number {
  return totalEffect(state.players[seat], rulesOf(state).storedKinds);
}

/** CA-12: how much the seat may keep, and which of its buildings give it the room. */
export interface StorageRoom {
  /** Goods of any kinds. */
  readonly singles: number;
  /** Kinds of which all may be kept. */
  readonly kinds: number;
  readonly by: readonly Building[];
}

export function storageRoom(state: BaseState, seat: Seat): StorageRoom {
  const game = gameOf(state);
  const { storedKinds, storedGoods } = game.rules;
  const { city, staff } = state.players[seat];
  const sources = [...storedKinds, ...storedGoods].map(({ building }) => building);
  const by = city.filter((building) => sources.includes(building) && staff[building] > 0);
  return { ...roomOf(game, seat), by };
}

/** X1-1: the buildings that were picked for the board, and the number of picks left. */
export function draftedBoard(state: BaseState): {
  readonly picked: readonly Building[];
  readonly left: number;
} {
  const { fixedBoard } = rulesOf(state).box;
  const picked = state.board.filter((building) => !fixedBoard.includes(building));
  return { picked, left: SLOTS - picked.length };
}

export function colonists(state: BaseState, seat: Seat): number {
  const game = gameOf(state);
  return game.rules.boards[seat].colonists(game, seat);
}

/** Tiles of a kind that the seat has, wherever on its board they lie. */
export function tilesOwned(state: BaseState, seat: Seat, tile: Tile): number {
  const game = gameOf(state);
  return game.rules.boards[seat].tiles(game, seat, tile);
}

export function ownsBuilding(state: BaseState, seat: Seat, building: Building): boolean {
  const game = gameOf(state);
  return game.rules.boards[seat].owns(game, seat, building);
}

/** Circles on the seat's tiles and buildings, filled or not. */
export function circles(state: BaseState, seat: Seat): number {
  const player = state.players[seat];
  return sum(player.tiles) + buildingCircles(gameOf(state), player);
}

export function citySpacesLeft(state: BaseState, seat: Seat): number {
  const game = gameOf(state);
  return game.rules.boards[seat].citySpaces(game, seat);
}

export function islandSpacesLeft(state: BaseState, seat: Seat): number {
  const game = gameOf(state);
  return game.rules.boards[seat].islandSpaces(game, seat);
}

/** Places with a free circle. */
export function freeCircles(state: BaseState, seat: Seat): Place[] {
  return freePlaces(gameOf(state), seat).filter(({ at }) => at !== 'sanJuan');
}

/** Goods and tiles that modules have set aside (§12). */
export function setAside(state: BaseState): Held {
  return heldByModules(gameOf(state));
}

/** The seats in play from this one clockwise: the order in which a phase goes round. */
export function seatsFrom(game: Pick<BaseState, 'options'>, first: Seat): Seat[] {
  const { seats, next } = rulesOf(game);
  const order: Seat[] = [];
  let seat = first;
  for (const _ of seats) {
    order.push(seat);
    seat = next[seat];
  }
  return order;
}
