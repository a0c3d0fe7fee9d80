import { type Action, isRefusal, isStillLegal, parseAction, type Seat } from '#engine';
import { type Caller, callable } from '#functions/call/callable';
import { countMove } from '#functions/call/pace';
import { spend } from '#functions/call/spend';
import { againstRules, no, stale } from '#functions/errors/refuse';
import { isCount, isText } from '#functions/input/shape';
import { type Change, changeMatch } from '#functions/match/change';
import { type Answered, type MatchRecord, ownSeat } from '#functions/match/record';
import { playAction, settle } from '#functions/match/referee';
import type { Calls } from '#protocol/calls';
import { isMatchId, isRequestId } from '#protocol/ids';

/** Answers that are remembered. An older request names an older version, so it is stale. */
const MOST_ANSWERED = 16;

type Move = Omit<Calls['submitAction']['request'], 'action'> & { readonly action: Action };
type Answer = Calls['submitAction']['answer'];

export const submitAction = callable(
  'submitAction',
  { matchId: isMatchId, version: isCount, action: isText, requestId: isRequestId },
  async (ask, caller) => {
    const action = parseAction(ask.action);
    if (action === null) throw no('malformed');
    try {
      const decide = (record: MatchRecord) => move(record, { ...ask, action }, caller);
      return await changeMatch(ask.matchId, decide, ask.version);
    } catch (error) {
      // A move that is made is counted in the record; one that is refused writes nothing there.
      await spend(caller.uid, 'call', caller.now);
      throw error;
    }
  },
);

/**
 * Thought up for the table as it is, or still to be played: while everybody places colonists at the
 * same time (MA-5), others who were faster change nothing for this player.
 */
function isCurrent({ version, state, log }: MatchRecord, seat: Seat, ask: Move): boolean {
  const missed = version - ask.version;
  if (missed === 0) return true;
  if (missed < 0 || missed > log.plies.length || state === null) return false;
  const isStillAsked = log.plies.slice(-missed).every((ply) => ply.seat !== seat);
  return isStillAsked && isStillLegal(state, seat, ask.action);
}

function move(record: MatchRecord, ask: Move, { uid, now }: Caller): Change<Answer> {
  const isSame = (it: Answered) => it.requestId === ask.requestId && it.uid === uid;
  const before = record.answered.find(isSame);
  if (before !== undefined) return { record, answer: { version: before.version } };
  const seat = ownSeat(record, uid);
  if (record.status !== 'running') throw no('notRunning');
  if (record.seats[seat]?.left !== null) throw no('seatLeft');
  if (!isCurrent(record, seat, ask)) throw stale(record.version);
  const played = playAction(record, seat, ask.action, 'person');
  if (isRefusal(played)) throw againstRules(played);
  const pace = record.pace.map((it, at) => (at === seat ? countMove(it, now) : it));
  const settled = settle({ ...played, pace }, [seat], now);
  const answer = { requestId: ask.requestId, uid, version: settled.version };
  const answered = [...record.answered, answer].slice(-MOST_ANSWERED);
  return { record: { ...settled, answered }, answer: { version: settled.version } };
}
