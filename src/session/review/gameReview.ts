import { SEATS, type SeatScore, score } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import type { Analysis } from './analysis';
import { type Extremes, extremesOf } from './decisions';
import { type Sample, samplesOf } from './samples';
import { type SeatStatistics, statisticsOf } from './statistics';
import { type TurningPoint, turningPointsIn } from './turningPoints';

/** The review of a game that is over. */
export interface GameReview {
  readonly samples: readonly Sample[];
  readonly turningPoints: readonly TurningPoint[];
  /** By seat; a Puertoma has none, because it makes no decisions. */
  readonly decisions: readonly Extremes[];
  readonly statistics: readonly SeatStatistics[];
  readonly scores: readonly SeatScore[];
  /** A part of the game was played by other rules and is missing. */
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
