import {
  type Action,
  decisionOf,
  isRefusal,
  legalActions,
  nextInt,
  PASS,
  randomPlacement,
} from '#engine';
import type { Bot } from './bot';
import { type Chair, takeSeat } from './seat';

/** Any legal action, all equally likely. */
export const random: Bot = {
  level: 'random',
  begin(view, rng) {
    const chair = takeSeat(view, rng);
    if (isRefusal(chair)) return chair;
    const choice = anyAction(chair, rng);
    return { budget: 0, step: () => true, best: () => choice };
  },
};

function anyAction({ state, seat }: Chair, rng: number[]): Action {
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, rng);
  const actions = legalActions(state, seat);
  return actions[nextInt(rng, actions.length)] ?? PASS;
}
