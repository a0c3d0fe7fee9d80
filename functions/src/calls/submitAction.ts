import {
  type Action,
  type GameOptions,
  isRefusal,
  isStillLegal,
  parseAction,
  type Seat,
} from '#engine';
import { type Caller, callable } from '#functions/call/callable';
import { consumeQuota } from '#functions/call/quota';
import { countAction } from '#functions/call/rateLimit';
import { againstRules, refuse, stale } from '#functions/errors/refuse';
import { shortText } from '#functions/input/shape';
import { type Change, changeMatch } from '#functions/match/change';
import type { Answered, MatchRecord } from '#functions/match/recordSchema';
import { playAction, settle } from '#functions/match/referee';
import { ownSeat, withSeat } from '#functions/match/seats';
import type { Calls } from '#protocol/calls';
import { count } from '#protocol/documents';
import { isMatchId, isRequestId } from '#protocol/ids';
import type { LoggedPly } from '#protocol/match';

/** Number of answers kept for retries. A request older than these is stale. */
const MAX_ANSWERED = 16;

type Move = Omit<Calls['submitAction']['request'], 'action'> & { readonly action: Action };
type Answer = Calls['submitAction']['answer'];

export const submitAction = callable(
  'submitAction',
  { matchId: isMatchId, version: count, action: shortText, requestId: isRequestId },
  async (ask, caller) => {
    const action = parseAction(ask.action);
    if (action === null) throw refuse('malformed');
    try {
      const decide = (record: MatchRecord) => move(record, { ...ask, action }, caller);
      return await changeMatch(ask.matchId, decide, ask.version);
    } catch (error) {
      // Accepted moves are counted in the record. A refused one writes no record, so count it here.
      await consumeQuota(caller.uid, 'call', caller.now);
      throw error;
    }
  },
);

/**
 * Whether the action is meant for the current version, or for an earlier one of the same
 * simultaneous decision: others' choices do not invalidate this one. Any other decision is asked of
 * one seat at one version.
 */
function isCurrent({ version, state, log }: MatchRecord, seat: Seat, ask: Move): boolean {
  const missed = version - ask.version;
  if (missed === 0) return true;
  if (missed < 0 || missed > log.plies.length || state === null) return false;
  const { type } = ask.action;
  const wasAsked =
    isSimultaneous(type, state.options) &&
    log.plies.slice(-missed).every((ply) => ply.seat !== seat && actionType(ply) === type);
  return wasAsked && isStillLegal(state, seat, ask.action);
}

/** Whether all players choose such an action at the same time: colonists (MA-5), cards (X6-3). */
const isSimultaneous = (type: Action['type'], { variants }: GameOptions) =>
  type === 'takeCard' || (type === 'place' && variants.simultaneousMayor);

/** The line of a secret action has its type only (I-3). */
const actionType = ({ line }: LoggedPly) => line.split(' ', 1)[0];

function move(record: MatchRecord, ask: Move, { uid, now }: Caller): Change<Answer> {
  const isSame = (it: Answered) => it.requestId === ask.requestId && it.uid === uid;
  const before = record.answered.find(isSame);
  if (before !== undefined) return { record, answer: { version: before.version } };
  const seat = ownSeat(record, uid);
  if (record.status !== 'running') throw refuse('notRunning');
  if (record.seats[seat]?.public.left !== null) throw refuse('seatLeft');
  if (!isCurrent(record, seat, ask)) throw stale(record.version);
  const played = playAction(record, seat, ask.action, 'person');
  if (isRefusal(played)) throw againstRules(played);
  const rate = countAction(record.seats[seat]?.rate ?? null, now);
  const settled = settle(withSeat(played, seat, { rate }), [seat], now);
  const answer = { requestId: ask.requestId, uid, version: settled.version };
  const answered = [...record.answered, answer].slice(-MAX_ANSWERED);
  return { record: { ...settled, answered }, answer: { version: settled.version } };
}
