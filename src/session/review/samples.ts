import { type GameState, picksPerRound, type Seat, totalScore } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import type { Analysis } from './analysis';

/** The standing of all seats at one step. */
export interface Sample {
  readonly step: number;
  readonly round: number;
  /** Position in the game, in rounds: 2.5 is the middle of the third round. */
  readonly at: number;
  /** Winning chance of each seat, from 0 to 1. */
  readonly chances: readonly number[];
  /** Points of each seat if the game ended here. */
  readonly points: readonly number[];
}

export function samplesOf(
  steps: readonly ReplayStep[],
  analysis: Analysis,
  seats: readonly Seat[],
): readonly Sample[] {
  return analysis.steps.flatMap(({ chances }, step) => {
    const state = steps[step]?.state;
    if (chances === null || state === undefined) return [];
    const points = seats.map((seat) => totalScore(state, seat));
    return { step, round: state.round, at: placeOf(state), chances, points };
  });
}

function placeOf(state: GameState): number {
  if (state.over) return state.round;
  return state.round - 1 + Math.min(1, state.picks / picksPerRound(state));
}
