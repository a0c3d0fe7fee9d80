import type { ExpoPushReceipt } from 'expo-server-sdk';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { at } from '#functions/firestore/database';
import { pushService } from './expo';
import { heedError, RECEIPT_DELAY } from './outcome';
import { dueBy, pushIn } from './queue';

/** Expo keeps receipts for about a day; one that is not there after so many looks never comes. */
const MOST_CHECKS = 6;

type Receipts = ReadonlyMap<string, ExpoPushReceipt>;

/**
 * Asks what became of messages sent a while ago, and forgets devices that are no more. How far
 * that got is noted once a run, not once a message.
 */
export async function checkReceipts(now: number): Promise<void> {
  const since = await checkedUpTo();
  let upTo = since;
  let isWhole = true;
  for await (const page of dueBy('checkAt', now, since)) {
    isWhole = (await checkPage(page, now)) && isWhole;
    if (isWhole) upTo = pushIn(page.at(-1) as QueryDocumentSnapshot).checkAt ?? upTo;
  }
  if (upTo !== since) await at.progress('receipts').set({ upTo });
}

async function checkedUpTo(): Promise<number> {
  const upTo: unknown = (await at.progress('receipts').get()).data()?.upTo;
  return typeof upTo === 'number' ? upTo : 0;
}

/** False: the service did not answer, and the page is looked at again in the next run. */
async function checkPage(page: QueryDocumentSnapshot[], now: number): Promise<boolean> {
  const ids = page.flatMap((doc) => pushIn(doc).tickets.map(({ id }) => id));
  const receipts = new Map<string, ExpoPushReceipt>();
  try {
    const service = await pushService();
    for (const chunk of service.chunkPushNotificationReceiptIds(ids)) {
      const got = await service.getPushNotificationReceiptsAsync(chunk);
      for (const [id, receipt] of Object.entries(got)) receipts.set(id, receipt);
    }
    await Promise.all(page.map((doc) => settlePush(doc, receipts, now)));
    return true;
  } catch (error) {
    logger.error('receipts could not be had', error);
    return false;
  }
}

async function settlePush(doc: QueryDocumentSnapshot, receipts: Receipts, now: number) {
  const { notice, tickets, checks } = pushIn(doc);
  for (const { id, token } of tickets) {
    const receipt = receipts.get(id);
    if (receipt !== undefined) await heedError(notice.uid, token, receipt);
  }
  const missing = tickets.filter(({ id }) => !receipts.has(id));
  if (missing.length === 0 || checks + 1 >= MOST_CHECKS) return;
  await doc.ref.update({ tickets: missing, checks: checks + 1, checkAt: now + RECEIPT_DELAY });
}
