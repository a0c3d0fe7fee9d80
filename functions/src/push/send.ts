import type { Expo, ExpoPushMessage, ExpoPushTicket } from 'expo-server-sdk';
import { logger } from 'firebase-functions/v2';
import type { UserId } from '../../../src/protocol/ids';
import type { PushData } from '../../../src/protocol/profile';
import { at } from '../database';
import { pushService } from './expo';
import type { Notice } from './notices';
import type { PushDoc, Ticket } from './pushDoc';
import { badgeOf } from './recipient';
import { wordsFor } from './words';

const MINUTE = 60_000;
const RECEIPT_DELAY = 15 * MINUTE;
const MOST_ATTEMPTS = 5;

/** A push that this instance alone may send now. */
export interface Claimed {
  readonly push: PushDoc;
  readonly language: string;
}

interface Letter {
  readonly claimed: Claimed;
  readonly token: string;
  readonly message: ExpoPushMessage;
}

/** Sends in batches as large as the service allows and notes what became of every message. */
export async function sendAll(claims: readonly Claimed[], now: number): Promise<void> {
  if (claims.length === 0) return;
  const service = await pushService();
  const letters = (await Promise.all(claims.map(lettersOf))).flat();
  const tickets = new Map<Letter, ExpoPushTicket>();
  const byMessage = new Map(letters.map((letter) => [letter.message, letter]));
  for (const chunk of service.chunkPushNotifications(letters.map((it) => it.message))) {
    const answers = await sendChunk(service, chunk);
    chunk.forEach((message, index) => {
      const letter = byMessage.get(message);
      const answer = answers[index];
      if (letter !== undefined && answer !== undefined) tickets.set(letter, answer);
    });
  }
  await Promise.all(claims.map((claimed) => note(claimed, letters, tickets, now)));
}

async function sendChunk(service: Expo, chunk: ExpoPushMessage[]): Promise<ExpoPushTicket[]> {
  try {
    return await service.sendPushNotificationsAsync(chunk);
  } catch (error) {
    logger.warn('the push service did not take a batch', error);
    return [];
  }
}

async function lettersOf(claimed: Claimed): Promise<Letter[]> {
  const { notice, pending } = claimed.push;
  const badge = await badgeOf(notice.uid);
  const content = { ...wordsFor(notice, claimed.language), badge, ...delivery(notice) };
  return pending.map((token) => ({ claimed, token, message: { to: token, ...content } }));
}

/** A later message about a match takes the place of an earlier one. */
function delivery({ matchId, kind }: Notice) {
  const data: PushData = { path: `match/${matchId}`, kind };
  return {
    data: { ...data },
    sound: 'default',
    priority: kind === 'chat' ? 'normal' : 'high',
    channelId: kind,
    collapseId: matchId,
  } as const;
}

async function note(
  { push }: Claimed,
  letters: readonly Letter[],
  answers: ReadonlyMap<Letter, ExpoPushTicket>,
  now: number,
): Promise<void> {
  const own = letters.filter((letter) => letter.claimed.push.notice.id === push.notice.id);
  const pending = own.filter((letter) => !answers.has(letter)).map(({ token }) => token);
  const tickets: Ticket[] = [...push.tickets];
  for (const letter of own) {
    const answer = answers.get(letter);
    if (answer?.status === 'ok') tickets.push({ id: answer.id, token: letter.token });
    else if (answer && isDead(answer)) await forgetDevice(push.notice.uid, letter.token);
  }
  await at
    .pushes()
    .doc(push.notice.id)
    .update(outcome(push, pending, tickets, now));
}

function outcome(push: PushDoc, pending: string[], tickets: Ticket[], now: number) {
  const attempts = push.attempts + 1;
  const again = pending.length > 0 && attempts < MOST_ATTEMPTS;
  const state = again ? 'waiting' : tickets.length > 0 ? 'sent' : 'dropped';
  return {
    state,
    pending,
    attempts,
    tickets,
    sendAt: again ? now + MINUTE * 2 ** attempts : null,
    checkAt: tickets.length > 0 ? now + RECEIPT_DELAY : null,
  } satisfies Partial<PushDoc>;
}

export function isDead(answer: { status: string; details?: { error?: string } | object }): boolean {
  const details = answer.details as { error?: string } | undefined;
  return answer.status === 'error' && details?.error === 'DeviceNotRegistered';
}

/** The app was removed from that device, so nothing more is sent there. */
export async function forgetDevice(uid: UserId, token: string): Promise<void> {
  await at.devices(uid).doc(token).delete();
}
