import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { count, type Doc, read, time } from '#protocol/documents';
import { type Notice, notice } from './notices';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;

const ticket = v.object({ id: v.string(), token: v.string() });
export type Ticket = Doc<typeof ticket>;

/**
 * `pushes/{notice id}`: the state of a notice, so that it is not sent again. `sending`: an instance
 * is sending it; after `sendAt` another instance may take over.
 */
const push = v.object({
  notice,
  state: v.picklist(['waiting', 'sending', 'sent', 'dropped']),
  /** Tokens of devices still to send to; null for all devices at the time of sending. */
  pending: v.nullable(v.array(v.string())),
  attempts: count,
  /** Time of the next attempt; null if there is none. */
  sendAt: time,
  tickets: v.array(ticket),
  /** Time of the next check of the tickets' receipts. */
  checkAt: time,
  checks: count,
});
export interface PushDoc extends Doc<typeof push> {
  /** Time after which Firestore deletes the document. */
  readonly expireAt: Timestamp;
}

const pushDoc = v.object({ ...push.entries, expireAt: v.instance(Timestamp) });
export const readPush = (data: unknown): PushDoc | null => read(pushDoc, data);

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

/** Postpones a push to the end of quiet hours, for the devices that exist now. */
export const postponed = (push: PushDoc, sendAt: number, pending: readonly string[]): PushDoc => ({
  ...push,
  state: 'waiting',
  pending,
  sendAt,
});
