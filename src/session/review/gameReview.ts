import { SEATS, type SeatScore, score } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import type { Analysis } from './analysis';
import { type Extremes, extremesOf } from './decisions';
import { type Sample, samplesOf } from './samples';
import { type SeatStatistics, statisticsOf } from './statistics';
import { type TurningPoint, turningPointsIn } from './turningPoints';

/** The review of a finished game. */
export interface GameReview {
  readonly samples: readonly Sample[];
  readonly turningPoints: readonly TurningPoint[];
  /** Extremes of each seat. A Puertoma makes no decisions, so its extremes are null. */
  readonly decisions: readonly Extremes[];
  readonly statistics: readonly SeatStatistics[];
  readonly scores: readonly SeatScore[];
  /** A part of the game is missing, because the current rules cannot replay it. */
  readonly isPartial: boolean;
}

export function reviewGame(steps: readonly ReplayStep[], analysis: Analysis): GameReview | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const { players } = last.state;
  const seats = SEATS.slice(0, players.length);
  const samples = samplesOf(steps, analysis, seats);
  return {
    samples,
    turningPoints: turningPointsIn(samples, steps),
    decisions: seats.map((seat) => extremesOf(seat, steps, analysis)),
    statistics: statisticsOf(
      steps.flatMap(({ events }) => events),
      players.length,
    ),
    scores: score(last.state),
    isPartial: steps.some(({ afterGap }) => afterGap),
  };
}
