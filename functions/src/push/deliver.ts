import { logger } from 'firebase-functions/v2';
import { ALREADY_EXISTS, codeOf } from '#functions/errors/firestore';
import { refs } from '#functions/firestore/database';
import { sendMessages } from './batches';
import type { Notice } from './notices';
import { outcomeOf } from './outcome';
import { newPush, type PushDoc, postponed } from './pushDoc';
import { type PushMessage, pushMessagesFor } from './pushMessages';
import { quietUntil } from './quietHours';
import { recipientOf } from './recipient';

/** Ids of notices that this instance is sending, so that parallel reports send only one message. */
const inProgress = new Set<string>();

/**
 * Sends notices and stores the outcome of each with one write. If the instance stops before that
 * write, the trigger runs again, so a message is sent at least once. Errors are thrown at the end,
 * after all other messages have been sent.
 */
export async function deliver(notices: readonly Notice[], now: number): Promise<void> {
  const own = notices.filter(({ id }) => !inProgress.has(id));
  for (const { id } of own) inProgress.add(id);
  try {
    await deliverAll(own, now);
  } finally {
    for (const { id } of own) inProgress.delete(id);
  }
}

async function deliverAll(notices: readonly Notice[], now: number): Promise<void> {
  const unique = [...new Map(notices.map((notice) => [notice.id, notice])).values()];
  const prepared = await Promise.allSettled(unique.map((notice) => prepare(notice, now)));
  const messages = prepared.flatMap((it) => (it.status === 'fulfilled' ? (it.value ?? []) : []));
  const answers = await sendMessages(messages);
  const pushes = new Set(messages.map(({ push }) => push));
  const stored = await Promise.allSettled(
    [...pushes].map(async (push) => {
      const own = messages.filter((message) => message.push === push);
      await storeOnce(await outcomeOf(push, own, answers, now));
    }),
  );
  throwFailures([...prepared, ...stored]);
}

/** Messages of a notice; null if it was already sent, is not wanted, or is postponed. */
async function prepare(notice: Notice, now: number): Promise<PushMessage[] | null> {
  const [existing, recipient] = await Promise.all([
    refs.pushes().doc(notice.id).get(),
    recipientOf(notice),
  ]);
  if (existing.exists || recipient === null) return null;
  const push = newPush(notice, now);
  const from = quietUntil(recipient.quietHours, now);
  if (from <= now) return pushMessagesFor(push, recipient);
  const tokens = recipient.devices.map(({ token }) => token);
  await storeOnce(postponed(push, from, tokens));
  return null;
}

async function storeOnce(push: PushDoc): Promise<void> {
  try {
    await refs
      .pushes()
      .doc(push.notice.id)
      .create({ ...push });
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
}

function throwFailures(results: readonly PromiseSettledResult<unknown>[]): void {
  const reasons = results.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
  for (const reason of reasons) logger.error('a push message could not be made', reason);
  if (reasons.length > 0) throw new AggregateError(reasons, 'some messages could not be made');
}
