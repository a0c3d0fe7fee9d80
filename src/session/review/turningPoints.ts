import { type GameEvent, SEATS, type Seat } from '#engine';
import type { Told } from '#session/local/retell';
import type { Sample } from './samples';

/** A moment at which the game took another course. */
export interface TurningPoint {
  readonly before: Sample;
  readonly after: Sample;
  /** The roles that were taken between the two. */
  readonly roles: readonly Extract<GameEvent, { type: 'roleChosen' }>[];
  /** Who gained most by it, and who lost most. */
  readonly up: Seat;
  readonly down: Seat;
  /** Who is ahead now and was not before; null if the lead stayed. */
  readonly leader: Seat | null;
}

const MOST_TURNS = 4;
/** Less is the ordinary coming and going of a game. */
const LEAST_SWING = 0.08;

/** The few moments between which the chances changed most, in the order of the game. */
export function turningPointsIn(
  samples: readonly Sample[],
  steps: readonly Told[],
): TurningPoint[] {
  const turns = samples.slice(1).flatMap((after, at) => {
    const before = samples[at];
    return before === undefined ? [] : turnBetween(before, after, steps);
  });
  return turns
    .filter((turn) => swingOf(turn) >= LEAST_SWING && !isMereEnd(turn, steps))
    .sort((a, b) => swingOf(b) - swingOf(a) || a.after.step - b.after.step)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.after.step - b.after.step);
}

/** At the end an estimate becomes certain: that alone is no turn. */
const isMereEnd = ({ after, leader }: TurningPoint, steps: readonly Told[]) =>
  steps[after.step]?.state.over === true && leader === null;

const change = ({ before, after }: Pick<TurningPoint, 'before' | 'after'>, seat: Seat) =>
  (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0);

const swingOf = (turn: TurningPoint) => Math.max(change(turn, turn.up), -change(turn, turn.down));

function turnBetween(before: Sample, after: Sample, steps: readonly Told[]): TurningPoint {
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
