import { keyAt, type Seat, sum } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { BuildingSpec, ExtraAction } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { type Building, GOODS, type Good } from '#engine/modules/base/ids';
import { erect, isObtainable, siteRefusal } from '#engine/modules/base/phases/builder';
import type { Place } from '#engine/modules/base/places';
import { freeCitySpaces } from '#engine/modules/base/player/spaces';
import { colonistsOf } from '#engine/modules/base/player/staff';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import type { Player } from '#engine/modules/base/state';
import {
  colonistAt,
  placesWithColonists,
  returnColonist,
} from '#engine/modules/base/supply/colonists';
import { returnGoods } from '#engine/modules/base/supply/goods';
import { priceOf } from '#engine/modules/base/supply/price';
import type { BarterAction } from '#engine/modules/newBuildings/actions';
import type { Act, Game } from '#engine/modules/newBuildings/game';
import { refusal } from '#engine/modules/newBuildings/refusals';

const barter: ExtraAction<Act> = {
  types: ['barter'],
  isAvailable: (game, seat) => buildingsWithinReach(game, seat, 1).length > 0,
  legal(game, seat, out) {
    const found = buildingsWithinReach(game, seat, Number.POSITIVE_INFINITY);
    if (found.length === 0) return;
    const offers = offersOf(game, seat);
    for (const building of found) {
      for (const { colonist, good, vp } of offers[missing(game, seat, building)] ?? []) {
        out.push({ type: 'barter', building, colonist, good, vp });
      }
    }
  },
  refuse(game, seat, action) {
    return action.type === 'barter' ? barterRefusal(game, seat, action) : baseRefusal('notNow');
  },
  apply(game, seat, action) {
    if (action.type === 'barter') carryOut(game, seat, action);
  },
};

/** Up to three missing coins are paid with a colonist, a good and a token, exactly as many as are missing. */
export const blackMarket: BuildingSpec<'blackMarket'> = commercial(
  'blackMarket',
  { cost: 2, vp: 1, column: 1 },
  { extraActions: { build: barter } },
);

type Offer = Pick<BarterAction, 'colonist' | 'good' | 'vp'>;

function missing(game: Game, seat: Seat, building: Building): number {
  return Math.max(0, priceOf(game, seat, building) - game.state.players[seat].coins);
}

function worthOf({ colonist, good, vp }: Offer): number {
  return (colonist === null ? 0 : 1) + (good === null ? 0 : 1) + (vp ? 1 : 0);
}

/** Buildings that could be bartered for, up to a number of them. */
function buildingsWithinReach(game: Game, seat: Seat, limit: number): Building[] {
  const { board, players } = game.state;
  const player = players[seat];
  const most = mostOffered(player);
  const spaces = freeCitySpaces(game, player);
  const found: Building[] = [];
  for (let i = 0; i < board.length && found.length < limit; i++) {
    const building = keyAt(board, i);
    const due = missing(game, seat, building);
    if (due === 0 || due > most || !isObtainable(game, player, building, spaces)) continue;
    found.push(building);
  }
  return found;
}

/** A colonist, a good and a token, where there are any. */
function mostOffered(player: Player): number {
  const colonist = colonistsOf(player) > player.staff[blackMarket.number] ? 1 : 0;
  return colonist + (sum(player.goods) > 0 ? 1 : 0) + (player.vp > 0 ? 1 : 0);
}

/** All offers, by their worth in coins. */
function offersOf(game: Game, seat: Seat): Offer[][] {
  const player = game.state.players[seat];
  const colonists: (Place | null)[] = placesWithColonists(player).filter(isNotOwn);
  const goods: (Good | null)[] = GOODS.filter((good) => player.goods[good] > 0);
  const offers: Offer[][] = [[], [], [], []];
  for (const colonist of [null, ...colonists]) {
    for (const good of [null, ...goods]) {
      for (const vp of player.vp > 0 ? [false, true] : [false]) {
        const offer = { colonist, good, vp };
        offers[worthOf(offer)]?.push(offer);
      }
    }
  }
  return offers;
}

const isNotOwn = (place: Place) => place.at !== 'city' || place.building !== blackMarket.number;

function barterRefusal(game: Game, seat: Seat, action: BarterAction): Refusal | null {
  const site = siteRefusal(game, seat, action.building);
  if (site !== null) return site;
  const player = game.state.players[seat];
  const { colonist, good, vp } = action;
  const lacks =
    (colonist !== null && (!isNotOwn(colonist) || !colonistAt(player, colonist))) ||
    (good !== null && player.goods[good] === 0) ||
    (vp && player.vp === 0);
  if (lacks) return refusal('cannotOffer');
  const due = missing(game, seat, action.building);
  return due > 0 && worthOf(action) === due ? null : refusal('wrongBarter');
}

function carryOut(game: Game, seat: Seat, action: BarterAction): void {
  const { colonist, good, vp, building } = action;
  const player = game.state.players[seat];
  if (colonist !== null) returnColonist(game, seat, colonist);
  if (good !== null) returnGoods(game, player, good, 1);
  if (vp) {
    player.vp--;
    game.state.vp++;
  }
  const by = blackMarket.number;
  game.events?.push({ type: 'bartered', seat, colonist, good, vp, by });
  erect(game, seat, building, player.coins);
}
