import { isRefusal } from '#engine';
import type { Bot } from './bot';
import { EvaluationContext } from './evaluation/context';
import type { ModelSource } from './evaluation/models';
import { chances } from './evaluation/worth';
import { perspectiveOf, worldsOf } from './perspective';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';

const WORLDS = 2;

/** Takes the action with the best chance to win at the end of the phase. */
export function mediumBot(modelOf: ModelSource, worldCount = WORLDS): Bot {
  return {
    level: 'medium',
    begin(view, rng) {
      const perspective = perspectiveOf(view, rng);
      if (isRefusal(perspective)) return perspective;
      const context = new EvaluationContext(perspective.state, modelOf(perspective.state));
      const weights = context.weightsFor(perspective.state);
      const candidates = candidatesFor(perspective.state, perspective.seat, weights, rng);
      const worlds = worldsOf(perspective, candidates.length < 2 ? 1 : worldCount, rng);
      return new Lookahead(worlds, perspective.seat, candidates, context, (state, seat) => {
        return chances(state, context)[seat];
      });
    },
  };
}
