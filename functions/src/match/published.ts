import { pliesAfter, type RecentMoves, type ViewStep } from '#protocol/match';
import type { MatchRecord } from './record';

/** The last full view that clients can read, and the steps since. */
export interface Published {
  /** 0: no full view was written yet. */
  readonly publicVersion: number;
  readonly steps: readonly ViewStep[];
}

export const nothingPublished: Published = { publicVersion: 0, steps: [] };

export function recentOf({ published, viewVersions, log }: MatchRecord): RecentMoves {
  const [oldest] = published.steps;
  return {
    ...published,
    viewVersions,
    plies: oldest === undefined ? [] : pliesAfter(oldest.from, log.plies),
  };
}
