export const say = (line: string) => console.log(line);

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** Prints a number, and whether it is small enough. */
export function atMost(what: string, value: number, most: number, digits = 2): void {
  result(what, value.toFixed(digits), { text: `≤ ${most}`, isMet: value <= most });
}

/** Prints a value, and whether its goal is met. */
export function result(what: string, value: string, goal?: { text: string; isMet: boolean }): void {
  const verdict = goal === undefined ? '' : `  ${goal.isMet ? '✓' : '✗'} goal: ${goal.text}`;
  say(`${what.padEnd(52)} ${value}${verdict}`);
}
