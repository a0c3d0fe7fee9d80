import { Good } from '#engine/modules/base/ids';

/** Changes after which a card is checked (X6-2). */
export const CardTrigger = {
  built: 1,
  tile: 2,
  placed: 4,
  received: 8,
  loaded: 16,
  points: 32,
  stored: 64,
  sold: 128,
} as const;
export type CardTrigger = (typeof CardTrigger)[keyof typeof CardTrigger];

/** Conditions of cards. The last group is momentary: it counts only when it happens. */
export type Goal =
  | { readonly is: 'largeBuildings'; readonly count: number }
  | { readonly is: 'smallCommercial'; readonly count: number }
  /** A plant of each of these goods. */
  | { readonly is: 'plantsOfEach'; readonly goods: readonly Good[] }
  | { readonly is: 'plantsAmong'; readonly goods: readonly Good[]; readonly count: number }
  /** At most this many free spaces in each half of the board. */
  | { readonly is: 'freeSpaces'; readonly most: number }
  | { readonly is: 'islandTiles'; readonly count: number }
  | { readonly is: 'colonistsInCity'; readonly count: number }
  | { readonly is: 'colonistsOnIsland'; readonly count: number }
  | { readonly is: 'goodsReceived'; readonly count: number }
  | { readonly is: 'goodsOfOneKind'; readonly count: number }
  /** Both of them, and this many together. */
  | { readonly is: 'goodsOfBoth'; readonly goods: readonly [Good, Good]; readonly count: number }
  | { readonly is: 'kindsLoaded'; readonly count: number }
  | { readonly is: 'pointsInPhase'; readonly count: number }
  | { readonly is: 'lastCoinSpent' }
  | { readonly is: 'cheapLargeBuilding'; readonly coins: number }
  | { readonly is: 'cargoCompleted'; readonly good: Good }
  | { readonly is: 'shipFilledAlone' }
  | { readonly is: 'bigLoad'; readonly count: number }
  | { readonly is: 'kindsKept'; readonly count: number }
  | { readonly is: 'houseClosed' }
  | { readonly is: 'bigSale'; readonly coins: number };

export interface CardSpec<Name extends string = string> {
  readonly name: Name;
  readonly vp: number;
  readonly goal: Goal;
  readonly triggers: number;
}

const card = <const Name extends string>(
  name: Name,
  vp: number,
  triggers: number,
  goal: Goal,
): CardSpec<Name> => ({ name, vp, goal, triggers });

const { corn, indigo, sugar, tobacco, coffee } = Good;

const both = (first: Good, second: Good, count: number): Goal => ({
  is: 'goodsOfBoth',
  goods: [first, second],
  count,
});
const completed = (good: Good): Goal => ({ is: 'cargoCompleted', good });

/** D-9: the thirty cards. */
export const CARD_TABLE = [
  card('bigSpender', 5, CardTrigger.built, { is: 'lastCoinSpent' }),
  card('masterArchitect', 3, CardTrigger.built, { is: 'cheapLargeBuilding', coins: 6 }),
  card('majorInvestor', 7, CardTrigger.built, { is: 'largeBuildings', count: 2 }),
  card('seniorBureaucrat', 7, CardTrigger.built, { is: 'smallCommercial', count: 7 }),
  card('luxuryProvider', 5, CardTrigger.built, {
    is: 'plantsOfEach',
    goods: [sugar, tobacco, coffee],
  }),
  card('tropicalMagnate', 4, CardTrigger.built, {
    is: 'plantsAmong',
    goods: [indigo, sugar],
    count: 3,
  }),
  card('majorLandowner', 7, CardTrigger.built | CardTrigger.tile, { is: 'freeSpaces', most: 2 }),
  card('masterAgronomist', 5, CardTrigger.tile, { is: 'islandTiles', count: 12 }),
  card('headAdministrator', 6, CardTrigger.placed, { is: 'colonistsInCity', count: 12 }),
  card('leadingEmployer', 6, CardTrigger.placed, { is: 'colonistsOnIsland', count: 9 }),
  card('leadingProducer', 6, CardTrigger.received, { is: 'goodsReceived', count: 7 }),
  card('masterCollector', 7, CardTrigger.received, { is: 'goodsOfOneKind', count: 7 }),
  card('cornAndSugar', 4, CardTrigger.received, both(corn, sugar, 8)),
  card('cornAndIndigo', 4, CardTrigger.received, both(corn, indigo, 9)),
  card('indigoAndSugar', 4, CardTrigger.received, both(indigo, sugar, 7)),
  card('coffeeAndSugar', 4, CardTrigger.received, both(coffee, sugar, 6)),
  card('indigoAndTobacco', 4, CardTrigger.received, both(indigo, tobacco, 6)),
  card('coffeeAndTobacco', 4, CardTrigger.received, both(coffee, tobacco, 5)),
  card('cornDispatcher', 3, CardTrigger.loaded, completed(corn)),
  card('indigoDispatcher', 3, CardTrigger.loaded, completed(indigo)),
  card('sugarDispatcher', 4, CardTrigger.loaded, completed(sugar)),
  card('tobaccoDispatcher', 5, CardTrigger.loaded, completed(tobacco)),
  card('coffeeDispatcher', 5, CardTrigger.loaded, completed(coffee)),
  card('independentShipper', 4, CardTrigger.loaded, { is: 'shipFilledAlone' }),
  card('specialisedShipper', 5, CardTrigger.loaded, { is: 'bigLoad', count: 5 }),
  card('dockTycoon', 5, CardTrigger.loaded, { is: 'kindsLoaded', count: 3 }),
  card('tradeStrategist', 7, CardTrigger.points, { is: 'pointsInPhase', count: 7 }),
  card('prudentMerchant', 4, CardTrigger.stored, { is: 'kindsKept', count: 2 }),
  card('dealCloser', 4, CardTrigger.sold, { is: 'houseClosed' }),
  card('tradeTycoon', 4, CardTrigger.sold, { is: 'bigSale', coins: 6 }),
] as const;
