import { colonistAt, placesWithColonists, returnColonist } from '../core/colonists';
import { priceOf } from '../core/price';
import { returnGoods, sum } from '../core/table';
import type { BarterAction } from '../model/actions';
import type { Game } from '../model/game';
import { Building, GOODS, type Good, type Seat } from '../model/ids';
import type { Place } from '../model/places';
import { type Refusal, refusal } from '../model/refusals';
import type { Player } from '../model/state';
import { erect, siteRefusal } from '../phases/builder';
import { commercial } from './kinds';

/** Up to three missing coins, each paid with something else: exactly what is missing. */
export const blackMarket = commercial(
  'blackMarket',
  { cost: 2, vp: 1, column: 1 },
  {
    ways: {
      build: {
        types: ['barter'],
        isOpen(game, seat) {
          const most = mostOffered(game.state.players[seat]);
          return game.state.board.some((building) => {
            const due = missing(game, seat, building);
            return due > 0 && due <= most && siteRefusal(game, seat, building) === null;
          });
        },
        legal(game, seat, out) {
          const offers = offersOf(game, seat);
          for (const building of game.state.board) {
            if (siteRefusal(game, seat, building) !== null) continue;
            for (const offer of offers[missing(game, seat, building)] ?? []) {
              out.push({ type: 'barter', building, ...offer });
            }
          }
        },
        refuse(game, seat, action) {
          return action.type === 'barter' ? barterRefusal(game, seat, action) : refusal('notNow');
        },
        apply(game, seat, action) {
          if (action.type === 'barter') carryOut(game, seat, action);
        },
      },
    },
  },
);

type Offer = Pick<BarterAction, 'colonist' | 'good' | 'vp'>;

function missing(game: Game, seat: Seat, building: Building): number {
  return Math.max(0, priceOf(game, seat, building) - game.state.players[seat].coins);
}

function worthOf({ colonist, good, vp }: Offer): number {
  return (colonist === null ? 0 : 1) + (good === null ? 0 : 1) + (vp ? 1 : 0);
}

/** A colonist, a good and a token, as far as there are any. */
function mostOffered(player: Player): number {
  const hasColonist = placesWithColonists(player).some(isNotOwn);
  return (hasColonist ? 1 : 0) + (sum(player.goods) > 0 ? 1 : 0) + (player.vp > 0 ? 1 : 0);
}

/** Everything that can be offered, by what it is worth. */
function offersOf(game: Game, seat: Seat): Offer[][] {
  const player = game.state.players[seat];
  const colonists: (Place | null)[] = placesWithColonists(player).filter(isNotOwn);
  const goods: (Good | null)[] = GOODS.filter((good) => player.goods[good] > 0);
  const offers: Offer[][] = [[], [], [], []];
  for (const colonist of [null, ...colonists]) {
    for (const good of [null, ...goods]) {
      for (const vp of player.vp > 0 ? [false, true] : [false]) {
        const offer = { colonist, good, vp };
        if (worthOf(offer) > 0) offers[worthOf(offer)]?.push(offer);
      }
    }
  }
  return offers;
}

const isNotOwn = (place: Place) => place.at !== 'city' || place.building !== Building.blackMarket;

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
  const by = Building.blackMarket;
  game.events?.push({ type: 'bartered', seat, colonist, good, vp, by });
  erect(game, seat, building, player.coins);
}
