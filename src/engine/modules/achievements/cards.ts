import { Good } from '#engine/modules/base/ids';

/** After which changes of its owner's board a card is looked at (X6-2). */
export const Look = {
  built: 1,
  tile: 2,
  placed: 4,
  received: 8,
  loaded: 16,
  points: 32,
  stored: 64,
  sold: 128,
} as const;
export type Look = (typeof Look)[keyof typeof Look];

/** What is to be reached. The last group are deeds: they count only in the moment they are done. */
export type Goal =
  | { readonly is: 'largeBuildings'; readonly count: number }
  | { readonly is: 'smallCommercial'; readonly count: number }
  /** A plant of each of these goods. */
  | { readonly is: 'plantsOfEach'; readonly goods: readonly Good[] }
  | { readonly is: 'plantsAmong'; readonly goods: readonly Good[]; readonly count: number }
  /** At most so many free spaces in each half of the board. */
  | { readonly is: 'freeSpaces'; readonly most: number }
  | { readonly is: 'islandTiles'; readonly count: number }
  | { readonly is: 'colonistsInCity'; readonly count: number }
  | { readonly is: 'colonistsOnIsland'; readonly count: number }
  | { readonly is: 'goodsReceived'; readonly count: number }
  | { readonly is: 'goodsOfOneKind'; readonly count: number }
  /** Both of them, and together so many. */
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
  readonly looks: number;
}

const card = <const Name extends string>(
  name: Name,
  vp: number,
  looks: number,
  goal: Goal,
): CardSpec<Name> => ({ name, vp, goal, looks });

const { corn, indigo, sugar, tobacco, coffee } = Good;

const both = (first: Good, second: Good, count: number): Goal => ({
  is: 'goodsOfBoth',
  goods: [first, second],
  count,
});
const completed = (good: Good): Goal => ({ is: 'cargoCompleted', good });

/** D-9: the thirty cards. */
export const CARD_TABLE = [
  card('bigSpender', 5, Look.built, { is: 'lastCoinSpent' }),
  card('masterArchitect', 3, Look.built, { is: 'cheapLargeBuilding', coins: 6 }),
  card('majorInvestor', 7, Look.built, { is: 'largeBuildings', count: 2 }),
  card('seniorBureaucrat', 7, Look.built, { is: 'smallCommercial', count: 7 }),
  card('luxuryProvider', 5, Look.built, { is: 'plantsOfEach', goods: [sugar, tobacco, coffee] }),
  card('tropicalMagnate', 4, Look.built, { is: 'plantsAmong', goods: [indigo, sugar], count: 3 }),
  card('majorLandowner', 7, Look.built | Look.tile, { is: 'freeSpaces', most: 2 }),
  card('masterAgronomist', 5, Look.tile, { is: 'islandTiles', count: 12 }),
  card('headAdministrator', 6, Look.placed, { is: 'colonistsInCity', count: 12 }),
  card('leadingEmployer', 6, Look.placed, { is: 'colonistsOnIsland', count: 9 }),
  card('leadingProducer', 6, Look.received, { is: 'goodsReceived', count: 7 }),
  card('masterCollector', 7, Look.received, { is: 'goodsOfOneKind', count: 7 }),
  card('cornAndSugar', 4, Look.received, both(corn, sugar, 8)),
  card('cornAndIndigo', 4, Look.received, both(corn, indigo, 9)),
  card('indigoAndSugar', 4, Look.received, both(indigo, sugar, 7)),
  card('coffeeAndSugar', 4, Look.received, both(coffee, sugar, 6)),
  card('indigoAndTobacco', 4, Look.received, both(indigo, tobacco, 6)),
  card('coffeeAndTobacco', 4, Look.received, both(coffee, tobacco, 5)),
  card('cornDispatcher', 3, Look.loaded, completed(corn)),
  card('indigoDispatcher', 3, Look.loaded, completed(indigo)),
  card('sugarDispatcher', 4, Look.loaded, completed(sugar)),
  card('tobaccoDispatcher', 5, Look.loaded, completed(tobacco)),
  card('coffeeDispatcher', 5, Look.loaded, completed(coffee)),
  card('independentShipper', 4, Look.loaded, { is: 'shipFilledAlone' }),
  card('specialisedShipper', 5, Look.loaded, { is: 'bigLoad', count: 5 }),
  card('dockTycoon', 5, Look.loaded, { is: 'kindsLoaded', count: 3 }),
  card('tradeStrategist', 7, Look.points, { is: 'pointsInPhase', count: 7 }),
  card('prudentMerchant', 4, Look.stored, { is: 'kindsKept', count: 2 }),
  card('dealCloser', 4, Look.sold, { is: 'houseClosed' }),
  card('tradeTycoon', 4, Look.sold, { is: 'bigSale', coins: 6 }),
] as const;
