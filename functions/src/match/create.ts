import { ALREADY_EXISTS, codeOf } from '#functions/errors/firestore';
import { no } from '#functions/errors/refuse';
import { at, database } from '#functions/firestore/database';
import type { UserId } from '#protocol/ids';
import type { TotalTime, TurnLimit } from '#protocol/limits';
import type { InviteDoc, MatchRules, MatchSeat } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { projectLobby } from './lobby';
import { emptyLog } from './log';
import { storedMatch } from './project';
import { nothingPublished } from './published';
import { randomCode, randomSeed } from './random';
import { freshSeats, type MatchRecord, readRecord, recordDocFrom, writeRecord } from './record';
import { RECORD_SCHEMA } from './upgrade';

const MOST_ATTEMPTS = 3;

export interface NewMatch {
  readonly id: MatchRecord['id'];
  readonly owner: UserId;
  readonly seats: readonly MatchSeat[];
  readonly rules: MatchRules;
  readonly turnLimit: TurnLimit;
  readonly totalTime: TotalTime | null;
  readonly isPublic: boolean;
  /** By seat: for whom it is kept; nobody if this is missing. */
  readonly reserved?: readonly (UserId | null)[];
}

export function newRecord(match: NewMatch, now: number): MatchRecord {
  return {
    ...match,
    schema: RECORD_SCHEMA,
    status: 'lobby',
    code: randomCode(),
    createdAt: now,
    updatedAt: now,
    version: 0,
    state: null,
    botSeed: randomSeed(),
    ...freshSeats(match.seats),
    reserved: match.reserved ?? match.seats.map(() => null),
    barred: [],
    published: nothingPublished,
    log: emptyLog,
    begunWith: null,
    answered: [],
    rematch: null,
  };
}

export async function findRecord(id: MatchRecord['id']): Promise<MatchRecord | null> {
  const snapshot = await at.record(id).get();
  return snapshot.exists ? readRecord(recordDocFrom(snapshot.data())) : null;
}

/** Writes a new match, or finds the one that the same wish made before. */
export async function createRecord(match: NewMatch, now: number): Promise<MatchRecord> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const record = newRecord(match, now);
    if (await write(record)) return record;
    const existing = await findRecord(match.id);
    if (existing !== null) return existing;
  }
  throw no('busy');
}

/** False if the match, or another with the same invite code, is there already. */
async function write(record: MatchRecord): Promise<boolean> {
  const batch = database().batch();
  batch.create(at.record(record.id), { ...writeRecord(record) });
  batch.create(at.match(record.id), { ...storedMatch(record) });
  batch.create(at.invite(record.code), inviteTo(record));
  const listed = projectLobby(record);
  if (listed !== null) batch.create(at.lobby(record.id), { ...listed });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

const inviteTo = (record: MatchRecord): InviteDoc => ({
  protocol: PROTOCOL,
  matchId: record.id,
  hostName: record.seats.find(({ uid }) => uid === record.owner)?.name ?? '',
  ...invitedTo(record),
});

/** What somebody who is invited should know of the match. */
export function invitedTo({ seats, rules, turnLimit }: MatchRecord) {
  const { edition, expansions, puertomas: difficulty = 'normal' } = rules;
  const count = seats.filter(({ kind }) => kind === 'puertoma').length;
  return {
    ...{ edition, expansions, seatCount: seats.length, turnLimit },
    ...(count > 0 && { puertomas: { count, difficulty } }),
  };
}
