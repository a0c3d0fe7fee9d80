import { Timestamp } from 'firebase-admin/firestore';
import type { MatchStatus } from '#protocol/match';
import type { MatchRecord } from './recordSchema';

const DAY = 24 * 60 * 60 * 1000;

/** Days that a match is kept after its last change, by status; null: for ever. */
export const KEPT_DAYS: Readonly<Record<MatchStatus, number | null>> = {
  lobby: null,
  running: null,
  over: 180,
  abandoned: 30,
  cancelled: 7,
};

/** Firestore deletes the match at this time; `matchDeleted` then deletes its other documents. */
export function expiryOf({ status, updatedAt }: MatchRecord): Timestamp | null {
  const days = KEPT_DAYS[status];
  return days === null ? null : Timestamp.fromMillis(updatedAt + days * DAY);
}
