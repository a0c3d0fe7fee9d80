import { ROLE_NAMES, type Seat } from '#engine';
import { actingSeatsOf, type MatchRecord, withSeat } from './record';

/** The phase in which a bot stands in: the role's name, or null while one is being chosen. */
export interface Phase {
  readonly round: number;
  readonly role: string | null;
}

/** A person who misses so many turns in a row loses the seat. */
const MAX_MISSED = 2;

const at = <Value>(list: readonly Value[], seat: Seat, value: Value) =>
  list.map((it, index) => (index === seat ? value : it));

/**
 * The time of this person has run out. A bot stands in to the end of the phase. The second time
 * in a row, or when the time for the whole match is spent, the bot keeps the seat until claimed.
 */
export function timeOut(record: MatchRecord, seat: Seat, hasSpentAll: boolean): MatchRecord {
  const missed = at(record.missed, seat, (record.missed[seat] ?? 0) + 1);
  if (hasSpentAll || (missed[seat] ?? 0) >= MAX_MISSED) {
    return withSeat({ ...record, missed }, seat, { left: 'timedOut' });
  }
  return { ...record, missed, standIns: at(record.standIns, seat, phaseOf(record)) };
}

/** The person acts again. */
export const returnToSeat = (record: MatchRecord, seat: Seat): MatchRecord => ({
  ...record,
  missed: at(record.missed, seat, 0),
  standIns: at(record.standIns, seat, null),
});

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
  const standIns = record.standIns.map(
    (phase, seat) => phase && continuedStandIn(record, seat as Seat, phase),
  );
  return { ...record, standIns };
}

/** The phase to stand in for from now on: a stand-in that chose a role also plays its phase. */
function continuedStandIn(record: MatchRecord, seat: Seat, phase: Phase): Phase | null {
  const now = phaseOf(record);
  if (now === null || now.round !== phase.round) return null;
  if (phase.role !== null) return now.role === phase.role ? phase : null;
  return now.role !== null || actingSeatsOf(record).includes(seat) ? now : null;
}
