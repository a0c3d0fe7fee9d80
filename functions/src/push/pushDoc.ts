import { Timestamp } from 'firebase-admin/firestore';
import type { Notice } from './notices';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;

/**
 * `pushes/{notice id}`: what became of a message, so that none is sent anew once it is done.
 * `sending`: somebody is at it; after `sendAt` somebody else may take it up.
 */
export interface PushDoc {
  readonly notice: Notice;
  readonly state: 'waiting' | 'sending' | 'sent' | 'dropped';
  /** Devices that have not got it yet; null: all that the person has by then. */
  readonly pending: readonly string[] | null;
  readonly attempts: number;
  /** When to try (again); null when there is nothing more to do. */
  readonly sendAt: number | null;
  readonly tickets: readonly Ticket[];
  /** When to ask what became of the tickets, and how often that was done. */
  readonly checkAt: number | null;
  readonly checks: number;
  /** The database deletes it by itself after this time. */
  readonly expireAt: Timestamp;
}

export interface Ticket {
  readonly id: string;
  readonly token: string;
}

export const newPush = (notice: Notice, now: number): PushDoc => ({
  notice,
  state: 'sending',
  pending: null,
  attempts: 0,
  sendAt: null,
  tickets: [],
  checkAt: null,
  checks: 0,
  expireAt: Timestamp.fromMillis(now + KEPT_DAYS * DAY),
});

/** Put off: quiet hours are not over before this time. Who has another device by then is awake. */
export const postponed = (push: PushDoc, sendAt: number, pending: readonly string[]): PushDoc => ({
  ...push,
  state: 'waiting',
  pending,
  sendAt,
});
