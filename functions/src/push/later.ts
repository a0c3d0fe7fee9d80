import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { MatchDoc } from '../../../src/protocol/match';
import { at, isConflict } from '../database';
import type { Notice } from './notices';
import type { PushDoc } from './pushDoc';
import { recipientOf } from './recipient';
import { type Claimed, sendAll } from './send';

const MOST_AT_ONCE = 100;

/** Sends what was put off by quiet hours or by a service that did not answer. */
export async function sendWaiting(now: number): Promise<void> {
  const due = at.pushes().where('sendAt', '<=', now).orderBy('sendAt').limit(MOST_AT_ONCE);
  const claims = await Promise.all((await due.get()).docs.map(claimAgain));
  await sendAll(
    claims.filter((claimed) => claimed !== null),
    now,
  );
}

/** Guarded like a move: of two who find it due, one sends it. */
async function claimAgain(snapshot: QueryDocumentSnapshot): Promise<Claimed | null> {
  const push = snapshot.data() as PushDoc;
  const recipient = (await stillMatters(push.notice)) ? await recipientOf(push.notice) : null;
  const pending = push.pending.filter((token) => recipient?.tokens.includes(token));
  const state = recipient === null || pending.length === 0 ? 'dropped' : 'sending';
  const { updateTime: lastUpdateTime } = snapshot;
  try {
    await snapshot.ref.update({ state, pending, sendAt: null }, { lastUpdateTime });
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
  return recipient === null || state === 'dropped'
    ? null
    : { push: { ...push, pending }, language: recipient.language };
}

/** Nobody wants to hear in the morning of a turn that was played at night. */
async function stillMatters({ kind, uid, matchId }: Notice): Promise<boolean> {
  if (kind !== 'turn' && kind !== 'reminder') return true;
  const match = (await at.match(matchId).get()).data() as MatchDoc | undefined;
  return match?.toAct.includes(uid) === true;
}
