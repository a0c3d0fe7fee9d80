import { Timestamp } from 'firebase-admin/firestore';
import type { MatchStatus } from '#protocol/match';
import type { MatchRecord } from './recordSchema';

const DAY = 24 * 60 * 60 * 1000;

/** Days that a match is kept after its last change, by status. Null means forever. */
export const KEPT_DAYS: Readonly<Record<MatchStatus, number | null>> = {
  lobby: null,
  running: null,
  over: 180,
  abandoned: 30,
  cancelled: 7,
};

/** Time after which Firestore deletes the match. `matchDeleted` deletes its other documents. */
export function expiryOf({ status, updatedAt }: MatchRecord): Timestamp | null {
  const days = KEPT_DAYS[status];
  return days === null ? null : Timestamp.fromMillis(updatedAt + days * DAY);
}
