import type { ExpoPushReceipt, ExpoPushTicket } from 'expo-server-sdk';
import { logger } from 'firebase-functions/v2';
import type { UserId } from '#protocol/ids';
import type { Answer, Answers } from './batches';
import type { Letter } from './letters';
import type { PushDoc, Ticket } from './pushDoc';
import { forgetDevice } from './recipient';

const MINUTE = 60_000;
export const RECEIPT_DELAY = 15 * MINUTE;
export const MOST_ATTEMPTS = 5;

/** What is to be noted of a push after its letters were sent, or the service did not answer. */
export async function outcomeOf(
  push: PushDoc,
  letters: readonly Letter[],
  answers: Answers,
  now: number,
): Promise<PushDoc> {
  const pending: string[] = [];
  const tickets: Ticket[] = [...push.tickets];
  for (const letter of letters) {
    const { token } = letter.device;
    const answer: Answer = answers.get(letter) ?? 'unanswered';
    if (answer === 'unanswered') pending.push(token);
    else if (answer !== 'refused' && answer.status === 'ok') tickets.push({ id: answer.id, token });
    else if (answer !== 'refused') await heedError(push.notice.uid, token, answer);
  }
  return afterAttempt(push, pending, tickets, now);
}

function afterAttempt(push: PushDoc, pending: string[], tickets: Ticket[], now: number): PushDoc {
  const attempts = push.attempts + 1;
  const again = pending.length > 0 && attempts < MOST_ATTEMPTS;
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

/** A device that is no more is forgotten; anything else is for the operator to read. */
export async function heedError(
  uid: UserId,
  token: string,
  answer: ExpoPushTicket | ExpoPushReceipt,
): Promise<void> {
  if (answer.status !== 'error') return;
  if (answer.details?.error === 'DeviceNotRegistered') await forgetDevice(uid, token);
  else logger.error('a push message failed', { error: answer.details?.error ?? answer.message });
}
