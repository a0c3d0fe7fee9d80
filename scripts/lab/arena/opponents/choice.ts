import type { Bot } from '#bots/bot';
import { Mind } from '#bots/evaluation/mind';
import { modelFor } from '#bots/evaluation/models';
import { quickChoice } from '#bots/policy/policy';
import { type Chair, takeSeat } from '#bots/seat';
import { type Action, decisionOf, isRefusal } from '#engine';

/** A bot that answers at once. */
export function promptBot(choose: (chair: Chair, rng: number[]) => Action): Bot {
  return {
    level: 'random',
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
