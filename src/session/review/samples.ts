import { type GameState, picksPerRound, type Seat, totalScore } from '#engine';
import type { Told } from '#session/local/retell';
import type { Measured } from './measured';

/** How everybody stood at some moment. */
export interface Sample {
  readonly step: number;
  readonly round: number;
  /** Where that is in the game: 2.5 is the middle of the third round. */
  readonly at: number;
  /** Chances to win from 0 to 1, and the points if the game had ended there; by seat. */
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

export function samplesOf(
  steps: readonly Told[],
  { marks }: Measured,
  seats: readonly Seat[],
): readonly Sample[] {
  return marks.flatMap(({ chances }, step) => {
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
