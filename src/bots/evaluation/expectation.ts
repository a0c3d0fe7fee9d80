import { type GameState, type Seat, score } from '#engine';
import type { EvaluationContext } from './context';
import { sum } from './queries';
import { chances } from './worth';

/** What a seat may expect of the end of the game. */
export interface Expectation {
  /** To win, from 0 to 1. */
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
  // Of two, each is ahead by its share of both chances: so they were made of points.
  const ahead = rivals.map((rival) => rival / (chance + rival));
  // Against all of them together, since the best of several ends higher than any of them is expected to.
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

/** Nowhere better than the other. */
export function worseOf(one: Expectation, other: Expectation): Expectation {
  return {
    chance: Math.min(one.chance, other.chance),
    place: Math.max(one.place, other.place),
    lead: Math.min(one.lead, other.lead),
  };
}

/**
 * What to expect of a choice that is not better than the best, now that the best is known more closely.
 * `last`: the place behind everybody.
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
