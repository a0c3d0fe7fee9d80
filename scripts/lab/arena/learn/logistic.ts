import { Regression } from './regression';

/** A position's terms, and whether the event happened by the end of the game. */
export interface Case {
  readonly terms: readonly number[];
  readonly happened: boolean;
}

const STEPS = 10;
/** How strongly weights are pulled to 0, so that few cases have little effect. */
const PULL = 4;

/** Fits weights that make the observed results most likely, by iterated least squares. */
export function fitLogistic(cases: readonly Case[], size: number): number[] {
  const indices = Int32Array.from({ length: size }, (_, i) => i);
  const values = new Float64Array(size);
  const nothing = Array.from({ length: size }, () => 0);
  let weights = nothing;
  for (let step = 0; step < STEPS; step++) {
    const regression = new Regression(size);
    for (const { terms, happened } of cases) {
      const sum = terms.reduce((total, term, i) => total + term * (weights[i] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const weight = Math.sqrt(Math.max(1e-4, chance * (1 - chance)));
      for (let i = 0; i < size; i++) values[i] = (terms[i] ?? 0) * weight;
      const target = weight * sum + ((happened ? 1 : 0) - chance) / weight;
      regression.add(indices, values, size, target);
    }
    weights = regression.solve(() => PULL, nothing);
  }
  return weights;
}
