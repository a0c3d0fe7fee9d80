import type { Action, GameView, Refusal } from '#engine';
import type { BotLevel } from '#protocol/limits';
import type { Expectation } from './evaluation/expectation';

/** No person plays against `random`; the other bots are measured by it. */
export type BotName = BotLevel | 'random';

/**
 * A thought in progress. It never looks at a clock: the same view, random state and number of
 * iterations give the same choice, in whatever slices they are taken.
 */
export interface Search {
  /** Iterations it thinks by default; 0 when there is nothing to think about. */
  readonly budget: number;
  /** Thinks on for at most so many iterations; true once the budget is spent. */
  step(iterations: number): boolean;
  /** The best choice so far; legal from the start. */
  best(): Action;
  /** What else it has weighed, the best first, all by the same measure; not every bot weighs. */
  ranked?(): readonly Ranked[];
}

/** A choice and what the search expects of it. */
export interface Ranked extends Expectation {
  readonly action: Action;
}

/** A player that sees no more than a person in its seat does. */
export interface Bot {
  readonly level: BotName;
  /** Starts to think for the view's viewer. `rng` is random state as `seedRandom` makes it. */
  begin(view: GameView, rng: number[]): Search | Refusal;
}
