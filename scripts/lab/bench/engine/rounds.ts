import type { Played } from './games';

export interface Run extends Played {
  readonly games: number;
  readonly seconds: number;
}

/** Plays the same games in each run. */
export interface Runner {
  run(): Promise<Run>;
}

export interface Rounds {
  readonly warmUps: number;
  readonly rounds: number;
}

export interface Measurement {
  readonly usPerDecision: number;
  /** From the fastest run. */
  readonly gamesPerSecond: number;
}

export interface Comparison {
  /** In the order of the runners. */
  readonly measured: readonly Measurement[];
  /** Median ratio of the first to the second runner, round by round. Null without a second. */
  readonly ratio: number | null;
  /** Whether all runners played identical games. */
  readonly isSameGames: boolean;
}

/**
 * Lets all runners take turns and reverses their order each round, so that a busy moment of the
 * machine affects all of them alike.
 */
export async function takeTurns(runners: readonly Runner[], size: Rounds): Promise<Comparison> {
  const runs: Run[][] = runners.map(() => []);
  for (let round = -size.warmUps; round < size.rounds; round++) {
    const order = round % 2 === 0 ? runners.keys() : [...runners.keys()].reverse();
    for (const index of order) {
      const run = await runners[index]?.run();
      if (run !== undefined && round >= 0) runs[index]?.push(run);
    }
  }
  const [own = [], other = []] = runs;
  const ratios = own.flatMap((run, round) =>
    other[round] ? [cost(run) / cost(other[round])] : [],
  );
  const played = runs.flat().map(({ decisions, sum }) => `${decisions} ${sum}`);
  return {
    measured: runs.map((its) => ({
      usPerDecision: median(its.map(cost)),
      gamesPerSecond: Math.round(Math.max(...its.map(({ games, seconds }) => games / seconds))),
    })),
    ratio: ratios.length === 0 ? null : median(ratios),
    isSameGames: new Set(played).size === 1,
  };
}

/** Combines several comparisons, so that one unlucky pair of processes counts little. */
export function pooled(all: readonly Comparison[]): Comparison {
  const [first] = all;
  const ratios = all.flatMap(({ ratio }) => (ratio === null ? [] : [ratio]));
  const of = (index: number, field: keyof Measurement) =>
    all.flatMap(({ measured }) => measured[index]?.[field] ?? []);
  return {
    measured: (first?.measured ?? []).map((_, index) => ({
      usPerDecision: median(of(index, 'usPerDecision')),
      gamesPerSecond: Math.max(...of(index, 'gamesPerSecond')),
    })),
    ratio: ratios.length === 0 ? null : median(ratios),
    isSameGames: all.every(({ isSameGames }) => isSameGames),
  };
}

const cost = ({ seconds, decisions }: Run) => (seconds / decisions) * 1e6;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
