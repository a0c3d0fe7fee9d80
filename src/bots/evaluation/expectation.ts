import { type GameState, type Seat, score } from '#engine';
import type { EvaluationContext } from './context';
import { sum } from './queries';
import { chances } from './worth';

/** The expected result of a seat. */
export interface Expectation {
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** 1 is the first. */
  readonly place: number;
  /** Points ahead of the best rival; behind if negative. */
  readonly lead: number;
}

export function expectationOf(
  state: GameState,
  seat: Seat,
  context: EvaluationContext,
): Expectation {
  const all = chances(state, context);
  const chance = all[seat];
  if (state.over) return { chance, ...resultOf(state, seat) };
  const rivals = context.seats.filter((other) => other !== seat).map((other) => all[other]);
  // The chance to end ahead of one rival is the share of both chances.
  const ahead = rivals.map((rival) => rival / (chance + rival));
  // Compared with all rivals together: the best of several ends higher than each is expected to.
  const lead = context.weightsFor(state).spread * Math.log(chance / sum(rivals));
  return { chance, place: 1 + sum(ahead), lead };
}

function resultOf(state: GameState, seat: Seat): Pick<Expectation, 'place' | 'lead'> {
  const scores = score(state);
  const own = scores.find((one) => one.seat === seat);
  const rivals = scores.filter((one) => one.seat !== seat).map(({ total }) => total);
  return { place: own?.rank ?? 1, lead: (own?.total ?? 0) - Math.max(...rivals) };
}

export function meanExpectation(all: readonly Expectation[]): Expectation {
  const mean = (what: keyof Expectation) =>
    sum(all.map((one) => one[what])) / Math.max(1, all.length);
  return { chance: mean('chance'), place: mean('place'), lead: mean('lead') };
}

/** The worse value of each field. */
export function worseOf(one: Expectation, other: Expectation): Expectation {
  return {
    chance: Math.min(one.chance, other.chance),
    place: Math.max(one.place, other.place),
    lead: Math.min(one.lead, other.lead),
  };
}

/**
 * Adjusts the expectation of a choice by the same change as that of the best choice. `last` is the
 * last place.
 */
export function adjustedBy(
  one: Expectation,
  best: Expectation,
  known: Expectation,
  last: number,
): Expectation {
  return {
    chance: (one.chance / best.chance) * known.chance,
    place: Math.min(last, one.place + known.place - best.place),
    lead: one.lead + known.lead - best.lead,
  };
}
