import { FEATURES } from './features';

/**
 * What self-play taught about games of one number of players. A weight of a feature has three
 * parts: a constant, one that grows with the rounds left, one that fades in at the end.
 */
export interface Model {
  /** Weights of the clues to the rounds left. */
  readonly rounds: readonly number[];
  /** How uncertain the final margin is, in points: now, and more for each round left. */
  readonly spread: readonly number[];
  /** `FEATURES` constants, then as many of the second and of the third part. */
  readonly worth: readonly number[];
}

export const PARTS = 3;

/** The factors of the three parts. */
export function partsAt(rounds: number): readonly [number, number, number] {
  return [1, rounds / 10, Math.exp(-rounds / 2)];
}

/** Weights for one moment of the game. */
export interface Weights {
  readonly rounds: number;
  readonly spread: number;
  readonly worth: readonly number[];
}

const STEPS_PER_ROUND = 4;
const MOST_ROUNDS = 24;
const known = new WeakMap<Model, (Weights | undefined)[]>();

/** The weights with so many rounds left, to the nearest quarter. */
export function weightsAt(model: Model, rounds: number): Weights {
  let list = known.get(model);
  if (list === undefined) {
    list = [];
    known.set(model, list);
  }
  const step = Math.round(Math.min(rounds, MOST_ROUNDS) * STEPS_PER_ROUND);
  let weights = list[step];
  if (weights === undefined) {
    weights = mix(model, step / STEPS_PER_ROUND);
    list[step] = weights;
  }
  return weights;
}

function mix(model: Model, rounds: number): Weights {
  const parts = partsAt(rounds);
  const worth: number[] = [];
  for (let i = 0; i < FEATURES; i++) {
    let weight = 0;
    for (let part = 0; part < PARTS; part++) {
      weight += (parts[part] as number) * (model.worth[part * FEATURES + i] as number);
    }
    worth.push(weight);
  }
  return {
    rounds,
    spread: (model.spread[0] as number) + (model.spread[1] as number) * rounds,
    worth,
  };
}
