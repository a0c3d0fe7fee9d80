import { logger } from 'firebase-functions/v2';
import { ALREADY_EXISTS, codeOf } from '#functions/errors/firestore';
import { at } from '#functions/firestore/database';
import { sendLetters } from './batches';
import { type Letter, lettersOf } from './letters';
import type { Notice } from './notices';
import { outcomeOf } from './outcome';
import { newPush, type PushDoc, postponed } from './pushDoc';
import { quietUntil } from './quiet';
import { recipientOf } from './recipient';

/** What this instance is busy with: an event that is reported twice at once is sent once. */
const underWay = new Set<string>();

/**
 * Sends notices, and notes each when it is done: one write a message. Who dies before that has
 * noted nothing, and the report that led here comes again, so a message goes out at least once.
 * What fails for one is told in the end, when the others have got theirs.
 */
export async function deliver(notices: readonly Notice[], now: number): Promise<void> {
  const own = notices.filter(({ id }) => !underWay.has(id));
  for (const { id } of own) underWay.add(id);
  try {
    await deliverAll(own, now);
  } finally {
    for (const { id } of own) underWay.delete(id);
  }
}

async function deliverAll(notices: readonly Notice[], now: number): Promise<void> {
  const unique = [...new Map(notices.map((notice) => [notice.id, notice])).values()];
  const prepared = await Promise.allSettled(unique.map((notice) => prepare(notice, now)));
  const letters = prepared.flatMap((it) => (it.status === 'fulfilled' ? (it.value ?? []) : []));
  const answers = await sendLetters(letters);
  const pushes = new Set(letters.map(({ push }) => push));
  const noted = await Promise.allSettled(
    [...pushes].map(async (push) => {
      const own = letters.filter((letter) => letter.push === push);
      await noteOnce(await outcomeOf(push, own, answers, now));
    }),
  );
  complain([...prepared, ...noted]);
}

/** The letters of a notice; none if it is done already, not wanted, or put off. */
async function prepare(notice: Notice, now: number): Promise<Letter[] | null> {
  const [known, recipient] = await Promise.all([
    at.pushes().doc(notice.id).get(),
    recipientOf(notice),
  ]);
  if (known.exists || recipient === null) return null;
  const push = newPush(notice, now);
  const from = quietUntil(recipient.quietHours, now);
  if (from <= now) return lettersOf(push, recipient);
  const tokens = recipient.devices.map(({ token }) => token);
  await noteOnce(postponed(push, from, tokens));
  return null;
}

async function noteOnce(push: PushDoc): Promise<void> {
  try {
    await at
      .pushes()
      .doc(push.notice.id)
      .create({ ...push });
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
}

function complain(results: readonly PromiseSettledResult<unknown>[]): void {
  const reasons = results.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
  for (const reason of reasons) logger.error('a push message could not be made', reason);
  if (reasons.length > 0) throw new AggregateError(reasons, 'some messages could not be made');
}
