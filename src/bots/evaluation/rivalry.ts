import { type Counts, copyOf, type GameState, keyed, type Seat } from '#engine';
import type { Weights } from './context';
import { type Feature, perFeature, weighed } from './features';
import { factorsAt, type Parts, type StoredWeights } from './model';

/**
 * What the seats mean to each other: coffee is worth more to the only one who has it than to one of three.
 * No sum over what one seat has can tell that, so a small network looks at the seat and at the whole table.
 */

/** One of its units: turns a sum into something between -1 and 1. */
export interface Unit {
  /** What the sum starts from. */
  readonly start: Parts;
  /** Weights of what the seat has, and of what everybody has together. */
  readonly own: Counts<Feature>;
  readonly all: Counts<Feature>;
  /** What it counts for the seat. */
  readonly pull: number;
}

/** Every entry has a number for each unit; features are by name, and one without an entry counts nothing. */
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

/** How much better each seat stands than what it has lets expect, in spreads. */
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
