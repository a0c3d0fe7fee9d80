import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { refs } from '#functions/firestore/database';
import { isOfLaterRelease } from '#functions/match/record';
import { count, read } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const KEPT_DAYS = 30;

/** `wakeFailures/{match}`: the last failure of a match, for the operators. */
const wakeFailure = v.object({
  failures: count,
  message: v.string(),
  lastAt: v.number(),
  expireAt: v.instance(Timestamp),
});
export type WakeFailureDoc = Readonly<v.InferOutput<typeof wakeFailure>>;

/** Postpones a match that failed, for twice as long each time, and stores the failure. */
export async function backOff(id: MatchId, error: unknown, now: number): Promise<void> {
  logger.error('a match could not be woken', { matchId: id, error: String(error) });
  try {
    // A later release continues its own matches.
    if (isOfLaterRelease((await refs.record(id).get()).data())) return;
    const failures = (await failuresOf(id, now)) + 1;
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (failures - 1));
    await refs.match(id).update({ wakeAt: now + pause });
    const failure: WakeFailureDoc = {
      failures,
      message: String(error).slice(0, 500),
      lastAt: now,
      expireAt: Timestamp.fromMillis(now + KEPT_DAYS * DAY),
    };
    await refs.wakeFailure(id).set({ ...failure });
  } catch (another) {
    logger.error('a match that failed could not be postponed', {
      matchId: id,
      error: String(another),
    });
  }
}

/** Number of failures in a row. The count restarts after a day without one. */
async function failuresOf(id: MatchId, now: number): Promise<number> {
  const last = read(wakeFailure, (await refs.wakeFailure(id).get()).data());
  return last !== null && now - last.lastAt < DAY ? last.failures : 0;
}
