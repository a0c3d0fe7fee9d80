import { type Building, type GameState, type Seat, score } from '../../engine';
import { AT_WORK, describeSeat, OWNED, SEAT_FEATURES } from './features';
import { type Model, type Weights, weightsAt } from './model';
import { roundsLeft } from './rounds';

const features: number[] = new Array(SEAT_FEATURES).fill(0);

/** The points a seat may expect at the end, give or take what all seats have in common. */
export function worthOf(state: GameState, seat: Seat, weights: Weights): number {
  describeSeat(state, seat, features);
  const { worth } = weights;
  let points = 0;
  for (let i = 0; i < SEAT_FEATURES; i++) points += (worth[i] as number) * (features[i] as number);
  const { city, staff } = state.players[seat];
  for (let i = 0; i < city.length; i++) {
    const building = city[i] as Building;
    points += worth[OWNED + building] as number;
    if (staff[building] > 0) points += worth[AT_WORK + building] as number;
  }
  return points;
}

export function weightsFor(state: GameState, model: Model): Weights {
  return weightsAt(model, roundsLeft(state, model.rounds));
}

/** Everybody's chance to win, from 0 to 1; certain when the game is over. */
export function chances(state: GameState, model: Model): number[] {
  if (state.over) return outcome(state);
  const weights = weightsFor(state, model);
  const points: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    points.push(worthOf(state, seat as Seat, weights));
  }
  return shares(points, weights.spread);
}

/** Points as chances: who leads by more than the spread is most likely to win. */
function shares(points: number[], spread: number): number[] {
  const most = Math.max(...points);
  let total = 0;
  for (let seat = 0; seat < points.length; seat++) {
    const share = Math.exp(((points[seat] as number) - most) / spread);
    points[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < points.length; seat++) points[seat] = (points[seat] as number) / total;
  return points;
}

/** How much the margin counts beside the victory itself. */
const MARGIN = 0.02;
const MARGIN_SPREAD = 10;

/** EN-5: a shared victory counts in parts. Winners, too, would rather win by more. */
function outcome(state: GameState): number[] {
  const scores = score(state);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  const points = scores.map(({ total, tieBreak }) => total + tieBreak / 100);
  const margins = shares(points, MARGIN_SPREAD);
  return scores.map(({ rank }, seat) => {
    const won = rank === 1 ? 1 / winners : 0;
    return won * (1 - MARGIN) + (margins[seat] as number) * MARGIN;
  });
}
