import { type Seat, viewFor } from '../../../src/engine';
import type { UserId } from '../../../src/protocol/ids';
import type {
  MatchDoc,
  PatchPath,
  PrivatePatch,
  PrivateViewDoc,
} from '../../../src/protocol/match';
import { deadlineOf, wakeTimeOf } from './clock';
import { actingSeatsOf, isPlayedByPerson, type MatchRecord, membersOf } from './record';

/** What everybody may see of a match, made by naming it. */
export function projectMatch(record: MatchRecord): MatchDoc {
  const actingSeats = actingSeatsOf(record);
  const isReminded = (seat: Seat) => record.reminded[seat] === true;
  return {
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
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    view: record.state && JSON.stringify(viewFor(record.state, null)),
    viewVersions: record.viewVersions,
    log: JSON.stringify(record.log.plies),
    logBatches: record.log.batches,
    rematch: record.rematch,
  };
}

function peopleAt(record: MatchRecord, seats: readonly Seat[]): UserId[] {
  return seats.flatMap((seat) => {
    const it = record.seats[seat];
    return it && it.uid !== null && isPlayedByPerson(it) ? [it.uid] : [];
  });
}

export function projectPrivateView({ state, viewVersions, orders }: MatchRecord, seat: Seat) {
  if (state === null) return null;
  const patch = differences(viewFor(state, null), viewFor(state, seat), []);
  return {
    version: viewVersions[seat] ?? 0,
    patch: JSON.stringify(patch),
    orders: orders[seat] ? JSON.stringify(orders[seat]) : null,
  } satisfies PrivateViewDoc;
}

/** Every place where the second value is not like the first. */
function differences(from: unknown, to: unknown, path: PatchPath): PrivatePatch {
  if (!isObject(from) || !isObject(to)) return from === to ? [] : [[path, to]];
  const keys = Array.isArray(to) ? to.map((_, index) => index) : Object.keys(to);
  return keys.flatMap((key) => differences(from[key], to[key], [...path, key]));
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
