import type { Bot } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { type Perspective, perspectiveOf } from '#bots/perspective';
import { quickChoice } from '#bots/policy/policy';
import { type Action, decisionOf, isRefusal } from '#engine';

/** A bot that answers without search. */
export function promptBot(choose: (perspective: Perspective, rng: number[]) => Action): Bot {
  return {
    level: 'random',
    begin(view, rng) {
      const perspective = perspectiveOf(view, rng);
      if (isRefusal(perspective)) return perspective;
      const choice = choose(perspective, rng);
      return { budget: 0, step: () => true, best: () => choice };
    },
  };
}

/** A sound choice inside a phase, for opponents whose plan covers only some decisions. */
export function sensible({ state, seat }: Perspective): Action {
  const weights = new EvaluationContext(state, modelFor(state)).weightsFor(state);
  return quickChoice(state, decisionOf(state)?.kind ?? '', seat, weights);
}
