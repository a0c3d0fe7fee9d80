import { firstPlyAfter, type Recent, type Step } from '../../../src/protocol/match';
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
  const isRecent = (ply: number) => oldest !== undefined && ply >= firstPlyAfter(oldest.from);
  return {
    ...published,
    viewVersions,
    plies: log.plies.filter(({ ply }) => isRecent(ply)),
  };
}
