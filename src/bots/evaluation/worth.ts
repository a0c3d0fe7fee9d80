import { type Counts, type GameState, keyed, type Seat, score } from '#engine';
import type { EvaluationContext, Weights } from './context';
import { weighed } from './features';

/** The expected final points, up to a constant that all seats share. */
export function worthOf(state: GameState, seat: Seat, weights: Weights): number {
  const { owned, atWork } = weights;
  const isAutomated = state.puertoma?.boards[seat] != null;
  const worth = isAutomated ? weights.automated : weights.worth;
  const features = weights.context.description.of(state, seat, weights.rounds);
  let points = weighed(features, worth);
  const { city, staff } = state.players[seat];
  for (const building of city) {
    points += owned[building];
    if (staff[building] > 0) points += atWork[building];
  }
  return points;
}

/** Everybody's chance to win, from 0 to 1; certain when the game is over. */
export function chances(state: GameState, context: EvaluationContext): Counts<Seat> {
  if (state.over) return outcome(state, context);
  const weights = context.weightsFor(state);
  const points = keyed(context.seats, (seat) => worthOf(state, seat, weights));
  return shares(points, context, weights.spread);
}

/** Turns points into chances by a softmax with the spread as its temperature. */
function shares(points: Counts<Seat>, { seats }: EvaluationContext, spread: number): Counts<Seat> {
  const most = Math.max(...points);
  let total = 0;
  for (const seat of seats) {
    const share = Math.exp((points[seat] - most) / spread);
    points[seat] = share;
    total += share;
  }
  for (const seat of seats) points[seat] /= total;
  return points;
}

/** How much the margin counts beside the victory itself. */
const MARGIN = 0.02;
const MARGIN_SPREAD = 10;

/** EN-5: winners share a tie. A larger margin counts a little more. */
function outcome(state: GameState, context: EvaluationContext): Counts<Seat> {
  const scores = score(state);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  const points = keyed(context.seats, () => 0);
  for (const { seat, total, tieBreak } of scores) points[seat] = total + tieBreak / 100;
  const margins = shares(points, context, MARGIN_SPREAD);
  const chance = keyed(context.seats, (seat) => margins[seat] * MARGIN);
  for (const { seat, rank } of scores) {
    if (rank === 1) chance[seat] = (1 / winners) * (1 - MARGIN) + margins[seat] * MARGIN;
  }
  return chance;
}
