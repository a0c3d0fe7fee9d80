import { Timestamp } from 'firebase-admin/firestore';
import type { Notice } from './notices';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;

/** `pushes/{notice id}`: that it exists is what makes every message go out once. */
export interface PushDoc {
  readonly notice: Notice;
  readonly state: 'waiting' | 'sending' | 'sent' | 'dropped';
  /** Devices that have not got it yet. */
  readonly pending: readonly string[];
  readonly attempts: number;
  /** When to try (again); null while it is not waiting. */
  readonly sendAt: number | null;
  readonly tickets: readonly Ticket[];
  /** When to ask what became of the tickets. */
  readonly checkAt: number | null;
  /** The database deletes it by itself after this time. */
  readonly expireAt: Timestamp;
}

export interface Ticket {
  readonly id: string;
  readonly token: string;
}

export function newPush(
  notice: Notice,
  pending: readonly string[],
  sendAt: number | null,
  now: number,
) {
  return {
    notice,
    state: sendAt === null ? 'sending' : 'waiting',
    pending,
    attempts: 0,
    sendAt,
    tickets: [],
    checkAt: null,
    expireAt: Timestamp.fromMillis(now + KEPT_DAYS * DAY),
  } satisfies PushDoc;
}
