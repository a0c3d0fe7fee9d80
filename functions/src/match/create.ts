import { ALREADY_EXISTS, codeOf } from '#functions/errors/firestore';
import { refuse } from '#functions/errors/refuse';
import { database, refs } from '#functions/firestore/database';
import type { UserId } from '#protocol/ids';
import type { TotalTime, TurnLimit } from '#protocol/limits';
import type { InviteDoc, MatchRules, MatchSeat } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { projectLobby } from './lobby';
import { emptyLog } from './log';
import { storedMatch } from './project';
import { nothingPublished } from './published';
import { randomCode, randomSeed } from './random';
import { readRecord, recordDocFrom, writeRecord } from './record';
import { freshSeat, type MatchRecord } from './recordSchema';
import { publicSeats } from './seats';
import { RECORD_SCHEMA } from './upgrade';

const MAX_ATTEMPTS = 3;

export interface NewMatch {
  readonly id: MatchRecord['id'];
  readonly owner: UserId;
  readonly seats: readonly MatchSeat[];
  readonly rules: MatchRules;
  readonly turnLimit: TurnLimit;
  readonly totalTime: TotalTime | null;
  readonly isPublic: boolean;
  /** The user that each seat is reserved for. */
  readonly reserved?: readonly (UserId | null)[];
}

export function newRecord({ seats, reserved = [], ...match }: NewMatch, now: number): MatchRecord {
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
    seats: seats.map((it, seat) => ({ ...freshSeat(it), reserved: reserved[seat] ?? null })),
    removed: [],
    listedAt: now,
    listDueAt: null,
    published: nothingPublished,
    log: emptyLog,
    begunWith: null,
    answered: [],
    rematch: null,
  };
}

export async function findRecord(id: MatchRecord['id']): Promise<MatchRecord | null> {
  const snapshot = await refs.record(id).get();
  return snapshot.exists ? readRecord(recordDocFrom(snapshot.data())) : null;
}

/** Writes a new match, or finds the one that an earlier try of the same request created. */
export async function createRecord(match: NewMatch, now: number): Promise<MatchRecord> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const record = newRecord(match, now);
    if (await write(record)) return record;
    const existing = await findRecord(match.id);
    if (existing !== null) return existing;
  }
  throw refuse('busy');
}

/** Returns false if the match, or another with the same invite code, already exists. */
async function write(record: MatchRecord): Promise<boolean> {
  const batch = database().batch();
  batch.create(refs.record(record.id), { ...writeRecord(record) });
  batch.create(refs.match(record.id), { ...storedMatch(record) });
  batch.create(refs.invite(record.code), inviteTo(record));
  const listed = projectLobby(record);
  if (listed !== null) batch.create(refs.lobby(record.id), { ...listed });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** The invite of a lobby, which names its present host. */
export const inviteTo = (record: MatchRecord): InviteDoc => ({
  protocol: PROTOCOL,
  matchId: record.id,
  hostName: publicSeats(record).find(({ uid }) => uid === record.owner)?.name ?? '',
  ...invitationSummary(record),
});

/** Facts about a match that an invitation shows. */
export function invitationSummary(record: MatchRecord) {
  const { seats, rules, turnLimit } = record;
  const { edition, expansions, puertomas: difficulty = 'normal' } = rules;
  const count = publicSeats(record).filter(({ kind }) => kind === 'puertoma').length;
  return {
    ...{ edition, expansions, seatCount: seats.length, turnLimit },
    ...(count > 0 && { puertomas: { count, difficulty } }),
  };
}
