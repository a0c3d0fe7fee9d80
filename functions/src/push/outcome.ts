import type { ExpoPushReceipt, ExpoPushTicket } from 'expo-server-sdk';
import { logger } from 'firebase-functions/v2';
import type { UserId } from '#protocol/ids';
import type { Answer, Answers } from './batches';
import type { PushDoc, Ticket } from './pushDoc';
import type { PushMessage } from './pushMessages';
import { deleteDevice } from './recipient';

const MINUTE = 60_000;
export const RECEIPT_DELAY = 15 * MINUTE;
export const MAX_ATTEMPTS = 5;

/** The push to store after an attempt to send its messages. */
export async function outcomeOf(
  push: PushDoc,
  messages: readonly PushMessage[],
  answers: Answers,
  now: number,
): Promise<PushDoc> {
  const pending: string[] = [];
  const tickets: Ticket[] = [...push.tickets];
  for (const message of messages) {
    const { token } = message.device;
    const answer: Answer = answers.get(message) ?? 'unanswered';
    if (answer === 'unanswered') pending.push(token);
    else if (answer !== 'refused' && answer.status === 'ok') tickets.push({ id: answer.id, token });
    else if (answer !== 'refused') await handlePushError(push.notice.uid, token, answer);
  }
  return afterAttempt(push, pending, tickets, now);
}

function afterAttempt(push: PushDoc, pending: string[], tickets: Ticket[], now: number): PushDoc {
  const attempts = push.attempts + 1;
  const again = pending.length > 0 && attempts < MAX_ATTEMPTS;
  return {
    ...push,
    state: again ? 'waiting' : tickets.length > 0 ? 'sent' : 'dropped',
    pending,
    attempts,
    tickets,
    sendAt: again ? now + MINUTE * 2 ** attempts : null,
    checkAt: tickets.length > 0 ? now + RECEIPT_DELAY : null,
  };
}

/** Deletes a device that no longer has the app; logs other errors. */
export async function handlePushError(
  uid: UserId,
  token: string,
  answer: ExpoPushTicket | ExpoPushReceipt,
): Promise<void> {
  if (answer.status !== 'error') return;
  if (answer.details?.error === 'DeviceNotRegistered') await deleteDevice(uid, token);
  else logger.error('a push message failed', { error: answer.details?.error ?? answer.message });
}
