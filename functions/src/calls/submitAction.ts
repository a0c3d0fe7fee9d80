import { isRefusal, parseAction, type Seat } from '../../../src/engine';
import type { Calls } from '../../../src/protocol/calls';
import { isMatchId, isRequestId } from '../../../src/protocol/ids';
import { type Caller, callable } from '../call/callable';
import { againstRules, no, stale } from '../call/refuse';
import { anything, isCount } from '../input/shape';
import { type Change, changeMatch } from '../match/change';
import { type Answered, type MatchRecord, ownSeat } from '../match/record';
import { playAction, settle } from '../match/referee';

/** Answers that are remembered. An older request names an older version, so it is stale. */
const MOST_ANSWERED = 16;

type Ask = Calls['submitAction']['ask'];
type Answer = Calls['submitAction']['answer'];

export const submitAction = callable(
  'submitAction',
  { matchId: isMatchId, version: isCount, action: anything, requestId: isRequestId },
  async (ask, caller) => {
    if (parseAction(ask.action) === null) throw no('malformed');
    return changeMatch(ask.matchId, (record) => move(record, ask, caller));
  },
);

/**
 * Thought up for the table as it is. While everybody places colonists at the same time (MA-5),
 * others who were faster change nothing for this player.
 */
function isCurrent({ version, log }: MatchRecord, seat: Seat, thoughtFor: number): boolean {
  const missed = version - thoughtFor;
  if (missed < 0 || missed > log.plies.length) return false;
  return log.plies
    .slice(log.plies.length - missed)
    .every((ply) => ply.seat !== seat && ply.line.startsWith('place '));
}

function move(record: MatchRecord, ask: Ask, { uid, now }: Caller): Change<Answer> {
  const isSame = (it: Answered) => it.requestId === ask.requestId && it.uid === uid;
  const before = record.answered.find(isSame);
  if (before !== undefined) return { record, answer: { version: before.version } };
  const seat = ownSeat(record, uid);
  if (record.status !== 'running') throw no('notRunning');
  if (record.seats[seat]?.left !== null) throw no('seatLeft');
  if (!isCurrent(record, seat, ask.version)) throw stale(record.version);
  const played = playAction(record, seat, ask.action, 'person');
  if (isRefusal(played)) throw againstRules(played);
  const settled = settle(played, [seat], now);
  const answer = { requestId: ask.requestId, uid, version: settled.version };
  const answered = [...record.answered, answer].slice(-MOST_ANSWERED);
  return { record: { ...settled, answered }, answer: { version: settled.version } };
}
