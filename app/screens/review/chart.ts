import type { Sample } from '#session/review/samples';

/** The measures that a chart can show. */
export const MEASURES = ['chances', 'points'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** Values with a grid line. */
  readonly levels: readonly number[];
  readonly rounds: readonly number[];
}

const MOST_LEVELS = 5;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** Scale of a chart of this size: rounds from left to right, zero at the bottom. */
export function scaleFor(
  samples: readonly Sample[],
  measure: Measure,
  box: Box,
  mostRounds = 10,
): Scale {
  const last = Math.max(1, samples.at(-1)?.at ?? 1);
  const most = measure === 'chances' ? 100 : Math.max(4, ...samples.flatMap((it) => it.points));
  const step =
    measure === 'chances' ? 25 : (STEPS.find((it) => most / it <= MOST_LEVELS) ?? most / 4);
  const top = Math.ceil(most / step) * step;
  return {
    x: (at) => (at / last) * box.width,
    y: (value) => box.height - (value / top) * box.height,
    levels: Array.from({ length: top / step + 1 }, (_, level) => level * step),
    rounds: roundsShown(last, mostRounds),
  };
}

/** Rounds to label: every one, or every second, fifth or tenth if there are too many. */
function roundsShown(last: number, most: number): number[] {
  const every = [1, 2, 5, 10].find((it) => last / it <= most) ?? 20;
  return Array.from({ length: Math.floor(last / every) }, (_, at) => (at + 1) * every);
}

/** A seat's value; chances are in percent. */
export function heightOf(sample: Sample, measure: Measure, seat: number): number {
  const { chances, points } = sample;
  return measure === 'chances' ? (chances[seat] ?? 0) * 100 : (points[seat] ?? 0);
}

/** SVG path of a seat's line. */
export function lineOf(
  samples: readonly Sample[],
  measure: Measure,
  seat: number,
  { x, y }: Scale,
): string {
  const points = samples.map(
    (sample) => `${x(sample.at).toFixed(1)} ${y(heightOf(sample, measure, seat)).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}

/**
 * Heights of labels that need `room` each, as close as possible to `wanted` without overlapping or
 * leaving the box.
 */
export function spread(wanted: readonly number[], room: number, height: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y || a.at - b.at);
  let free = 0;
  for (const label of order) {
    label.y = Math.max(label.y, free);
    free = label.y + room;
  }
  let limit = height - room;
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - room;
  }
  const heights: number[] = [];
  for (const { y, at } of order) heights[at] = y;
  return heights;
}

/** The first sample of each round, and the last sample of the game. */
export function samplesByRound(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter(
    ({ round, at }, index) =>
      index === samples.length - 1 ||
      (samples[index - 1]?.round !== round && at < (samples.at(-1)?.at ?? 0)),
  );
}
