import type { Action, GameView, Refusal } from '#engine';
import type { BotLevel } from '#protocol/limits';
import type { Expectation } from './evaluation/expectation';

/** No person plays against `random`; the other bots are measured by it. */
export type BotName = BotLevel | 'random';

/**
 * A search in progress. It uses no clock: the same view, random state and number of iterations give
 * the same choice, however the iterations are split into steps.
 */
export interface Search {
  /** The default number of iterations; 0 if there is only one choice. */
  readonly budget: number;
  /** Runs at most this many iterations; true once the budget is spent. */
  step(iterations: number): boolean;
  /** The best choice so far; legal from the start. */
  best(): Action;
  /** The best choices with their expectations. Not every bot has them. */
  ranked?(): readonly Ranked[];
}

/** A choice with its expectation. */
export interface Ranked extends Expectation {
  readonly action: Action;
}

/** A player that sees no more than a person in its seat does. */
export interface Bot {
  readonly level: BotName;
  /** Starts a search for the view's viewer. `rng` is random state from `seedRandom`. */
  begin(view: GameView, rng: number[]): Search | Refusal;
}
