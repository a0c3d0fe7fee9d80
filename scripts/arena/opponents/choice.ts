import type { Bot } from '../../../src/bots/bot';
import { Mind } from '../../../src/bots/evaluation/mind';
import { modelFor } from '../../../src/bots/evaluation/models';
import { explain } from '../../../src/bots/explain';
import { quickChoice } from '../../../src/bots/policy/policy';
import { type Chair, takeSeat } from '../../../src/bots/seat';
import { type Action, decisionOf, isRefusal } from '../../../src/engine';

/** A bot that answers at once. */
export function promptBot(choose: (chair: Chair, rng: number[]) => Action): Bot {
  return {
    level: 'random',
    explain,
    begin(view, rng) {
      const chair = takeSeat(view, rng);
      if (isRefusal(chair)) return chair;
      const choice = choose(chair, rng);
      return { budget: 0, step: () => true, best: () => choice };
    },
  };
}

/** What a sound player does in a phase: opponents with one idea still follow the rest. */
export function sensible({ state, seat }: Chair): Action {
  const weights = new Mind(state, modelFor(state)).weightsFor(state);
  return quickChoice(state, decisionOf(state)?.kind ?? '', seat, weights);
}
