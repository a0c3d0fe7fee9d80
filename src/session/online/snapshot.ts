import { type GameState, type GameView, SEATS, type Seat } from '#engine';
import type { SeenMatch } from '#online/watchMatch';
import type { UserId } from '#protocol/ids';
import type { MatchInfo, MatchSeat } from '#protocol/match';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import type { LogEntry, Notice, SessionSnapshot } from '#session/session';

export interface SnapshotSource {
  readonly id: string;
  readonly uid: UserId;
  readonly seen: SeenMatch;
  readonly view: GameView;
  readonly guessedState: GameState;
  readonly notice: Notice | null;
  readonly log: readonly LogEntry[];
  readonly seenEvents: number;
  readonly sending: boolean;
}

export function snapshotOf(source: SnapshotSource): SessionSnapshot {
  const { id, uid, seen, view, guessedState, notice, log, seenEvents, sending } = source;
  const { match, isLive } = seen;
  const holder = seatOf(match, uid);
  return {
    gameId: id,
    kind: 'online',
    seats: match.seats.map(seatSetup),
    view,
    guessedState,
    holder,
    asked: askedSeat(match, holder),
    covered: false,
    around: false,
    handOverTo: null,
    waiting: waitingFor(match, holder),
    deadline: match.deadline,
    log,
    logGaps: [],
    notice,
    unseenFrom: seenEvents,
    canUndo: false,
    undoBarrier: null,
    connection: isLive ? 'live' : 'offline',
    sending,
  };
}

export function seatOf(match: MatchInfo, uid: UserId): Seat | null {
  return SEATS.find((seat) => match.seats[seat]?.uid === uid) ?? null;
}

/** A player who left the seat is not asked until they claim it back. */
function askedSeat(match: MatchInfo, holder: Seat | null): Seat | null {
  if (holder === null || match.seats[holder]?.left !== null) return null;
  return match.actingSeats.includes(holder) ? holder : null;
}

function waitingFor(match: MatchInfo, holder: Seat | null): SessionSnapshot['waiting'] {
  const asked = askedSeat(match, holder);
  return match.actingSeats
    .filter((seat) => seat !== asked)
    .map((seat) => ({ seat, for: waitingKind(match.seats[seat]) }));
}

function waitingKind(seat: MatchSeat | undefined): 'bot' | 'person' | 'away' {
  if (seat === undefined || seat.kind !== 'person') return 'bot';
  return seat.left === null ? 'person' : 'away';
}

function seatSetup({ name, kind, level }: MatchSeat, index: number): SeatSetup {
  const color = SEAT_COLORS[index % SEAT_COLORS.length] ?? SEAT_COLORS[0];
  const isPerson = kind === 'person' || kind === 'open';
  return { name, kind: isPerson ? 'person' : kind, color, level };
}
