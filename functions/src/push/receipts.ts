import type { ExpoPushReceipt } from 'expo-server-sdk';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { at } from '../database';
import { pushService } from './expo';
import type { PushDoc, Ticket } from './pushDoc';
import { forgetDevice, isDead } from './send';

const MOST_AT_ONCE = 200;

type Receipts = Record<string, ExpoPushReceipt>;

/** Asks what became of messages sent a while ago, and forgets devices that are no more. */
export async function checkReceipts(now: number): Promise<void> {
  const due = at.pushes().where('checkAt', '<=', now).orderBy('checkAt').limit(MOST_AT_ONCE);
  const { docs } = await due.get();
  const ids = docs.flatMap((doc) => ticketsOf(doc).map(({ id }) => id));
  if (ids.length === 0) return;
  const service = await pushService();
  const receipts: Receipts = {};
  for (const chunk of service.chunkPushNotificationReceiptIds(ids)) {
    Object.assign(receipts, await service.getPushNotificationReceiptsAsync(chunk));
  }
  await Promise.all(docs.map((doc) => settlePush(doc, receipts)));
}

const ticketsOf = (doc: QueryDocumentSnapshot): readonly Ticket[] =>
  (doc.data() as PushDoc).tickets;

async function settlePush(doc: QueryDocumentSnapshot, receipts: Receipts): Promise<void> {
  const { notice } = doc.data() as PushDoc;
  for (const { id, token } of ticketsOf(doc)) {
    const receipt = receipts[id];
    if (receipt && isDead(receipt)) await forgetDevice(notice.uid, token);
  }
  await doc.ref.update({ checkAt: null });
}
