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
import { type Perspective, perspectiveOf } from './perspective';

/** A random legal action. */
export const random: Bot = {
  level: 'random',
  begin(view, rng) {
    const perspective = perspectiveOf(view, rng);
    if (isRefusal(perspective)) return perspective;
    const choice = anyAction(perspective, rng);
    return { budget: 0, step: () => true, best: () => choice };
  },
};

function anyAction({ state, seat }: Perspective, rng: number[]): Action {
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, rng);
  const actions = legalActions(state, seat);
  return actions[nextInt(rng, actions.length)] ?? PASS;
}
