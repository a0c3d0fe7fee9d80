import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { refs } from '#functions/firestore/database';
import { isOfLaterRelease, recordDocFrom } from '#functions/match/record';
import type { MatchId } from '#protocol/ids';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const KEPT_DAYS = 30;

/** `troubles/{match}`: a match that could not be woken, for the operator to look at. */
export interface WakeFailureDoc {
  readonly failures: number;
  readonly message: string;
  readonly lastAt: number;
  readonly expireAt: Timestamp;
}

/** Tries a match that failed again after a pause that doubles each time, and reports it. */
export async function backOff(id: MatchId, error: unknown, now: number): Promise<void> {
  logger.error('a match could not be woken', { matchId: id, error: String(error) });
  try {
    if (await isLeftAlone(id)) return;
    const failures = (await failuresOf(id, now)) + 1;
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (failures - 1));
    await refs.match(id).update({ wakeAt: now + pause });
    const trouble: WakeFailureDoc = {
      failures,
      message: String(error).slice(0, 500),
      lastAt: now,
      expireAt: Timestamp.fromMillis(now + KEPT_DAYS * DAY),
    };
    await refs.wakeFailure(id).set({ ...trouble });
  } catch (another) {
    logger.error('a match that failed could not be put off', {
      matchId: id,
      error: String(another),
    });
  }
}

/** Such a match is left as it is: its own release goes on with it. */
async function isLeftAlone(id: MatchId): Promise<boolean> {
  const stored = (await refs.record(id).get()).data();
  try {
    return isOfLaterRelease(recordDocFrom(stored));
  } catch {
    return false;
  }
}

/** How often in a row it failed: what went well for a day counts as mended. */
async function failuresOf(id: MatchId, now: number): Promise<number> {
  const known = (await refs.wakeFailure(id).get()).data() as WakeFailureDoc | undefined;
  return known !== undefined && now - known.lastAt < DAY ? known.failures : 0;
}
