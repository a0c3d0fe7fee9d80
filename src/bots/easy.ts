import { isRefusal, nextInt } from '#engine';
import type { Bot } from './bot';
import { Mind } from './evaluation/mind';
import type { ModelSource } from './evaluation/models';
import { worthOf } from './evaluation/worth';
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
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const mind = new Mind(chair.state, modelOf(chair.state));
      const weights = mind.weightsFor(chair.state);
      const candidates = candidatesFor(chair.state, chair.seat, weights, rng);
      const look = new Lookahead([chair.state], chair.seat, candidates, mind, (state, seat) =>
        worthOf(state, seat, weights),
      );
      for (const candidate of look.rated) candidate.total += errorFrom(rng);
      return look;
    },
  };
}

function errorFrom(rng: number[]): number {
  return (BLUR * (nextInt(rng, 1000) + nextInt(rng, 1000))) / 1000;
}
