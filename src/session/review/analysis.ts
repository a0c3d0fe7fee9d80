import * as v from 'valibot';

/** Winning chances, from 0 to 1, of a choice and of the best alternative. */
export interface ChoiceComparison {
  readonly chosen: number;
  readonly other: number;
}

export interface StepAnalysis {
  /** Winning chance of each seat; null unless a role is chosen next or the game begins or ends. */
  readonly chances: readonly number[] | null;
  /** The decision before this step and the best alternative, in notation; null without a choice. */
  readonly decision: (ChoiceComparison & { readonly instead: string }) | null;
}

/** A decision that was searched more deeply. */
export interface Duel extends ChoiceComparison {
  readonly step: number;
}

/** The slow part of a review, complete or partial. It is cached with the game. */
export interface Analysis {
  readonly steps: readonly StepAnalysis[];
  readonly duels: readonly Duel[];
}

export const EMPTY_ANALYSIS: Analysis = { steps: [], duels: [] };

const FORMAT = 1;
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const storedAnalysis = v.object({
  format: v.literal(FORMAT),
  /** Number of steps of the game. An analysis with another number is not used. */
  stepCount: v.number(),
  steps: v.array(
    v.object({
      chances: v.nullable(v.array(chance)),
      decision: v.nullable(v.object({ chosen: chance, other: chance, instead: v.string() })),
    }),
  ),
  duels: v.array(v.object({ step: v.number(), chosen: chance, other: chance })),
});

export function writeAnalysis(analysis: Analysis, stepCount: number): string {
  return JSON.stringify({ format: FORMAT, stepCount, ...analysis });
}

/** Reads the analysis of a game with this number of steps; empty if it does not fit. */
export function readAnalysis(json: unknown, stepCount: number): Analysis {
  const parsed = v.safeParse(storedAnalysis, json);
  if (!parsed.success) return EMPTY_ANALYSIS;
  const { steps, duels } = parsed.output;
  const fits = parsed.output.stepCount === stepCount && steps.length <= stepCount;
  return fits ? { steps, duels } : EMPTY_ANALYSIS;
}
