import { ROLE_NAMES, type Seat } from '#engine';
import type { MatchRecord, Phase } from './recordSchema';
import { actingSeatsOf, seatEntries, withClock, withPublicSeat, withSeat } from './seats';

/** Number of missed turns in a row after which a person loses the seat. */
const MAX_MISSED = 2;

/**
 * Times a person out: a bot plays the rest of the phase. The second time in a row, or once the time
 * for the whole match is used up, the bot keeps the seat until the person claims it.
 */
export function timeOut(record: MatchRecord, seat: Seat, hasSpentAll: boolean): MatchRecord {
  const missed = (record.seats[seat]?.clock.missed ?? 0) + 1;
  const counted = withClock(record, seat, { missed });
  return hasSpentAll || missed >= MAX_MISSED
    ? withPublicSeat(counted, seat, { left: 'timedOut' })
    : withSeat(counted, seat, { standIn: phaseOf(record) });
}

/** Ends the stand-in and resets the missed turns of a person who acts again. */
export const returnToSeat = (record: MatchRecord, seat: Seat): MatchRecord =>
  withSeat(withClock(record, seat, { missed: 0 }), seat, { standIn: null });

function phaseOf({ state }: MatchRecord): Phase | null {
  return (
    state && {
      round: state.round,
      role: state.role === null ? null : ROLE_NAMES[state.role],
    }
  );
}

/** Ends stand-ins whose phase is over. */
export function endStandIns(record: MatchRecord): MatchRecord {
  const seats = seatEntries(record).map(([seat, it]) => ({
    ...it,
    standIn: it.standIn && continuedStandIn(record, seat, it.standIn),
  }));
  return { ...record, seats };
}

/** The phase that a stand-in goes on with. One that chose a role also plays that role's phase. */
function continuedStandIn(record: MatchRecord, seat: Seat, phase: Phase): Phase | null {
  const now = phaseOf(record);
  if (now === null || now.round !== phase.round) return null;
  if (phase.role !== null) return now.role === phase.role ? phase : null;
  return now.role !== null || actingSeatsOf(record).includes(seat) ? now : null;
}
