import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { isConflict } from '#functions/errors/firestore';
import { database, refs } from '#functions/firestore/database';
import { sendMessages } from './batches';
import { MAX_ATTEMPTS, outcomeOf } from './outcome';
import { type PushDoc, readPush } from './pushDoc';
import { type PushMessage, pushMessagesFor } from './pushMessages';
import { dueBy } from './queue';
import { loadRecipients, recipientFrom, recipientOf } from './recipient';

/** Longer than the time limit of the job, so an instance without an outcome by then has died. */
const LEASE = 10 * 60_000;

/** A push that this instance has claimed for sending. */
interface Taken {
  readonly id: string;
  readonly push: PushDoc;
}

interface Prepared extends Taken {
  readonly messages: readonly PushMessage[];
}

/** Sends pushes that were postponed by quiet hours or failed before. */
export async function sendDue(now: number): Promise<void> {
  for await (const page of dueBy('sendAt', now)) await sendPage(page, now);
}

async function sendPage(page: QueryDocumentSnapshot[], now: number): Promise<void> {
  const prepared = await prepareAll(await takeAll(page, now));
  const answers = await sendMessages(prepared.flatMap(({ messages }) => messages));
  const writer = database().bulkWriter({ throttling: false });
  await Promise.all(
    prepared.map(async ({ id, push, messages }) => {
      const outcome = await outcomeOf(push, messages, answers, now).catch(logFailure);
      if (outcome) writer.set(refs.pushes().doc(id), { ...outcome }).catch(logFailure);
    }),
  );
  await writer.close();
}

/**
 * Claims pushes with guarded writes, so that only one of two instances sends each. The attempt is
 * counted before sending, in case this instance dies.
 */
async function takeAll(page: readonly QueryDocumentSnapshot[], now: number): Promise<Taken[]> {
  const writer = database().bulkWriter({ throttling: false });
  // A failed write usually means that another instance has claimed the push, so it is not retried.
  writer.onWriteError(() => false);
  const claims = page.map(async (snapshot): Promise<Taken[]> => {
    const found = readPush(snapshot.data());
    // A push that is unreadable or has no attempts left is dropped.
    const push = found !== null && found.attempts < MAX_ATTEMPTS ? found : null;
    const claim =
      push === null
        ? ({ state: 'dropped', sendAt: null } as const)
        : ({ state: 'sending', sendAt: now + LEASE, attempts: push.attempts + 1 } as const);
    try {
      await writer.update(snapshot.ref, claim, { lastUpdateTime: snapshot.updateTime });
      return push === null ? [] : [{ id: snapshot.id, push }];
    } catch (error) {
      if (!isConflict(error)) logFailure(error);
      return [];
    }
  });
  await writer.close();
  return (await Promise.all(claims)).flat();
}

/** Builds the messages. A push that fails here is retried later and does not stop the others. */
async function prepareAll(taken: readonly Taken[]): Promise<Prepared[]> {
  const people = taken.map(({ push }) => ({ uid: push.notice.uid, tokens: push.pending }));
  const loaded = await loadRecipients(people).catch(logFailure);
  const prepared = taken.map(async ({ id, push }, index): Promise<Prepared[]> => {
    try {
      const data = loaded?.[index];
      const recipient = data ? recipientFrom(push.notice, data) : await recipientOf(push.notice);
      return [{ id, push, messages: recipient === null ? [] : pushMessagesFor(push, recipient) }];
    } catch (error) {
      logFailure(error);
      return [];
    }
  });
  return (await Promise.all(prepared)).flat();
}

function logFailure(error: unknown): null {
  logger.error('a push message could not be sent later', error);
  return null;
}
