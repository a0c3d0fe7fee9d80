import type { Action, Seat } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import type { Analysis, ChoiceComparison, StepAnalysis } from './analysis';

/** A decision compared with the best alternative. */
export interface ReviewedDecision extends ChoiceComparison {
  /** The step that the decision led to. */
  readonly step: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The alternative, in notation. */
  readonly instead: string;
}

/** Winning chance lost by a decision; negative if it was the best choice. */
export const lossOf = ({ chosen, other }: ChoiceComparison) => other - chosen;

/** Sorts the most costly decisions first, then the earlier ones. */
export const byLoss = (a: ReviewedDecision, b: ReviewedDecision) =>
  lossOf(b) - lossOf(a) || a.step - b.step;

/** All analysed decisions, in the order of the game. */
export function reviewedDecisions(
  steps: readonly ReplayStep[],
  analysed: readonly StepAnalysis[],
): ReviewedDecision[] {
  return analysed.flatMap(({ decision }, step) => {
    const { seat = null, action = null } = steps[step] ?? {};
    return decision === null || seat === null || action === null
      ? []
      : { ...decision, step, seat, action };
  });
}

export interface Extremes {
  /** The choice that was furthest ahead of its alternative. */
  readonly best: ReviewedDecision | null;
  /** The choice that was furthest behind its alternative. */
  readonly costly: ReviewedDecision | null;
}

/** Smaller differences are within the error of the estimate. */
const LEAST_DIFFERENCE = 0.02;

/** The best and the most costly decision of a seat, among those searched deeply. */
export function extremesOf(seat: Seat, steps: readonly ReplayStep[], analysis: Analysis): Extremes {
  const own = reviewedDecisions(steps, analysis.steps)
    .flatMap((decision) => {
      const duel = analysis.duels.find(({ step }) => step === decision.step);
      return duel === undefined ? [] : { ...decision, ...duel };
    })
    .filter((decision) => decision.seat === seat)
    .sort(byLoss);
  const costly = own.at(0);
  const best = own.at(-1);
  return {
    best: best !== undefined && -lossOf(best) >= LEAST_DIFFERENCE ? best : null,
    costly: costly !== undefined && lossOf(costly) >= LEAST_DIFFERENCE ? costly : null,
  };
}
