import { Timestamp } from 'firebase-admin/firestore';
import type { MatchStatus } from '#protocol/match';
import type { MatchRecord } from './record';

const DAY = 24 * 60 * 60 * 1000;

/** How long a match is kept after the last change, by how it stands; null: as long as it lasts. */
export const KEPT_DAYS: Readonly<Record<MatchStatus, number | null>> = {
  lobby: null,
  running: null,
  over: 180,
  abandoned: 30,
  cancelled: 7,
};

/** When the database deletes the match by itself; `matchGone` then clears what lies beneath. */
export function expiryOf({ status, updatedAt }: MatchRecord): Timestamp | null {
  const days = KEPT_DAYS[status];
  return days === null ? null : Timestamp.fromMillis(updatedAt + days * DAY);
}
