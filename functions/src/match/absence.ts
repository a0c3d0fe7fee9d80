import { ROLE_NAMES, type Seat } from '#engine';
import { actingSeatsOf, type MatchRecord, withSeat } from './record';

/** The phase in which a bot stands in: the role's name, or null while one is being chosen. */
export interface Phase {
  readonly round: number;
  readonly role: string | null;
}

/** So often in a row somebody may let the time run out and still keep the seat. */
const MOST_MISSED = 2;

const at = <Value>(list: readonly Value[], seat: Seat, value: Value) =>
  list.map((it, index) => (index === seat ? value : it));

/**
 * The time of this person has run out. A bot decides to the end of the phase; the second time
 * in a row, or when the time for the whole match is spent, it keeps the seat until claimed.
 */
export function timeOut(record: MatchRecord, seat: Seat, hasSpentAll: boolean): MatchRecord {
  const missed = at(record.missed, seat, (record.missed[seat] ?? 0) + 1);
  if (hasSpentAll || (missed[seat] ?? 0) >= MOST_MISSED) {
    return withSeat({ ...record, missed }, seat, { left: 'timedOut' });
  }
  return { ...record, missed, standIns: at(record.standIns, seat, phaseOf(record)) };
}

/** Whoever acts is there. */
export const isBack = (record: MatchRecord, seat: Seat): MatchRecord => ({
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

/** Lets those go who stood in for a phase that is over by now. */
export function endStandIns(record: MatchRecord): MatchRecord {
  const standIns = record.standIns.map(
    (phase, seat) => phase && stillIn(record, seat as Seat, phase),
  );
  return { ...record, standIns };
}

/** The phase to stand in for from now on: who stood in for a choice of role does so in its phase. */
function stillIn(record: MatchRecord, seat: Seat, phase: Phase): Phase | null {
  const now = phaseOf(record);
  if (now === null || now.round !== phase.round) return null;
  if (phase.role !== null) return now.role === phase.role ? phase : null;
  return now.role !== null || actingSeatsOf(record).includes(seat) ? now : null;
}
