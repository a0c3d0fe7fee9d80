import { isRefusal } from '#engine';
import type { Bot } from './bot';
import { Mind } from './evaluation/mind';
import type { ModelSource } from './evaluation/models';
import { candidatesFor } from './search/candidates';
import { type Effort, Forest } from './search/forest';
import { takeSeat, worldsOf } from './seat';

export const EFFORT: Effort = {
  iterations: 1000,
  curiosity: 0.1,
  worlds: 1,
  branches: ['round'],
};

/** Searches the choices of everybody for about a round and takes the most promising. */
export function hardBot(modelOf: ModelSource, effort = EFFORT): Bot {
  return {
    level: 'hard',
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const mind = new Mind(chair.state, modelOf(chair.state));
      const weights = mind.weightsFor(chair.state);
      const candidates = candidatesFor(chair.state, chair.seat, weights, rng);
      const worlds = worldsOf(chair, candidates.length < 2 ? 1 : effort.worlds, rng);
      return new Forest(worlds, chair.seat, candidates, mind, effort);
    },
  };
}
