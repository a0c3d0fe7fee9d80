import { isRefusal } from '#engine';
import type { Bot } from './bot';
import { Mind } from './evaluation/mind';
import type { ModelSource } from './evaluation/models';
import { chances } from './evaluation/worth';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';
import { takeSeat, worldsOf } from './seat';

const WORLDS = 2;

/** Looks to the end of the phase and takes what leaves the best chance to win. */
export function mediumBot(modelOf: ModelSource, worldCount = WORLDS): Bot {
  return {
    level: 'medium',
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const mind = new Mind(chair.state, modelOf(chair.state));
      const weights = mind.weightsFor(chair.state);
      const candidates = candidatesFor(chair.state, chair.seat, weights, rng);
      const worlds = worldsOf(chair, candidates.length < 2 ? 1 : worldCount, rng);
      return new Lookahead(worlds, chair.seat, candidates, mind, (state, seat) => {
        return chances(state, mind)[seat];
      });
    },
  };
}
