import { Timestamp } from 'firebase-admin/firestore';
import type { Notice } from './notices';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;

/**
 * `pushes/{notice id}`: the state of a message, so that none is sent again. `sending`: an instance
 * is sending it; after `sendAt` another one may.
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

/** Postponed to the end of quiet hours, for the devices that exist now. */
export const postponed = (push: PushDoc, sendAt: number, pending: readonly string[]): PushDoc => ({
  ...push,
  state: 'waiting',
  pending,
  sendAt,
});
