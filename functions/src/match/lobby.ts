import { isSameJson } from '#engine';
import type { LobbyDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import type { MatchRecord } from './recordSchema';
import { publicSeats } from './seats';

/** The entry of a match in the lists of public matches; null if it is not listed. */
export function projectLobby(record: MatchRecord): LobbyDoc | null {
  const { status, isPublic, rules, turnLimit, createdAt } = record;
  if (!isPublic || (status !== 'lobby' && status !== 'running')) return null;
  return {
    protocol: PROTOCOL,
    status,
    seats: publicSeats(record).map(({ kind, uid, name }) => ({ kind, uid, name })),
    edition: rules.edition,
    expansions: rules.expansions,
    turnLimit,
    createdAt,
  };
}

/** Least time between two changes of a waiting match in the list, which all who watch it read. */
const LIST_PAUSE = 5000;

/**
 * Notes when the list shows this change: at once, or at the end of the pause after the last change.
 * A match that begins or ends is never late.
 */
export function withListTimes(before: MatchRecord, after: MatchRecord, now: number): MatchRecord {
  const listed = projectLobby(after);
  if (listed?.status !== 'lobby') return { ...after, listDueAt: null };
  const isShown = before.listDueAt === null && isSameJson(projectLobby(before), listed);
  if (isShown) return after;
  const dueAt = before.listedAt + LIST_PAUSE;
  return now < dueAt
    ? { ...after, listDueAt: dueAt }
    : { ...after, listedAt: now, listDueAt: null };
}
