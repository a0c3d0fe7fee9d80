import { pliesAfter, type RecentMoves } from '#protocol/match';
import type { MatchRecord, Published } from './recordSchema';

export const nothingPublished: Published = { publicVersion: 0, steps: [] };

export function recentOf({ published, seats, log }: MatchRecord): RecentMoves {
  const [oldest] = published.steps;
  return {
    ...published,
    viewVersions: seats.map(({ viewVersion }) => viewVersion),
    plies: oldest === undefined ? [] : pliesAfter(oldest.from, log.plies),
  };
}
