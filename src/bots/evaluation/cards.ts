import stored from '#bots/weights/cards.json';
import { CARD_NAMES, type Counts, cardVp, type GameState, mapped, type Seat } from '#engine';
import type { Feature } from './features';
import { fitFrom, type Prospect, probability } from './probability';
import { isHeld, readProspect } from './prospects';

/** The probability to reach each card, by progress, board and rounds left. */
const STORED: Readonly<Record<string, readonly number[]>> = stored;
const FITS = mapped(CARD_NAMES, (name) => fitFrom(STORED[name]));

/** The expected points from cards that the seat has not reached yet. */
export function cardHopes(
  state: GameState,
  seat: Seat,
  numbers: Readonly<Counts<Feature>>,
  rounds: number,
): number {
  const hand = state.achievements?.hands[seat] ?? [];
  const prospect: Prospect = { near: 0, board: 0 };
  let hopes = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === undefined) continue;
    readProspect(state, seat, card, numbers, prospect);
    const chance = isHeld(card, prospect) ? 1 : probability(FITS[card], prospect, rounds);
    hopes += cardVp(card) * chance;
  }
  return hopes;
}

/** The points of reached cards. */
export function cardPoints(state: GameState, seat: Seat): number {
  // X6-4: against Puertomas reached cards give no points.
  if (state.achievements === null || state.puertoma !== null) return 0;
  let points = 0;
  for (const card of state.achievements.laid[seat]) points += cardVp(card);
  return points;
}
