import {
  type Action,
  type ActionOf,
  Card,
  cardVp,
  type GameState,
  type Good,
  type Keyed,
  type Seat,
  salePriceOf,
  TRADING_HOUSE_SPACES,
} from '#engine';

/** The share of a card's points that reaching it now is worth, as it might be reached later. */
const NOW_SHARE = 0.7;

const DISPATCHERS: Keyed<Good, Card> = [
  Card.cornDispatcher,
  Card.indigoDispatcher,
  Card.sugarDispatcher,
  Card.tobaccoDispatcher,
  Card.coffeeDispatcher,
];
const BIG_LOAD = 5;
const BIG_SALE = 6;
const KINDS = 3;
const CHEAP = 6;

/** The worth of an action for momentary cards (X6-2), in points. */
export function cardGain(state: GameState, seat: Seat, action: Action): number {
  const hand = state.achievements?.hands[seat];
  if (hand === undefined || hand.length === 0) return 0;
  let points = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card !== undefined && isReachedBy(state, seat, card, action)) points += cardVp(card);
  }
  return NOW_SHARE * points;
}

function isReachedBy(state: GameState, seat: Seat, card: Card, action: Action): boolean {
  if (action.type === 'load') return isReachedByLoad(state, seat, card, action);
  if (action.type === 'sell') return isReachedBySale(state, seat, card, action);
  return false;
}

function isReachedByLoad(
  state: GameState,
  seat: Seat,
  card: Card,
  { good, ship: number }: ActionOf<'load'>,
): boolean {
  const held = state.players[seat].goods[good];
  const ship = state.ships[number];
  const room = ship.capacity - ship.count;
  switch (card) {
    case DISPATCHERS[good]:
      return held >= room;
    case Card.independentShipper:
      return ship.count === 0 && held >= room;
    case Card.specialisedShipper:
      return Math.min(held, room) >= BIG_LOAD;
    case Card.dockTycoon: {
      const loaded = state.achievements?.loaded[seat] ?? [];
      return loaded.length === KINDS - 1 && !loaded.includes(good);
    }
    default:
      return false;
  }
}

function isReachedBySale(
  state: GameState,
  seat: Seat,
  card: Card,
  { good }: ActionOf<'sell'>,
): boolean {
  switch (card) {
    case Card.dealCloser:
      return seat === state.chooser && state.tradingHouse.length === TRADING_HOUSE_SPACES - 1;
    case Card.tradeTycoon:
      return salePriceOf(state, seat, good) >= BIG_SALE;
    default:
      return false;
  }
}

/** The worth of buying a large building at this price for the seat's cards. */
export function cardGainOfLarge(state: GameState, seat: Seat, price: number): number {
  const hand = state.achievements?.hands[seat];
  if (hand === undefined) return 0;
  let points = 0;
  if (price > 0 && price === state.players[seat].coins && hand.includes(Card.bigSpender)) {
    points += cardVp(Card.bigSpender);
  }
  if (price <= CHEAP && hand.includes(Card.masterArchitect)) points += cardVp(Card.masterArchitect);
  return NOW_SHARE * points;
}
