import {
  type GameState,
  type GameView,
  isRefusal,
  production,
  type Refusal,
  type Seat,
  seedRandom,
  totalScore,
} from '#engine';
import type { Ranked } from './bot';
import { EvaluationContext } from './evaluation/context';
import { modelFor } from './evaluation/models';
import { seatsOf, sum } from './evaluation/queries';
import { perspectiveOf } from './perspective';
import {
  type Denial,
  denialOf,
  type Nearer,
  nearerOf,
  playOutPhase,
  type ReasonEvent,
  reasonEventsOf,
} from './reasons';

/** What can tell one choice from another by the end of the phase, the weightiest first. */
export const DIFFERENCES = ['points', 'production', 'coins', 'goods'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** How the best choice differs from the next best for somebody. */
export interface Contrast {
  readonly seat: Seat;
  readonly what: Difference;
  /** More if positive, fewer if negative. */
  readonly amount: number;
}

/** A few choices by one measure, the best first, and what speaks for the first. */
export interface Comparison {
  readonly choices: readonly Ranked[];
  /** Null where the phase ends alike. */
  readonly contrast: Contrast | null;
  /** What the player does or wins by the best choice, if it can be foreseen. */
  readonly reasonEvents: readonly ReasonEvent[];
  /** What a rival would win by the next best. */
  readonly denial: Denial | null;
  /** What the best choice brings nearer than the next best does. */
  readonly nearer: Nearer | null;
  /** Whether the best choice starts the end of the game. */
  readonly endsGame: boolean;
}

const MOST_CHOICES = 3;

/** Always the same for the same view and ranking. */
export function compare(view: GameView, ranked: readonly Ranked[]): Comparison | Refusal {
  const perspective = perspectiveOf(view, seedRandom(`compare ${view.ply}`));
  if (isRefusal(perspective)) return perspective;
  const { state, seat } = perspective;
  const context = new EvaluationContext(state, modelFor(state));
  const choices = ranked.slice(0, MOST_CHOICES);
  const [best, next] = choices.map(({ action }) => playOutPhase(state, seat, action, context));
  return {
    choices,
    contrast: best && next ? contrastOf(best.end, next.end, seat) : null,
    reasonEvents: best ? reasonEventsOf(best, seat) : [],
    denial: best && next ? denialOf(best, next, seat) : null,
    nearer: best && next ? nearerOf(state, best, next, seat) : null,
    endsGame: best !== undefined && best.end.endTriggers.length > state.endTriggers.length,
  };
}

/** What weighs most: what one gains oneself, or what a rival loses. */
function contrastOf(best: GameState, next: GameState, self: Seat): Contrast | null {
  let found: Contrast | null = null;
  let most = 0;
  for (const seat of seatsOf(best)) {
    for (const what of DIFFERENCES) {
      const amount = holding(best, seat, what) - holding(next, seat, what);
      const speaksForIt = (seat === self ? amount : -amount / 2) * WEIGHTS[what];
      if (speaksForIt <= most) continue;
      most = speaksForIt;
      found = { seat, what, amount };
    }
  }
  return found;
}

const WEIGHTS: Readonly<Record<Difference, number>> = {
  points: 1,
  production: 1.2,
  coins: 0.8,
  goods: 0.6,
};

function holding(state: GameState, seat: Seat, what: Difference): number {
  const player = state.players[seat];
  switch (what) {
    case 'points':
      return totalScore(state, seat);
    case 'production':
      return sum(production(state, seat));
    case 'coins':
      return player.coins;
    case 'goods':
      return sum(player.goods);
  }
}
