import {
  CARD_NAMES,
  type Card,
  type CardName,
  type Counts,
  cardProgress,
  type GameState,
  GOODS,
  Good,
  mapped,
  type Seat,
  TRADING_HOUSE_SPACES,
} from '#engine';
import { Feature } from './features';
import type { Prospect } from './probability';

/** How a seat's board and progress predict each achievement card (X6-2). */

type Numbers = Readonly<Counts<Feature>>;
type Board = (numbers: Numbers) => number;
/** Replaces the engine's progress for momentary goals that have none. */
type Near = (state: GameState, numbers: Numbers) => number;

interface Reading {
  readonly board: Board;
  /** Full progress does not reach the card yet. */
  readonly isMomentary?: true;
  readonly near?: Near;
}

const coins: Board = (it) => it[Feature.coins] / 10;
const hands: Board = (it) => it[Feature.colonists] / 12;
const kinds: Board = (it) => it[Feature.kinds] / 3;

function made(numbers: Numbers): number {
  let sum = 0;
  for (const good of GOODS) sum += numbers[Feature.production[good]];
  return sum;
}

type Lists = Pick<typeof Feature, 'production' | 'goods'>;

function most(numbers: Numbers, list: Lists[keyof Lists]): number {
  let best = 0;
  for (const good of GOODS) if (numbers[list[good]] > best) best = numbers[list[good]];
  return best;
}

const mostMade: Board = (it) => most(it, Feature.production) / 4;

const pair = (one: Good, other: Good): Reading => ({
  board: (it) => (it[Feature.production[one]] + it[Feature.production[other]]) / 6,
});

/** Uses the ship with this good; without one, the smallest empty ship. */
const dispatch = (good: Good): Reading => ({
  board: (it) => it[Feature.production[good]] / 3,
  near: ({ ships }, it) => {
    const own = it[Feature.goods[good]];
    let space = 0;
    for (const ship of ships) {
      if (ship.good === good) return Math.min(1, (ship.count + own) / ship.capacity);
      if (ship.good === null && (space === 0 || ship.capacity < space)) space = ship.capacity;
    }
    return space === 0 ? 0 : Math.min(1, own / space);
  },
});

const bestPrice: Board = (it) => {
  let price = 0;
  for (const good of GOODS) if (it[Feature.production[good]] > 0) price = good;
  return (price + it[Feature.marketSales]) / 6;
};

const held = (it: Numbers): number => it[Feature.unstored] + (it[Feature.unstored] > 0 ? 1 : 0);

const READINGS: Readonly<Record<CardName, Reading>> = {
  bigSpender: { board: coins },
  masterArchitect: { board: (it) => it[Feature.workingQuarries] / 3 },
  majorInvestor: { board: coins },
  seniorBureaucrat: { board: coins },
  luxuryProvider: { board: coins },
  tropicalMagnate: { board: coins },
  majorLandowner: { board: coins },
  masterAgronomist: { board: (it) => it[Feature.tileGivers] / 6 },
  headAdministrator: { board: hands },
  leadingEmployer: { board: hands },
  leadingProducer: { board: (it) => made(it) / 7, isMomentary: true },
  masterCollector: { board: mostMade },
  cornAndSugar: pair(Good.corn, Good.sugar),
  cornAndIndigo: pair(Good.corn, Good.indigo),
  indigoAndSugar: pair(Good.indigo, Good.sugar),
  coffeeAndSugar: pair(Good.coffee, Good.sugar),
  indigoAndTobacco: pair(Good.indigo, Good.tobacco),
  coffeeAndTobacco: pair(Good.coffee, Good.tobacco),
  cornDispatcher: dispatch(Good.corn),
  indigoDispatcher: dispatch(Good.indigo),
  sugarDispatcher: dispatch(Good.sugar),
  tobaccoDispatcher: dispatch(Good.tobacco),
  coffeeDispatcher: dispatch(Good.coffee),
  independentShipper: {
    board: mostMade,
    near: ({ ships }, it) => {
      const smallest = Math.min(...ships.map(({ capacity }) => capacity));
      return Math.min(1, most(it, Feature.goods) / smallest);
    },
  },
  specialisedShipper: { board: mostMade, isMomentary: true },
  dockTycoon: { board: kinds, near: (_state, it) => heldKinds(it) / 3 },
  tradeStrategist: {
    board: (it) => made(it) / 7,
    near: (_state, it) => Math.min(1, held(it) / 7),
  },
  prudentMerchant: { board: kinds, isMomentary: true },
  dealCloser: {
    board: kinds,
    near: ({ tradingHouse }) => tradingHouse.length / TRADING_HOUSE_SPACES,
  },
  tradeTycoon: { board: bestPrice, isMomentary: true },
};

function heldKinds(numbers: Numbers): number {
  let found = 0;
  for (const good of GOODS) if (numbers[Feature.goods[good]] > 0) found++;
  return found < 3 ? found : 3;
}

/** Whether the card counts as reached as soon as it is checked. */
export const isHeld = (card: Card, { near }: Prospect): boolean =>
  near >= 1 && BY_CARD[card].near === undefined && BY_CARD[card].isMomentary !== true;

const BY_CARD = mapped(CARD_NAMES, (name) => READINGS[name]);

/** Writes into `out`, because a search makes thousands of calls. */
export function readProspect(
  state: GameState,
  seat: Seat,
  card: Card,
  numbers: Numbers,
  out: Prospect,
): Prospect {
  const { board, near } = BY_CARD[card];
  out.near = near === undefined ? cardProgress(state, seat, card) : near(state, numbers);
  out.board = board(numbers);
  return out;
}
