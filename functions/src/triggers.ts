import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { MatchId } from '../../src/protocol/ids';
import type { ChatDoc, MatchDoc } from '../../src/protocol/match';
import { at } from './database';
import { deliver } from './push/deliver';
import { sendWaiting } from './push/later';
import { chatNotices, noticesOf } from './push/notices';
import { checkReceipts } from './push/receipts';
import { wakeMatches } from './schedule/wake';

/** Tells people about what happened in a match. */
export const matchChanged = onDocumentUpdated('matches/{matchId}', async ({ data, params }) => {
  const before = data?.before.data() as MatchDoc | undefined;
  const after = data?.after.data() as MatchDoc | undefined;
  if (!before || !after) return;
  await deliver(noticesOf(params.matchId as MatchId, before, after), Date.now());
});

/** Tells people what was said; only those who want to hear of it. */
export const chatSaid = onDocumentCreated(
  'matches/{matchId}/chat/{messageId}',
  async ({ data, params }) => {
    const message = data?.data() as ChatDoc | undefined;
    const matchId = params.matchId as MatchId;
    const match = (await at.match(matchId).get()).data() as MatchDoc | undefined;
    if (!message || !match) return;
    await deliver(chatNotices(matchId, params.messageId, message, match), Date.now());
  },
);

/** Every minute, because the shortest time to think is five. */
export const watchClocks = onSchedule('every 1 minutes', async () => {
  const { failed } = await wakeMatches(Date.now());
  for (const { id, error } of failed) logger.error(`match ${id} could not be woken`, error);
});

export const followPushes = onSchedule('every 5 minutes', async () => {
  await sendWaiting(Date.now());
  await checkReceipts(Date.now());
});
