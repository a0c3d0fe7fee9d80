import { isRefusal, nextInt } from '#engine';
import type { Bot } from './bot';
import { EvaluationContext } from './evaluation/context';
import type { ModelSource } from './evaluation/models';
import { worthOf } from './evaluation/worth';
import { perspectiveOf } from './perspective';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';

/** Half of the greatest error, in points. */
const NOISE = 2;

/**
 * Evaluates its own board only and adds noise, so that it makes plausible mistakes, like beginners.
 */
export function easyBot(modelOf: ModelSource): Bot {
  return {
    level: 'easy',
    begin(view, rng) {
      const perspective = perspectiveOf(view, rng);
      if (isRefusal(perspective)) return perspective;
      const context = new EvaluationContext(perspective.state, modelOf(perspective.state));
      const weights = context.weightsFor(perspective.state);
      const candidates = candidatesFor(perspective.state, perspective.seat, weights, rng);
      const look = new Lookahead(
        [perspective.state],
        perspective.seat,
        candidates,
        context,
        (state, seat) => worthOf(state, seat, weights),
      );
      for (const candidate of look.rated) candidate.total += errorFrom(rng);
      return look;
    },
  };
}

function errorFrom(rng: number[]): number {
  return (NOISE * (nextInt(rng, 1000) + nextInt(rng, 1000))) / 1000;
}
