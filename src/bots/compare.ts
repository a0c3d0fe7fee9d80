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

/** Possible differences of two choices at the end of the phase. */
export const DIFFERENCES = ['points', 'production', 'coins', 'goods'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A difference of the best choice from the next best, for one seat. */
export interface Contrast {
  readonly seat: Seat;
  readonly what: Difference;
  /** More if positive, fewer if negative. */
  readonly amount: number;
}

/** A few choices, the best first, and the reasons for the first. */
export interface Comparison {
  readonly choices: readonly Ranked[];
  /** Null if the phase ends alike. */
  readonly contrast: Contrast | null;
  /** Events of the player by the best choice. */
  readonly reasonEvents: readonly ReasonEvent[];
  /** A goal that a rival would win by the next best choice. */
  readonly denial: Denial | null;
  /** A card or goal that the best choice advances more. */
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

/** The difference with the highest weight; losses of rivals count half. */
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
