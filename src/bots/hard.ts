import { isRefusal } from '#engine';
import type { Bot } from './bot';
import { EvaluationContext } from './evaluation/context';
import type { ModelSource } from './evaluation/models';
import { perspectiveOf, worldsOf } from './perspective';
import { candidatesFor } from './search/candidates';
import { type Effort, TreeSearch } from './search/treeSearch';

export const EFFORT: Effort = {
  iterations: 1000,
  exploration: 0.1,
  worlds: 1,
  branches: ['round'],
};

/** Searches the choices of all seats for about a round. */
export function hardBot(modelOf: ModelSource, effort = EFFORT): Bot {
  return {
    level: 'hard',
    begin(view, rng) {
      const perspective = perspectiveOf(view, rng);
      if (isRefusal(perspective)) return perspective;
      const context = new EvaluationContext(perspective.state, modelOf(perspective.state));
      const weights = context.weightsFor(perspective.state);
      const candidates = candidatesFor(perspective.state, perspective.seat, weights, rng);
      const worlds = worldsOf(perspective, candidates.length < 2 ? 1 : effort.worlds, rng);
      return new TreeSearch(worlds, perspective.seat, candidates, context, effort);
    },
  };
}
