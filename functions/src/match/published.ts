import { pliesAfter, type Recent, type Step } from '#protocol/match';
import type { MatchRecord } from './record';

/** What clients can put together: the table as it was written last, and the steps since. */
export interface Published {
  /** 0: the table was never written. */
  readonly tableVersion: number;
  readonly steps: readonly Step[];
}

export const nothingPublished: Published = { tableVersion: 0, steps: [] };

export function recentOf({ published, viewVersions, log }: MatchRecord): Recent {
  const [oldest] = published.steps;
  return {
    ...published,
    viewVersions,
    plies: oldest === undefined ? [] : pliesAfter(oldest.from, log.plies),
  };
}
