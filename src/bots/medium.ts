import { isRefusal } from '../engine';
import type { Bot } from './bot';
import type { ModelSource } from './evaluation/models';
import { chances, weightsFor } from './evaluation/worth';
import { explain } from './explain';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';
import { takeSeat, worldsOf } from './seat';

const WORLDS = 2;

/** Looks to the end of the phase and takes what leaves the best chance to win. */
export function mediumBot(modelOf: ModelSource, worldCount = WORLDS): Bot {
  return {
    level: 'medium',
    explain,
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const model = modelOf(chair.state);
      const candidates = candidatesFor(
        chair.state,
        chair.seat,
        weightsFor(chair.state, model),
        rng,
      );
      const worlds = worldsOf(chair, candidates.length < 2 ? 1 : worldCount, rng);
      return new Lookahead(worlds, chair.seat, candidates, model, (state, seat) => {
        return chances(state, model)[seat] ?? 0;
      });
    },
  };
}
