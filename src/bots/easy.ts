import { type Action, isRefusal, nextInt } from '../engine';
import type { Bot, Search } from './bot';
import type { ModelSource } from './evaluation/models';
import { weightsFor, worthOf } from './evaluation/worth';
import { explain } from './explain';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';
import { takeSeat } from './seat';

/** How far, in points, a choice may be misjudged. */
const BLUR = 2;

/**
 * Sees its own board only, as beginners do, and misjudges what a choice is worth; so it makes
 * plausible mistakes but never a pointless one.
 */
export function easyBot(modelOf: ModelSource): Bot {
  return {
    level: 'easy',
    explain,
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const model = modelOf(chair.state);
      const weights = weightsFor(chair.state, model);
      const candidates = candidatesFor(chair.state, chair.seat, weights, rng);
      const look = new Lookahead([chair.state], chair.seat, candidates, model, (state, seat) => {
        return worthOf(state, seat, weights);
      });
      return blurred(look, rng);
    },
  };
}

function blurred(look: Lookahead, rng: number[]): Search {
  const errors = look.candidates.map(
    () => (BLUR * (nextInt(rng, 1000) + nextInt(rng, 1000))) / 1000,
  );
  return {
    budget: look.budget,
    step: (iterations) => look.step(iterations),
    best(): Action {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      look.totals.forEach((total, index) => {
        const felt = total + (errors[index] ?? 0);
        if (felt <= most) return;
        most = felt;
        best = index;
      });
      return look.candidates[best] as Action;
    },
  };
}
