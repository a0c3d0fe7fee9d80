import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { chat, read } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import { ONE_AT_A_TIME, SHARDS } from './config/settings';
import { matchIdOf, refs } from './firestore/database';
import { findMatch } from './match/pack';
import { deliver } from './push/deliver';
import { chatNotices, noticesOf } from './push/notices';
import { checkReceipts } from './push/receipts';
import { sendDue } from './push/sendDue';
import { wakeMatch, wakeMatches, wakeOverdue } from './schedule/sweep';

const OVERDUE_AFTER = 10 * 60 * 1000;

/** Firebase retries a failed trigger with growing pauses. Notices older than this are dropped. */
const RETRY_PERIOD = 60 * 60 * 1000;

async function retryWhileFresh(reportedAt: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (Date.now() - Date.parse(reportedAt) < RETRY_PERIOD) throw error;
    logger.error('notices were given up', error);
  }
}

/** Sends notices about a changed match and continues its bots. */
export const matchChanged = onDocumentUpdated(
  { document: 'matches/{matchId}', retry: true },
  async ({ data, params, time }) => {
    const matchId = matchIdOf(params.matchId);
    const before = findMatch(matchId, data?.before.data());
    const after = findMatch(matchId, data?.after.data());
    if (before === null || after === null) return;
    await retryWhileFresh(time, () => deliver(noticesOf(matchId, before, after), Date.now()));
    // Bots that reached the limit of one call continue here. Each write triggers the next run.
    if (isDueAtOnce(after)) await continueMatch(matchId);
    await showInList(matchId, after);
  },
);

/** Logs errors only, because the clock retries the match with growing pauses. */
async function continueMatch(matchId: MatchId): Promise<void> {
  try {
    await wakeMatch(matchId, Date.now());
  } catch (error) {
    logger.error('a match could not be continued', { matchId, error: String(error) });
  }
}

/** Longest wait of the trigger for the list of public matches. The clock serves the others. */
const LIST_WAIT = 10_000;

/** Waits until the list may show a lobby's changes again. */
async function showInList(matchId: MatchId, { status, isPublic, wakeAt }: MatchInfo) {
  if (status !== 'lobby' || !isPublic || wakeAt === null) return;
  const wait = wakeAt - Date.now();
  if (wait > LIST_WAIT) return;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
  await continueMatch(matchId);
}

function isDueAtOnce({ status, wakeAt, updatedAt }: MatchInfo): boolean {
  return status === 'running' && wakeAt !== null && wakeAt <= updatedAt;
}

/** Sends notices about a chat message to the players who want them. */
export const chatCreated = onDocumentCreated(
  { document: 'matches/{matchId}/chat/{messageId}', retry: true },
  async ({ data, params, time }) => {
    const message = read(chat, data?.data());
    const matchId = matchIdOf(params.matchId);
    const match = findMatch(matchId, (await refs.match(matchId).get()).data());
    if (message === null || match === null) return;
    const notices = chatNotices(matchId, params.messageId, message, match);
    await retryWhileFresh(time, () => deliver(notices, Date.now()));
  },
);

/** Runs every minute, because the shortest turn limit is five minutes. */
const clockOf = (shard: number) =>
  onSchedule(
    { schedule: 'every 1 minutes', ...ONE_AT_A_TIME },
    async () => void (await wakeMatches(Date.now(), { shard, of: SHARDS })),
  );

export const watchClocks = Object.fromEntries(
  Array.from({ length: SHARDS }, (_, shard) => [`shard${shard}`, clockOf(shard)]),
);

/** Wakes matches that their shard missed. */
export const watchOverdue = onSchedule(
  { schedule: 'every 10 minutes', ...ONE_AT_A_TIME },
  async () => void (await wakeOverdue(Date.now(), OVERDUE_AFTER)),
);

export const followPushes = onSchedule(
  { schedule: 'every 5 minutes', ...ONE_AT_A_TIME },
  async () => {
    await sendDue(Date.now());
    await checkReceipts(Date.now());
  },
);
