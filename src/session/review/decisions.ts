import type { Action, Seat } from '#engine';
import type { Told } from '#session/local/retell';
import type { Mark, Measured, WeighedChances } from './measured';

/** A decision with what it was worth, and what could have been done in its place. */
export interface Reviewed extends WeighedChances {
  /** The step that it led to. */
  readonly step: number;
  readonly seat: Seat;
  readonly action: Action;
  /** In notation. */
  readonly instead: string;
}

/** What a decision cost; less than nothing if it was the best. */
export const lossOf = ({ chosen, other }: WeighedChances) => other - chosen;

/** The most costly first; of equals the earlier. */
export const byLoss = (a: Reviewed, b: Reviewed) => lossOf(b) - lossOf(a) || a.step - b.step;

/** Every decision that was weighed, in the order of the game. */
export function reviewsIn(steps: readonly Told[], marks: readonly Mark[]): Reviewed[] {
  return marks.flatMap(({ review }, step) => {
    const { seat = null, action = null } = steps[step] ?? {};
    return review === null || seat === null || action === null
      ? []
      : { ...review, step, seat, action };
  });
}

export interface Extremes {
  /** The choice that was furthest ahead of the best other one. */
  readonly best: Reviewed | null;
  /** The choice that was furthest behind it. */
  readonly costly: Reviewed | null;
}

/** Less than this is no difference that an estimate could see. */
const LEAST = 0.02;

/** The best and the most costly decision of a seat, of those that were looked at with care. */
export function extremesOf(
  seat: Seat,
  steps: readonly Told[],
  { marks, duels }: Measured,
): Extremes {
  const own = reviewsIn(steps, marks)
    .flatMap((review) => {
      const duel = duels.find(({ step }) => step === review.step);
      return duel === undefined ? [] : { ...review, ...duel };
    })
    .filter((review) => review.seat === seat)
    .sort(byLoss);
  const costly = own.at(0);
  const best = own.at(-1);
  return {
    best: best !== undefined && -lossOf(best) >= LEAST ? best : null,
    costly: costly !== undefined && lossOf(costly) >= LEAST ? costly : null,
  };
}
