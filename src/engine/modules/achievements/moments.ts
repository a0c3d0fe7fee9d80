import { type Counts, keyAt, type Seat, sum } from '#engine/core/ids';
import { BaseRole, type Building, GOODS, type Good, type Ship } from '#engine/modules/base/ids';
import type { Place } from '#engine/modules/base/places';
import { CardTrigger } from './cards';
import { achievementsOf, type Game } from './game';
import { CARD_SPECS, CARDS, type Card } from './ids';
import { mostOf } from './progress';
import { checkCards, type Feat, feat } from './reach';

/** X6-2: when the cards of a seat are checked. */
export const moments = {
  onBuilt(game: Game, seat: Seat, building: Building, coins: number) {
    checkCards(game, seat, CardTrigger.built, feat(building, coins, 0));
  },
  onTileGained: (game: Game, seat: Seat) => checkCards(game, seat, CardTrigger.tile),
  onPlaced: (game: Game, seat: Seat) => checkCards(game, seat, CardTrigger.placed),
  onReceived: (game: Game, seat: Seat) => checkCards(game, seat, CardTrigger.received),
  onGoodsTaken: (game: Game, seat: Seat) => checkCards(game, seat, CardTrigger.received),
  onStored: (game: Game, seat: Seat) => checkCards(game, seat, CardTrigger.stored),

  onLoaded(game: Game, seat: Seat, goods: Counts<Good>, ship: Ship | null) {
    const kinds = achievementsOf(game).loaded[seat];
    for (let i = 0; i < GOODS.length; i++) {
      const good = keyAt(GOODS, i);
      if (goods[good] > 0 && !kinds.includes(good)) kinds.push(good);
    }
    checkCards(game, seat, CardTrigger.loaded, loadFeat(game, goods, ship));
  },

  /** X6-5: a sale outside the trading house does not count. */
  onSold(game: Game, seat: Seat, _good: Good, coins: number, inHouse: boolean) {
    if (inHouse) checkCards(game, seat, CardTrigger.sold, feat(null, coins, 0));
  },

  onVpGained(game: Game, seat: Seat, vp: number) {
    if (game.state.role !== BaseRole.captain) return;
    achievementsOf(game).points[seat] += vp;
    checkCards(game, seat, CardTrigger.points);
  },

  onPhaseEnd: {
    captain(game: Game, seat: Seat) {
      const own = achievementsOf(game);
      own.loaded[seat].length = 0;
      own.points[seat] = 0;
    },
  },

  movingMatters: (game: Game, seat: Seat, to: Place, movers: number) =>
    to.at === 'island' && mightReachBy(game, seat, movers),
};

/** X5-2: the last good on a cargo ship completes its cargo; a wharf never does. */
function loadFeat({ state }: Game, goods: Counts<Good>, ship: Ship | null): Feat {
  const load = feat(null, 0, mostOf(goods));
  if (ship === null) return load;
  const { good, count, capacity } = state.ships[ship];
  if (count < capacity) return load;
  load.completed = good;
  load.alone = load.loaded === capacity;
  return load;
}

/**
 * D-5: a move onto the island matters if it reaches a card. The seat's cards are secret, so it is
 * asked whenever it might have such a card.
 */
function mightReachBy(game: Game, seat: Seat, movers: number): boolean {
  const { hands, laid } = achievementsOf(game);
  if (hands[seat].length === 0) return false;
  const there = sum(game.state.players[seat].workers);
  return ISLAND_CARDS.some(
    ({ card, count }) => there < count && there + movers >= count && !isLaid(laid, card),
  );
}

/** The cards that require colonists on the island, and their number. */
const ISLAND_CARDS = CARDS.flatMap((card) => {
  const { goal } = CARD_SPECS[card];
  return goal.is === 'colonistsOnIsland' ? [{ card, count: goal.count }] : [];
});

const isLaid = (laid: readonly (readonly Card[])[], card: Card) =>
  laid.some((cards) => cards.includes(card));
