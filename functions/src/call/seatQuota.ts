import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { refuse } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { database, refs } from '#functions/firestore/database';
import { plainMatch, read } from '#protocol/documents';
import { isMatchId, type MatchId, type UserId } from '#protocol/ids';
import { MAX_OPEN_MATCHES } from '#protocol/limits';

/** Longer than it takes to sit down. A seat that was not taken by then is free again. */
const GRACE = 60_000;

const seatQuota = v.record(v.string(), v.number());
/** `seatQuota/{uid}`: matches in which the user has a seat or is about to take one, and since when. */
type SeatQuotaDoc = ReadonlyMap<MatchId, number>;

function seatQuotaIn(stored: unknown): SeatQuotaDoc {
  const entries = Object.entries(read(seatQuota, stored) ?? {});
  return new Map(entries.flatMap(([id, since]) => (isMatchId(id) ? [[id, since]] : [])));
}

/**
 * Stores that a user is going to take a seat, for all instances together, before it is taken.
 * So no more than the limit get through, however many calls come at the same time. Nothing is
 * written when a match ends: its entry is deleted when the user seems to have too many.
 */
export async function reserveSeat(uid: UserId, matchId: MatchId, now: number): Promise<void> {
  const ref = refs.seatQuota(uid);
  if (await tryReserve(ref, matchId, now)) return;
  const quota = seatQuotaIn((await ref.get()).data());
  const closed = await closedMatches(uid, quota, now);
  if (closed.length > 0 && (await tryReserve(ref, matchId, now, closed))) return;
  throw refuse('tooManyMatches');
}

function tryReserve(
  ref: DocumentReference,
  matchId: MatchId,
  now: number,
  closed: readonly MatchId[] = [],
): Promise<boolean> {
  return changeDoc(ref, (stored) => {
    const open = [...seatQuotaIn(stored)].filter(([id]) => !closed.includes(id));
    const isFull = open.every(([id]) => id !== matchId) && open.length >= MAX_OPEN_MATCHES;
    return isFull ? null : { ...Object.fromEntries(open), [matchId]: now };
  });
}

const { status, members } = plainMatch;
const membership = v.object({ status, members });

/** The matches that are over or gone, or in which the user has no seat. */
async function closedMatches(uid: UserId, quota: SeatQuotaDoc, now: number): Promise<MatchId[]> {
  const old = [...quota].filter(([, since]) => now - since >= GRACE).map(([id]) => id);
  if (old.length === 0) return [];
  const docs = await database().getAll(...old.map((id) => refs.match(id)));
  return old.filter((_, index) => {
    const match = read(membership, docs[index]?.data());
    const isOpen = match?.status === 'lobby' || match?.status === 'running';
    return !isOpen || !match?.members.includes(uid);
  });
}
