import { ALREADY_EXISTS, at, codeOf } from '../database';
import type { Notice } from './notices';
import { newPush, type PushDoc } from './pushDoc';
import { quietUntil } from './quiet';
import { recipientOf } from './recipient';
import { type Claimed, sendAll } from './send';

/** Sends notices, each once however often this is called with it; quiet hours put them off. */
export async function deliver(notices: readonly Notice[], now: number): Promise<void> {
  const claims = await Promise.all(notices.map((notice) => claim(notice, now)));
  await sendAll(
    claims.filter((claimed) => claimed !== null),
    now,
  );
}

async function claim(notice: Notice, now: number): Promise<Claimed | null> {
  const recipient = await recipientOf(notice);
  if (recipient === null) return null;
  const from = quietUntil(recipient.quietHours, now);
  const push = newPush(notice, recipient.tokens, from > now ? from : null, now);
  if (!(await isFirst(push)) || push.state === 'waiting') return null;
  return { push, language: recipient.language };
}

/** Only one of those who create a document succeeds. */
async function isFirst(push: PushDoc): Promise<boolean> {
  try {
    await at
      .pushes()
      .doc(push.notice.id)
      .create({ ...push });
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}
