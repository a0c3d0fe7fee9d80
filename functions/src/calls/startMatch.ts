import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { oneOf } from '#functions/input/shape';
import { begin } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import type { MatchRecord } from '#functions/match/recordSchema';
import { ownSeat, publicSeats } from '#functions/match/seats';
import { isMatchId, type UserId } from '#protocol/ids';

export const startMatch = callable(
  'startMatch',
  { matchId: isMatchId, openSeats: oneOf(['bots', 'remove'] as const) },
  async ({ matchId, openSeats }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: start(record, uid, openSeats, now),
      answer: { matchId },
    })),
);

/** The owner may start at any time, the others once all seats are taken. */
function start(
  record: MatchRecord,
  uid: UserId,
  openSeats: 'bots' | 'remove',
  now: number,
): MatchRecord {
  ownSeat(record, uid);
  if (record.status === 'running') return record;
  if (record.status !== 'lobby') throw refuse('notInLobby');
  const isFull = publicSeats(record).every(({ kind }) => kind !== 'open');
  if (record.owner !== uid && !isFull) throw refuse('notYours');
  return begin(record, openSeats, now);
}
