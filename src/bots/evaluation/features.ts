import { type Counts, GOOD_NAMES, type Keyed } from '#engine';

/**
 * Features of a seat. A weighted sum of them estimates its final points. Weights are stored by name;
 * the numbers here are valid in this process only.
 */
export const Feature = {
  score: 0,
  bonus: 1,
  idleBonus: 2,
  coins: 3,
  coinsBeyondTen: 4,
  islandLeft: 5,
  cityLeft: 6,
  colonists: 7,
  sanJuan: 8,
  vacancies: 9,
  quarries: 10,
  workingQuarries: 11,
  kinds: 12,
  harborLoads: 13,
  wharfLoad: 14,
  factoryCoins: 15,
  marketSales: 16,
  storage: 17,
  unstored: 18,
  loadable: 19,
  loadableLater: 20,
  sale: 21,
  saleLater: 22,
  picksLeft: 23,
  choosing: 24,
  turnOrder: 25,
  nobles: 26,
  customs: 27,
  tileGivers: 28,
  colonistGivers: 29,
  production: [30, 31, 32, 33, 34],
  capacity: [35, 36, 37, 38, 39],
  goods: [40, 41, 42, 43, 44],
  spareTiles: [45, 46, 47, 48, 49],
  spareCircles: [50, 51, 52, 53, 54],
  forests: 55,
  goals: 56,
  cards: 57,
  cardPoints: 58,
  captive: 59,
  token: 60,
  automated: 61,
} as const;

type NumberIn<Entry> = Entry extends readonly number[] ? Entry[number] : Entry;
export type Feature = NumberIn<(typeof Feature)[keyof typeof Feature]>;

interface Named {
  readonly feature: Feature;
  /** The key of its weights. */
  readonly name: string;
}

/** In the order of their numbers. */
const NAMED: readonly Named[] = Object.entries(Feature)
  .flatMap(([name, entry]): Named[] =>
    typeof entry === 'number'
      ? [{ feature: entry, name }]
      : entry.map((feature, good) => ({ feature, name: `${name}.${GOOD_NAMES[good]}` })),
  )
  .sort((a, b) => a.feature - b.feature);

export const FEATURES: readonly Feature[] = NAMED.map(({ feature }) => feature);
export const FEATURE_NAMES: readonly string[] = NAMED.map(({ name }) => name);

/** A list with an entry for every feature. */
export type PerFeature<Value> = Keyed<Feature, Value>;

export function perFeature<Value>(make: (name: string) => Value): PerFeature<Value> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: features are the places in NAMED
  return NAMED.map(({ name }) => make(name)) as PerFeature<Value>;
}

/** The weighted sum. */
export function weighed(numbers: Counts<Feature>, weights: Counts<Feature>): number {
  let total = 0;
  // An index loop is fastest here, in the most frequent code of a search.
  const { length } = numbers;
  for (let i = 0; i < length; i++) {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: features are numbered from 0 on, and both lists have one entry each
    const feature = i as Feature;
    total += weights[feature] * numbers[feature];
  }
  return total;
}
