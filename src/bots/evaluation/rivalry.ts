import { type Counts, copyOf, type GameState, keyed, type Seat } from '#engine';
import type { Weights } from './context';
import { type Feature, perFeature, weighed } from './features';
import { factorsAt, type Parts, type StoredWeights } from './model';

/**
 * Seats influence each other: coffee is worth more to its only producer than to one of three. A sum
 * over one seat's features cannot express this, so a small network reads the features of all seats.
 */

/** One unit of the network; its output is between -1 and 1. */
export interface Unit {
  /** The bias. */
  readonly start: Parts;
  /** Weights of the seat's own features, and of the sum of all seats' features. */
  readonly own: Counts<Feature>;
  readonly all: Counts<Feature>;
  /** The weight of the unit's output. */
  readonly pull: number;
}

/** Every entry has a number for each unit. A feature without an entry has weight 0. */
export interface StoredRivalry {
  readonly pull: readonly number[];
  readonly start: Readonly<Record<'any' | 'growing' | 'fading', readonly number[]>>;
  readonly own: StoredWeights;
  readonly all: StoredWeights;
}

export function unitsFrom({ pull, start, own, all }: StoredRivalry): readonly Unit[] {
  const { any, growing, fading } = start;
  return pull.map((counts, unit) => ({
    start: [any[unit] ?? 0, growing[unit] ?? 0, fading[unit] ?? 0],
    own: perFeature((name) => own[name]?.[unit] ?? 0),
    all: perFeature((name) => all[name]?.[unit] ?? 0),
    pull: counts,
  }));
}

/** Corrections to the worth of each seat, in spreads. */
export function rivalryOf(
  state: GameState,
  units: readonly Unit[],
  { context, rounds }: Weights,
): Counts<Seat> {
  const { seats, description } = context;
  const table = keyed(seats, (seat) => copyOf(description.of(state, seat, rounds)));
  const [first, second, third] = factorsAt(rounds);
  const better = keyed(seats, () => 0);
  for (const { start, own, all, pull } of units) {
    let common = first * start[0] + second * start[1] + third * start[2];
    for (const seat of seats) common += weighed(table[seat], all);
    for (const seat of seats) better[seat] += pull * Math.tanh(common + weighed(table[seat], own));
  }
  return better;
}
