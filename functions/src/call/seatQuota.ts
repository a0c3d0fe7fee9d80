import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { refuse } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { database, refs } from '#functions/firestore/database';
import { plainMatch, read } from '#protocol/documents';
import { isMatchId, type MatchId, type UserId } from '#protocol/ids';
import { MAX_OPEN_MATCHES } from '#protocol/limits';

/** Longer than joining takes. A reservation this old without a seat may be deleted. */
const GRACE = 60_000;

const seatQuota = v.record(v.string(), v.number());
/** `seatQuota/{uid}`: matches in which the user has or is about to take a seat, with the time. */
type SeatQuotaDoc = ReadonlyMap<MatchId, number>;

function seatQuotaIn(stored: unknown): SeatQuotaDoc {
  const entries = Object.entries(read(seatQuota, stored) ?? {});
  return new Map(entries.flatMap(([id, since]) => (isMatchId(id) ? [[id, since]] : [])));
}

/**
 * Reserves a seat in the user's quota before it is taken, so that parallel calls cannot exceed the
 * limit. Nothing is written when a match ends; its entry is deleted once the quota looks full.
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

/** Finds matches that are over or deleted, or in which the user has no seat. */
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
