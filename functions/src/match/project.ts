import { isSameJson, type Seat } from '#engine';
import type { UserId } from '#protocol/ids';
import type { MatchDoc, MatchInfo, OwnPly, PrivateViewDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { bucketOf } from './buckets';
import { deadlineOf, wakeTimeOf } from './clock';
import { expiryOf } from './expiry';
import { modulesFor, ownPatch } from './gameViews';
import { pack } from './pack';
import { recentOf } from './published';
import type { MatchRecord, SeatClock, SeatRecord } from './recordSchema';
import { actingSeatsOf, membersOf, personDecides, publicSeats } from './seats';

/** Public facts of a match. Every field is listed, so that a new secret is never included. */
export function projectMatch(record: MatchRecord): MatchInfo {
  const actingSeats = actingSeatsOf(record);
  const waitedFor = (is: (clock: SeatClock) => boolean) =>
    peopleAt(record, actingSeats, ({ clock }) => is(clock));
  const here = waitedFor(({ presence }) => presence === 'here');
  const called = waitedFor(({ presence }) => presence === 'called');
  return {
    modules: modulesFor(record),
    status: record.status,
    isPublic: record.isPublic,
    owner: record.owner,
    members: membersOf(record),
    seats: publicSeats(record),
    rules: JSON.stringify(record.rules),
    turnLimit: record.turnLimit,
    code: record.code,
    version: record.version,
    actingSeats,
    toAct: waitedFor(() => true),
    reminded: waitedFor(({ reminded }) => reminded),
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

/** Whether other module versions set the game up. */
const isOfOlderRules = (record: MatchRecord): boolean =>
  record.status === 'running' && !isSameJson(record.begunWith, modulesFor(record));

/** Packed documents, used for measuring and again for writing. Records are immutable. */
const packed = new WeakMap<MatchRecord, ReturnType<typeof packMatch>>();

/** Stored form of `matches/{id}`: plain fields for queries and rules, the rest packed. */
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

function peopleAt(
  { seats }: MatchRecord,
  acting: readonly Seat[],
  is: (seat: SeatRecord) => boolean,
): UserId[] {
  return acting.flatMap((seat) => {
    const it = seats[seat];
    return it && it.public.uid !== null && personDecides(it) && is(it) ? [it.public.uid] : [];
  });
}

export function projectPrivateView(record: MatchRecord, seat: Seat): PrivateViewDoc | null {
  const { state, version, log } = record;
  const orders = record.seats[seat]?.orders;
  if (state === null) return null;
  const told = privatePlies(log, seat);
  return {
    protocol: PROTOCOL,
    version,
    patch: ownPatch(state, seat),
    orders: orders ? JSON.stringify(orders) : null,
    ...(told !== null && { ownPlies: told }),
  };
}

/** Plies that this seat sees in more detail than the public; null if there are none. */
export function privatePlies({ secrets }: MatchRecord['log'], seat: Seat): string | null {
  const plies = secrets.flatMap(({ ply, own }) =>
    own.filter((it) => it.seat === seat).map(({ line, events }): OwnPly => ({ ply, line, events })),
  );
  return plies.length === 0 ? null : JSON.stringify(plies);
}
