import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { isConflict } from '#functions/errors/firestore';
import { at, database } from '#functions/firestore/database';
import { sendLetters } from './batches';
import { type Letter, lettersOf } from './letters';
import { MOST_ATTEMPTS, outcomeOf } from './outcome';
import type { PushDoc } from './pushDoc';
import { dueBy, pushIn } from './queue';
import { knownAbout, recipientOf, whoGets } from './recipient';

/** Longer than an instance may work on a page: who has not noted an outcome by then is dead. */
const LEASE = 10 * 60_000;

interface Taken {
  readonly id: string;
  readonly push: PushDoc;
}

/** One that is about to be sent, and to whom. */
interface Made extends Taken {
  readonly letters: readonly Letter[];
}

/** Sends what was put off by quiet hours, or by a service or sender that failed. */
export async function sendWaiting(now: number): Promise<void> {
  for await (const page of dueBy('sendAt', now)) await sendPage(page, now);
}

async function sendPage(page: QueryDocumentSnapshot[], now: number): Promise<void> {
  const made = await makeAll(await takeAll(page, now));
  const answers = await sendLetters(made.flatMap(({ letters }) => letters));
  const writer = database().bulkWriter({ throttling: false });
  await Promise.all(
    made.map(async ({ id, push, letters }) => {
      const outcome = await outcomeOf(push, letters, answers, now).catch(reported);
      if (outcome) writer.set(at.pushes().doc(id), { ...outcome }).catch(reported);
    }),
  );
  await writer.close();
}

/**
 * Guarded like a move: of two who find one due, one sends it. The attempt is counted now, in case
 * nobody lives to note how it went.
 */
async function takeAll(page: readonly QueryDocumentSnapshot[], now: number): Promise<Taken[]> {
  const writer = database().bulkWriter({ throttling: false });
  // Of a page that somebody else is at nothing is tried again.
  writer.onWriteError(() => false);
  const claims = page.map(async (snapshot): Promise<Taken[]> => {
    const push = pushIn(snapshot);
    const isHopeless = push.attempts >= MOST_ATTEMPTS;
    const claim = isHopeless
      ? ({ state: 'dropped', sendAt: null } as const)
      : ({ state: 'sending', sendAt: now + LEASE, attempts: push.attempts + 1 } as const);
    try {
      await writer.update(snapshot.ref, claim, { lastUpdateTime: snapshot.updateTime });
      return isHopeless ? [] : [{ id: snapshot.id, push }];
    } catch (error) {
      if (!isConflict(error)) reported(error);
      return [];
    }
  });
  await writer.close();
  return (await Promise.all(claims)).flat();
}

/** What is wrong with one is nobody else's trouble: it is tried again by and by. */
async function makeAll(taken: readonly Taken[]): Promise<Made[]> {
  // What cannot be read has been counted as tried, and is given up in the end.
  const sound = taken.filter(({ push }) => push.notice !== null);
  const people = sound.map(({ push }) => ({ uid: push.notice.uid, tokens: push.pending }));
  const known = await knownAbout(people).catch(reported);
  const made = sound.map(async ({ id, push }, index): Promise<Made[]> => {
    try {
      const about = known?.[index];
      const recipient = about ? whoGets(push.notice, about) : await recipientOf(push.notice);
      return [{ id, push, letters: recipient === null ? [] : lettersOf(push, recipient) }];
    } catch (error) {
      reported(error);
      return [];
    }
  });
  return (await Promise.all(made)).flat();
}

function reported(error: unknown): null {
  logger.error('a push message could not be sent later', error);
  return null;
}
