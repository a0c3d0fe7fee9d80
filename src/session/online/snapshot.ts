import { imagine, type Seat } from '../../engine';
import { readView } from '../../online/view';
import type { SeenMatch } from '../../online/watchMatch';
import type { UserId } from '../../protocol/ids';
import type { MatchDoc, MatchSeat } from '../../protocol/match';
import { SEAT_COLORS, type SeatSetup } from '../seats';
import type { LogEntry, SessionSnapshot } from '../session';

export interface OnlineFacts {
  readonly id: string;
  readonly uid: UserId;
  readonly seen: SeenMatch;
  readonly log: readonly LogEntry[];
  readonly shown: number;
  readonly sending: boolean;
}

/** What the table shows of an online match; null while there is no game to show. */
export function snapshotOf(facts: OnlineFacts): SessionSnapshot | null {
  const { id, uid, seen, log, shown, sending } = facts;
  const { match, own, isLive } = seen;
  const view = readView(match, own);
  if (view === null) return null;
  const holder = seatOf(match, uid);
  return {
    gameId: id,
    kind: 'online',
    seats: match.seats.map(seatSetup),
    view,
    table: imagine(view, id),
    holder,
    asked: askedSeat(match, holder),
    handOverTo: null,
    waiting: waitingFor(match, holder),
    deadline: match.deadline,
    log,
    unseenFrom: shown,
    canUndo: false,
    connection: isLive ? 'live' : 'offline',
    sending,
  };
}

export function seatOf(match: MatchDoc, uid: UserId): Seat | null {
  const seat = match.seats.findIndex((it) => it.uid === uid);
  return seat < 0 ? null : (seat as Seat);
}

/** Who gave up the seat, or lost it by time, is not asked until it is claimed back. */
function askedSeat(match: MatchDoc, holder: Seat | null): Seat | null {
  if (holder === null || match.seats[holder]?.left !== null) return null;
  return match.actingSeats.includes(holder) ? holder : null;
}

function waitingFor(match: MatchDoc, holder: Seat | null): SessionSnapshot['waiting'] {
  const asked = askedSeat(match, holder);
  return match.actingSeats
    .filter((seat) => seat !== asked)
    .map((seat) => ({ seat, for: waitedAs(match.seats[seat]) }));
}

function waitedAs(seat: MatchSeat | undefined): 'bot' | 'person' | 'away' {
  if (seat === undefined || seat.kind !== 'person') return 'bot';
  return seat.left === null ? 'person' : 'away';
}

function seatSetup({ name, kind, level }: MatchSeat, index: number): SeatSetup {
  const color = SEAT_COLORS[index % SEAT_COLORS.length] ?? SEAT_COLORS[0];
  return { name, kind: kind === 'bot' ? 'bot' : 'human', color, level };
}
