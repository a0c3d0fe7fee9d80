import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { refuse } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { database, refs } from '#functions/firestore/database';
import type { PlainReason } from '#protocol/calls';
import { plainMatch, read } from '#protocol/documents';
import { isMatchId, type MatchId, type UserId } from '#protocol/ids';
import { MAX_OPEN_MATCHES, MAX_PUBLIC_LOBBIES } from '#protocol/limits';

/** Longer than creating or joining takes. */
const GRACE = 60_000;

const { status, members } = plainMatch;
const matchFields = v.object({ status, members });
type MatchFields = v.InferOutput<typeof matchFields>;

/** A limited kind of reservation, kept in one document per user. */
interface Kind {
  readonly ref: (uid: UserId) => DocumentReference;
  readonly most: number;
  readonly refusal: PlainReason;
  /** Whether the match still counts. It is null before it is created and after it was deleted. */
  isOpen(match: MatchFields | null, uid: UserId, age: number): boolean;
}

const SEATS: Kind = {
  ref: refs.seatQuota,
  most: MAX_OPEN_MATCHES,
  refusal: 'tooManyMatches',
  isOpen: (match, uid, age) =>
    age < GRACE ||
    ((match?.status === 'lobby' || match?.status === 'running') && match.members.includes(uid)),
};

const PUBLIC_LOBBIES: Kind = {
  ref: refs.lobbyQuota,
  most: MAX_PUBLIC_LOBBIES,
  refusal: 'tooManyPublicMatches',
  isOpen: (match, uid, age) =>
    match === null ? age < GRACE : match.status === 'lobby' && match.members.includes(uid),
};

/** Reserves a seat in one of the matches that a user may play at the same time. */
export const reserveSeat = (uid: UserId, matchId: MatchId, now: number) =>
  reserve(SEATS, uid, matchId, now);

/** Reserves one of a user's places in the list of public matches that wait for players. */
export const reservePublicLobby = (uid: UserId, matchId: MatchId, now: number) =>
  reserve(PUBLIC_LOBBIES, uid, matchId, now);

/**
 * Reserves before the match is created or joined, so that parallel calls cannot exceed the limit.
 * Nothing is written when a match ends; its entry is deleted once the limit seems to be reached.
 */
async function reserve(kind: Kind, uid: UserId, matchId: MatchId, now: number): Promise<void> {
  if (await tryReserve(kind, uid, matchId, now, [])) return;
  const closed = await closedMatches(kind, uid, now);
  if (closed.length > 0 && (await tryReserve(kind, uid, matchId, now, closed))) return;
  throw refuse(kind.refusal);
}

const stored = v.record(v.string(), v.number());

/** The reserved matches, each with the time of its reservation. */
function reservationsIn(data: unknown): [MatchId, number][] {
  const entries = Object.entries(read(stored, data) ?? {});
  return entries.flatMap(([id, since]) => (isMatchId(id) ? [[id, since]] : []));
}

function tryReserve(
  { ref, most }: Kind,
  uid: UserId,
  matchId: MatchId,
  now: number,
  closed: readonly MatchId[],
): Promise<boolean> {
  return changeDoc(ref(uid), (data) => {
    const open = reservationsIn(data).filter(([id]) => !closed.includes(id));
    const isFull = open.every(([id]) => id !== matchId) && open.length >= most;
    return isFull ? null : { ...Object.fromEntries(open), [matchId]: now };
  });
}

async function closedMatches({ ref, isOpen }: Kind, uid: UserId, now: number): Promise<MatchId[]> {
  const reserved = reservationsIn((await ref(uid).get()).data());
  if (reserved.length === 0) return [];
  const docs = await database().getAll(...reserved.map(([id]) => refs.match(id)));
  return reserved.flatMap(([id, since], index) => {
    const match = read(matchFields, docs[index]?.data());
    return isOpen(match, uid, now - since) ? [] : [id];
  });
}
