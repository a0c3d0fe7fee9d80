import type { Seat } from '#engine/core/ids';
import { gameOf } from '#engine/modules/base/queries';
import type { AchievementsState, Game } from './game';
import { CARD_SPECS, type Card } from './ids';
import { isMomentary, needed, standing } from './progress';

/** A card of a seat, and how far it is. */
export interface CardProgress {
  readonly card: Card;
  readonly vp: number;
  readonly reached: boolean;
  readonly have: number;
  readonly need: number;
  /** Counts only when it happens; `have` shows readiness. */
  readonly isMomentary: boolean;
}

/** The progress of a card that the seat has or could take. */
export function progressFor(
  state: AchievementsState,
  seat: Seat,
  card: Card,
  reached = false,
): CardProgress {
  const { vp, goal } = CARD_SPECS[card];
  const need = needed(goal);
  const have = reached ? need : Math.min(need, standing(gameOf<Game>(state), seat, goal));
  return { card, vp, reached, have, need, isMomentary: isMomentary(goal) };
}

/** The progress as a number from 0 to 1; faster than `progressFor`. */
export function cardProgress(state: AchievementsState, seat: Seat, card: Card): number {
  const { goal } = CARD_SPECS[card];
  const have = standing(gameOf<Game>(state), seat, goal) / needed(goal);
  return have < 1 ? have : 1;
}

/** The seat's cards with their progress, those laid down last; none in a game without them. */
export function cardsOf(state: AchievementsState, seat: Seat): CardProgress[] {
  const { achievements } = state;
  if (achievements === null) return [];
  return [
    ...achievements.hands[seat].map((card) => progressFor(state, seat, card)),
    ...achievements.laid[seat].map((card) => progressFor(state, seat, card, true)),
  ];
}

export const cardVp = (card: Card): number => CARD_SPECS[card].vp;
