import type { Seat } from '#engine';
import type { UserId } from '#protocol/ids';
import type { MatchDoc, MatchInfo, OwnPly, PrivateViewDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { bucketOf } from './buckets';
import { deadlineOf, wakeTimeOf } from './clock';
import { expiryOf } from './expiry';
import { modulesFor, ownPatch } from './gameViews';
import { pack } from './pack';
import { recentOf } from './published';
import { actingSeatsOf, type MatchRecord, membersOf, type Presence, personDecides } from './record';
import { isSame } from './same';

/** The public facts of a match. Each field is named, so that no secret slips through. */
export function projectMatch(record: MatchRecord): MatchInfo {
  const actingSeats = actingSeatsOf(record);
  const isReminded = (seat: Seat) => record.reminded[seat] === true;
  const present = (presence: Presence) =>
    peopleAt(
      record,
      actingSeats.filter((seat) => record.presence[seat] === presence),
    );
  const [here, called] = [present('here'), present('called')];
  return {
    modules: modulesFor(record),
    status: record.status,
    isPublic: record.isPublic,
    owner: record.owner,
    members: membersOf(record),
    seats: record.seats,
    rules: JSON.stringify(record.rules),
    turnLimit: record.turnLimit,
    code: record.code,
    version: record.version,
    actingSeats,
    toAct: peopleAt(record, actingSeats),
    reminded: peopleAt(record, actingSeats.filter(isReminded)),
    deadline: deadlineOf(record),
    wakeAt: wakeTimeOf(record),
    shard: bucketOf(record.id),
    updatedAt: record.updatedAt,
    recent: record.state && recentOf(record),
    rematch: record.rematch,
    ...(here.length > 0 && { here }),
    ...(called.length > 0 && { called }),
    ...(isOfOlderRules(record) && { isOfOlderRules: true }),
  };
}

/** Another version of the rules set the game up. */
const isOfOlderRules = (record: MatchRecord): boolean =>
  record.status === 'running' && !isSame(record.begunWith, modulesFor(record));

/** Packed once to measure it, and not again to write it: records are immutable. */
const packed = new WeakMap<MatchRecord, ReturnType<typeof packMatch>>();

/** `matches/{id}` as it is stored: plain fields for queries and rules, the rest packed. */
export function storedMatch(record: MatchRecord): ReturnType<typeof packMatch> {
  const known = packed.get(record) ?? packMatch(record);
  packed.set(record, known);
  return known;
}

function packMatch(record: MatchRecord) {
  const { modules, status, isPublic, members, version, toAct, wakeAt, shard, updatedAt, ...rest } =
    projectMatch(record);
  return {
    ...{
      protocol: PROTOCOL,
      modules,
      status,
      isPublic,
      members,
      version,
      toAct,
      wakeAt,
      shard,
      updatedAt,
    },
    rest: pack(rest),
    expireAt: expiryOf(record),
  } satisfies MatchDoc & { expireAt: unknown };
}

function peopleAt(record: MatchRecord, seats: readonly Seat[]): UserId[] {
  return seats.flatMap((seat) => {
    const it = record.seats[seat];
    return it && it.uid !== null && personDecides(record, seat) ? [it.uid] : [];
  });
}

export function projectPrivateView(record: MatchRecord, seat: Seat): PrivateViewDoc | null {
  const { state, version, orders, log } = record;
  if (state === null) return null;
  const told = privatePlies(log, seat);
  return {
    protocol: PROTOCOL,
    version,
    patch: ownPatch(state, seat),
    orders: orders[seat] ? JSON.stringify(orders[seat]) : null,
    ...(told !== null && { ownPlies: told }),
  };
}

/** The plies of which this seat knows more than everybody; null if there are none. */
export function privatePlies({ secrets }: MatchRecord['log'], seat: Seat): string | null {
  const plies = secrets.flatMap(({ ply, own }) =>
    own.filter((it) => it.seat === seat).map(({ line, events }): OwnPly => ({ ply, line, events })),
  );
  return plies.length === 0 ? null : JSON.stringify(plies);
}
