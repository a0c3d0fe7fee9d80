import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { chat, read } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import { ONE_AT_A_TIME, SHARDS } from './config/settings';
import { at } from './firestore/database';
import { findMatch } from './match/pack';
import { deliver } from './push/deliver';
import { sendWaiting } from './push/later';
import { chatNotices, noticesOf } from './push/notices';
import { checkReceipts } from './push/receipts';
import { goOn, wakeForgotten, wakeMatches } from './schedule/sweep';

const FORGOTTEN_AFTER = 10 * 60 * 1000;

/** A report that failed comes again, with growing pauses, but news that is old is none. */
const OLD_NEWS = 60 * 60 * 1000;

async function orAgain(reportedAt: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (Date.now() - Date.parse(reportedAt) < OLD_NEWS) throw error;
    logger.error('news was given up', error);
  }
}

/** Tells people about what happened in a match, and lets its bots go on. */
export const matchChanged = onDocumentUpdated(
  { document: 'matches/{matchId}', retry: true },
  async ({ data, params, time }) => {
    const matchId = params.matchId as MatchId;
    const before = findMatch(matchId, data?.before.data());
    const after = findMatch(matchId, data?.after.data());
    if (before === null || after === null) return;
    await orAgain(time, () => deliver(noticesOf(matchId, before, after), Date.now()));
    // Bots that had to stop thinking go on here, and each such write leads to the next.
    if (isDueAtOnce(after)) await letBotsGoOn(matchId);
  },
);

/** Who fails here is left to the clock, which tries again with growing pauses. */
async function letBotsGoOn(matchId: MatchId): Promise<void> {
  try {
    await goOn(matchId, Date.now());
  } catch (error) {
    logger.error('bots could not go on', { matchId, error: String(error) });
  }
}

function isDueAtOnce({ status, wakeAt, updatedAt }: MatchInfo): boolean {
  return status === 'running' && wakeAt !== null && wakeAt <= updatedAt;
}

/** Tells people what was said; only those who want to hear of it. */
export const chatSaid = onDocumentCreated(
  { document: 'matches/{matchId}/chat/{messageId}', retry: true },
  async ({ data, params, time }) => {
    const message = read(chat, data?.data());
    const matchId = params.matchId as MatchId;
    const match = findMatch(matchId, (await at.match(matchId).get()).data());
    if (message === null || match === null) return;
    const notices = chatNotices(matchId, params.messageId, message, match);
    await orAgain(time, () => deliver(notices, Date.now()));
  },
);

/** A shard's clocks every minute, because the shortest time to think is five. */
const clockOf = (shard: number) =>
  onSchedule(
    { schedule: 'every 1 minutes', ...ONE_AT_A_TIME },
    async () => void (await wakeMatches(Date.now(), { shard, of: SHARDS })),
  );

export const watchClocks = Object.fromEntries(
  Array.from({ length: SHARDS }, (_, shard) => [`shard${shard}`, clockOf(shard)]),
);

/** Nothing is forgotten for ever. */
export const watchForgotten = onSchedule(
  { schedule: 'every 10 minutes', ...ONE_AT_A_TIME },
  async () => void (await wakeForgotten(Date.now(), FORGOTTEN_AFTER)),
);

export const followPushes = onSchedule(
  { schedule: 'every 5 minutes', ...ONE_AT_A_TIME },
  async () => {
    await sendWaiting(Date.now());
    await checkReceipts(Date.now());
  },
);
