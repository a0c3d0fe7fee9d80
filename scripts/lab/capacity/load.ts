/** Assumptions about players. All other numbers were measured (docs/OPERATIONS.md). */
export interface Habits {
  readonly matches: number;
  /** Moves per match and day. */
  readonly movesPerDay: number;
  /** Share of turns that take longer than three quarters of the limit, or all of it. */
  readonly reminded: number;
  readonly timedOut: number;
  /** Minutes per turn. */
  readonly limit: number;
  /** Relative activity by hour of the day. */
  readonly hours: readonly number[];
}

/** The referee's work in each minute of a day. */
export interface Load {
  readonly moves: readonly number[];
  readonly reminders: readonly number[];
  readonly timeOuts: readonly number[];
}

const DAY = 24 * 60;

/** Relative number of moves in each hour. All players in one time zone is the hardest case. */
export const MOVES_BY_HOUR: readonly number[] = [
  0.4, 0.2, 0.1, 0.1, 0.1, 0.2, 0.5, 0.9, 1, 0.9, 0.9, 1, 1.3, 1.2, 1, 1, 1.1, 1.4, 1.8, 2.2, 2.4,
  2.2, 1.4, 0.7,
];

/**
 * A day of matches, minute by minute. The number of moves per minute is random, and late turns come
 * back as reminders and time-outs after their limit.
 */
export function dayOf(habits: Habits, random: () => number): Load {
  const { matches, movesPerDay, hours, limit, reminded, timedOut } = habits;
  const sum = hours.reduce((total, weight) => total + weight, 0);
  const mean = (minute: number) =>
    ((matches * movesPerDay) / 60) * ((hours[Math.floor(minute / 60)] ?? 0) / sum);
  const moves = Array.from({ length: DAY }, (_, minute) => drawn(mean(minute), random));
  const later = (share: number, delay: number) =>
    Array.from({ length: DAY }, (_, minute) => {
      const begun = moves[(((minute - delay) % DAY) + DAY) % DAY] ?? 0;
      return drawn(begun * share, random);
    });
  return {
    moves,
    reminders: later(reminded, Math.round(limit * 0.75)),
    timeOuts: later(timedOut, limit),
  };
}

/** A Poisson number. With a mean this large, the normal distribution is close enough. */
function drawn(mean: number, random: () => number): number {
  const [one, two] = [1 - random(), random()];
  const normal = Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two);
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
}

export const peak = (minutes: readonly number[]) => Math.max(...minutes);
