import {
  BUILDING_NAMES,
  BUILDINGS,
  type Building,
  type Counts,
  type Keyed,
  keyed,
  mapped,
} from '#engine';
import { type PerFeature, perFeature } from './features';
import type { Clues } from './rounds';

/** How uncertain the final margin is, in points: at the end, and more for each round left. */
export interface Spread {
  readonly atEnd: number;
  readonly perRound: number;
}

/** A weight has a constant, a part that grows with the rounds left, and one that counts near the end. */
export type Parts = readonly [constant: number, growing: number, fading: number];

/** Learnt by self-play, for one number of players. */
export interface Model {
  /** Weights of the clues to the rounds left. */
  readonly rounds: Clues;
  readonly spread: Spread;
  /** Weights of the features. */
  readonly worth: PerFeature<Parts>;
  /** Weights of the features of automated seats. */
  readonly automated: PerFeature<Parts>;
  /** Weights of buildings: for owning one, and for occupying it. */
  readonly owned: BuildingWeights;
  readonly atWork: BuildingWeights;
}

export interface BuildingWeights {
  readonly parts: Keyed<Building, Parts>;
  /** Buildings without learnt weights. */
  readonly unknown: readonly Building[];
}

/**
 * Weights are stored by name, so that a new thing never gets the weight of another. A thing without an
 * entry is new.
 */
export interface StoredModel extends Pick<Model, 'rounds' | 'spread'> {
  readonly worth: StoredWeights;
  /** Defaults to `worth`. */
  readonly automated?: StoredWeights;
  readonly owned: StoredWeights;
  readonly atWork: StoredWeights;
}

/** The parts of each weight. */
export type StoredWeights = Readonly<Record<string, readonly number[]>>;

export function modelFrom(stored: StoredModel): Model {
  const { rounds, spread, worth, automated = worth, owned, atWork } = stored;
  return {
    rounds,
    spread,
    worth: perFeature((name) => partsOf(worth, name)),
    automated: perFeature((name) => partsOf(automated, name)),
    owned: byBuilding(owned),
    atWork: byBuilding(atWork),
  };
}

function byBuilding(stored: StoredWeights): BuildingWeights {
  return {
    parts: keyed(BUILDINGS, (building) => partsOf(stored, BUILDING_NAMES[building])),
    unknown: BUILDINGS.filter((building) => stored[BUILDING_NAMES[building]] === undefined),
  };
}

/** Neutral if there is no such entry. */
export function partsOf(stored: StoredWeights, name: string): Parts {
  const [constant = 0, growing = 0, fading = 0] = stored[name] ?? [];
  return [constant, growing, fading];
}

/** The factors of a weight's parts for a number of rounds left. */
export function factorsAt(rounds: number): Parts {
  return [1, rounds / 10, Math.exp(-rounds / 2)];
}

/** Combines the parts of weights by these factors. */
export function mixed<Key extends number>(list: Keyed<Key, Parts>, factors: Parts): Counts<Key> {
  const [first, second, third] = factors;
  return mapped(list, (parts) => first * parts[0] + second * parts[1] + third * parts[2]);
}

/** The mean of weights; neutral if there are none. */
export function meanOf(weights: readonly Parts[]): Parts {
  const mean = (part: 0 | 1 | 2) =>
    weights.reduce((total, parts) => total + parts[part], 0) / Math.max(1, weights.length);
  return [mean(0), mean(1), mean(2)];
}
