import { runOnHermes } from './hermes';
import { thinkingTimes } from './times';

export interface Thinking {
  readonly engine: 'V8' | 'Hermes';
  readonly decisions: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p90: number;
  readonly limit: number;
}

/** Measures on V8 and, if it is installed, on Hermes. */
export function measureThinking(quick: boolean, all: boolean): Thinking[] {
  const own = thinkingTimes(() => performance.now(), quick ? 24 : 120, 7, all);
  const printed = runOnHermes('scripts/lab/arena/thinking/onHermes.ts', { ALL_SIX: `${all}` });
  const measured = [summary('V8', own, 200)];
  // onHermes.ts prints an array of numbers.
  if (printed !== null) measured.push(summary('Hermes', JSON.parse(printed) as number[], 1000));
  return measured;
}

function summary(engine: Thinking['engine'], times: readonly number[], limit: number): Thinking {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { engine, decisions: times.length, median: at(0.5), p90: at(0.9), limit };
}
