import * as v from 'valibot';

/** How good a choice was beside the best other one, as chances to win from 0 to 1. */
export interface WeighedChances {
  readonly chosen: number;
  readonly other: number;
}

/** What was measured at one step of a game. */
export interface Mark {
  /** Everybody's chance where a role is to be chosen next, and at both ends of the game. */
  readonly chances: readonly number[] | null;
  /** The decision that led here, where there was something to weigh, and the other choice in notation. */
  readonly review: (WeighedChances & { readonly instead: string }) | null;
}

/** A decision that was looked at once more, with care. */
export interface Duel extends WeighedChances {
  readonly step: number;
}

/** All that takes time about a review, whatever of it is done: it is kept with the game. */
export interface Measured {
  readonly marks: readonly Mark[];
  readonly duels: readonly Duel[];
}

export const NOTHING_MEASURED: Measured = { marks: [], duels: [] };

const FORM = 1;
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const kept = v.object({
  form: v.literal(FORM),
  /** How many steps the game had: of another game nothing is taken over. */
  steps: v.number(),
  marks: v.array(
    v.object({
      chances: v.nullable(v.array(chance)),
      review: v.nullable(v.object({ chosen: chance, other: chance, instead: v.string() })),
    }),
  ),
  duels: v.array(v.object({ step: v.number(), chosen: chance, other: chance })),
});

export function writeMeasured(measured: Measured, steps: number): string {
  return JSON.stringify({ form: FORM, steps, ...measured });
}

/** What was kept of a game with so many steps; nothing if it is strange. */
export function readMeasured(json: unknown, steps: number): Measured {
  const read = v.safeParse(kept, json);
  const fits = read.success && read.output.steps === steps && read.output.marks.length <= steps;
  if (!fits) return NOTHING_MEASURED;
  const { marks, duels } = read.output;
  return { marks, duels };
}
