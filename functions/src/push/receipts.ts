import type { ExpoPushReceipt } from 'expo-server-sdk';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { refs } from '#functions/firestore/database';
import { read } from '#protocol/documents';
import { pushService } from './expo';
import { handlePushError, RECEIPT_DELAY } from './outcome';
import { readPush } from './pushDoc';
import { dueBy } from './queue';

/** Number of checks after which a missing receipt is given up. Expo keeps receipts for a day. */
const MAX_CHECKS = 6;

/** `progress/receipts`: receipts up to this `checkAt` were checked. */
const progress = v.object({ upTo: v.number() });
const due = v.object({ checkAt: v.number() });

type Receipts = ReadonlyMap<string, ExpoPushReceipt>;

/**
 * Checks the receipts of sent messages and deletes devices that no longer have the app. Progress is
 * stored once per run, not once per message.
 */
export async function checkReceipts(now: number): Promise<void> {
  const since = await checkedUpTo();
  let upTo = since;
  let isWhole = true;
  for await (const page of dueBy('checkAt', now, since)) {
    isWhole = (await checkPage(page, now)) && isWhole;
    if (isWhole) upTo = read(due, page.at(-1)?.data())?.checkAt ?? upTo;
  }
  if (upTo !== since) await refs.progress('receipts').set({ upTo });
}

async function checkedUpTo(): Promise<number> {
  return read(progress, (await refs.progress('receipts').get()).data())?.upTo ?? 0;
}

/** Checks one page; returns false if that failed, so that the next run repeats it. */
async function checkPage(page: QueryDocumentSnapshot[], now: number): Promise<boolean> {
  const ids = page.flatMap((doc) => ticketsIn(doc).map(({ id }) => id));
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
    logger.error('receipts could not be read', error);
    return false;
  }
}

const ticketsIn = (doc: QueryDocumentSnapshot) => readPush(doc.data())?.tickets ?? [];

async function settlePush(doc: QueryDocumentSnapshot, receipts: Receipts, now: number) {
  const push = readPush(doc.data());
  if (push === null) return;
  const { notice, tickets, checks } = push;
  for (const { id, token } of tickets) {
    const receipt = receipts.get(id);
    if (receipt !== undefined) await handlePushError(notice.uid, token, receipt);
  }
  const missing = tickets.filter(({ id }) => !receipts.has(id));
  if (missing.length === 0 || checks + 1 >= MAX_CHECKS) return;
  await doc.ref.update({ tickets: missing, checks: checks + 1, checkAt: now + RECEIPT_DELAY });
}
