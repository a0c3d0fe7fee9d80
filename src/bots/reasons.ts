import {
  type Action,
  type Card,
  cardsOf,
  decisionOf,
  type GameEvent,
  type GameState,
  type GoalCard,
  goalsOf,
  isRefusal,
  play,
  type Seat,
  seatsToAct,
} from '#engine';
import type { EvaluationContext } from './evaluation/context';
import { quickChoice } from './policy/policy';

/** Reasons for a choice in games with the expansions III–VI; the app puts them into words. */

/** Own events that are reasons in themselves. */
export const REASON_EVENTS = [
  'goalWon',
  'achieved',
  'raided',
  'looted',
  'poached',
  'captured',
  'ransomed',
] as const;
export type ReasonEvent = Extract<GameEvent, { type: (typeof REASON_EVENTS)[number] }>;

/** A goal that a rival would win after the next best choice. */
export interface Denial {
  readonly seat: Seat;
  readonly card: GoalCard;
}

/** A card or goal that the best choice advances more than the next best. */
export type Nearer = (
  | { readonly of: 'card'; readonly card: Card }
  | { readonly of: 'goal'; readonly card: GoalCard }
) & { readonly have: number; readonly need: number };

/** A phase played out by bots: its events and the state at its end. */
export interface PhasePlayout {
  readonly events: readonly GameEvent[];
  readonly end: GameState;
}

const MOST_ACTIONS = 400;

/** Plays the action, then quick choices until the next choice of a role. */
export function playOutPhase(
  state: GameState,
  seat: Seat,
  action: Action,
  context: EvaluationContext,
): PhasePlayout {
  const events: GameEvent[] = [];
  let end = state;
  let actor = seat;
  let next = action;
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const played = play(end, actor, next);
    if (isRefusal(played)) break;
    end = played.state;
    events.push(...played.events);
    const decision = decisionOf(end);
    const [first] = seatsToAct(end);
    if (decision === null || decision.kind === 'round' || first === undefined) break;
    actor = first;
    next = quickChoice(end, decision.kind, first, context.weightsFor(state));
  }
  return { events, end };
}

const isReasonEvent = (event: GameEvent): event is ReasonEvent =>
  REASON_EVENTS.some((type) => type === event.type);

/** The player's own reason events. */
export function reasonEventsOf({ events }: PhasePlayout, seat: Seat): ReasonEvent[] {
  return events.filter(isReasonEvent).filter((event) => event.seat === seat);
}

/** A goal that a rival wins after the next best choice only. */
export function denialOf(best: PhasePlayout, next: PhasePlayout, seat: Seat): Denial | null {
  const before = goalsOf(best.end);
  for (const { card, winner } of goalsOf(next.end)) {
    if (winner === null || winner === seat) continue;
    if (before.find((goal) => goal.card === card)?.winner === null) return { seat: winner, card };
  }
  return null;
}

/** The first card or goal that the best choice advances more. */
export function nearerOf(
  before: GameState,
  best: PhasePlayout,
  next: PhasePlayout,
  seat: Seat,
): Nearer | null {
  const was = standings(before, seat);
  const otherwise = standings(next.end, seat);
  const isFurther = ({ have, need }: Nearer, index: number) =>
    have < need && [was, otherwise].every((list) => have > (list[index]?.have ?? have));
  return standings(best.end, seat).find(isFurther) ?? null;
}

function standings(state: GameState, seat: Seat): Nearer[] {
  const cards = cardsOf(state, seat).map(
    ({ card, have, need }): Nearer => ({ of: 'card', card, have, need }),
  );
  const goals = goalsOf(state).map(
    ({ card, progress }): Nearer => ({ of: 'goal', card, ...progress[seat] }),
  );
  // Sorted by number, because a card that is laid down moves in the list.
  return [...cards.sort((a, b) => a.card - b.card), ...goals];
}
