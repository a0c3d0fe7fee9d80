/**
 * Least squares with a pull towards given weights, by normal equations. All casts are array
 * elements: every index is below `size`, or below `length` in `add`.
 */
export class Regression {
  private readonly products: Float64Array;
  private readonly targets: Float64Array;
  count = 0;

  constructor(private readonly size: number) {
    this.products = new Float64Array(size * size);
    this.targets = new Float64Array(size);
  }

  /** Adds a sample, given by its values other than zero. */
  add(indices: Int32Array, values: Float64Array, length: number, target: number): void {
    const { products, size } = this;
    for (let i = 0; i < length; i++) {
      const row = (indices[i] as number) * size;
      const value = values[i] as number;
      this.targets[indices[i] as number] =
        (this.targets[indices[i] as number] as number) + value * target;
      for (let j = 0; j <= i; j++) {
        const at = row + (indices[j] as number);
        products[at] = (products[at] as number) + value * (values[j] as number);
      }
    }
    this.count++;
  }

  /** `prior` holds the weights for features without samples. */
  solve(pull: (index: number) => number, prior: readonly number[]): number[] {
    const { size } = this;
    const matrix = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        const value = this.products[i * size + j] as number;
        matrix[i * size + j] = value;
        matrix[j * size + i] = value;
      }
      const extra = pull(i);
      matrix[i * size + i] = (matrix[i * size + i] as number) + extra;
      right[i] = (this.targets[i] as number) + extra * (prior[i] ?? 0);
    }
    return cholesky(matrix, right, size);
  }
}

/**
 * Solves a symmetric positive definite system. Overwrites the matrix. Indices stay below `size`.
 */
function cholesky(matrix: Float64Array, right: Float64Array, size: number): number[] {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i * size + j] as number;
      for (let k = 0; k < j; k++) {
        rest -= (matrix[i * size + k] as number) * (matrix[j * size + k] as number);
      }
      matrix[i * size + j] =
        i === j ? Math.sqrt(Math.max(rest, 1e-9)) : rest / (matrix[j * size + j] as number);
    }
  }
  const result = Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) {
      result[i] = (result[i] as number) - (matrix[i * size + k] as number) * (result[k] as number);
    }
    result[i] = (result[i] as number) / (matrix[i * size + i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) {
      result[i] = (result[i] as number) - (matrix[k * size + i] as number) * (result[k] as number);
    }
    result[i] = (result[i] as number) / (matrix[i * size + i] as number);
  }
  return result;
}
