import { type GameEvent, SEATS, type Seat } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import type { Sample } from './samples';

/** A moment at which the winning chances changed a lot. */
export interface TurningPoint {
  readonly before: Sample;
  readonly after: Sample;
  /** Roles chosen between the two samples. */
  readonly roles: readonly Extract<GameEvent, { type: 'roleChosen' }>[];
  /** The seat that gained most. */
  readonly up: Seat;
  /** The seat that lost most. */
  readonly down: Seat;
  /** The new leader; null if the lead did not change. */
  readonly leader: Seat | null;
}

const MOST_POINTS = 4;
/** Smaller changes are common in every game. */
const LEAST_SWING = 0.08;

/** The largest changes of the chances, in the order of the game. */
export function turningPointsIn(
  samples: readonly Sample[],
  steps: readonly ReplayStep[],
): TurningPoint[] {
  const points = samples.slice(1).flatMap((after, at) => {
    const before = samples[at];
    return before === undefined ? [] : pointBetween(before, after, steps);
  });
  return points
    .filter((point) => swingOf(point) >= LEAST_SWING && !isMereEnd(point, steps))
    .sort((a, b) => swingOf(b) - swingOf(a) || a.after.step - b.after.step)
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.after.step - b.after.step);
}

/** The end makes the result certain, which alone is no turning point. */
const isMereEnd = ({ after, leader }: TurningPoint, steps: readonly ReplayStep[]) =>
  steps[after.step]?.state.over === true && leader === null;

const change = ({ before, after }: Pick<TurningPoint, 'before' | 'after'>, seat: Seat) =>
  (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0);

const swingOf = (point: TurningPoint) =>
  Math.max(change(point, point.up), -change(point, point.down));

function pointBetween(before: Sample, after: Sample, steps: readonly ReplayStep[]): TurningPoint {
  const seats = SEATS.slice(0, after.chances.length);
  const byChange = [...seats].sort(
    (a, b) => change({ before, after }, b) - change({ before, after }, a),
  );
  const leader = leaderIn(after);
  return {
    before,
    after,
    roles: steps
      .slice(before.step + 1, after.step + 1)
      .flatMap(({ events }) => events.filter((event) => event.type === 'roleChosen')),
    up: byChange[0] ?? 0,
    down: byChange.at(-1) ?? 0,
    leader: leader === leaderIn(before) ? null : leader,
  };
}

function leaderIn({ chances }: Sample): Seat {
  return SEATS.find((seat) => chances[seat] === Math.max(...chances)) ?? 0;
}
