import type { DocumentReference } from 'firebase-admin/firestore';
import { no } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { at, database } from '#functions/firestore/database';
import type { MatchId, UserId } from '#protocol/ids';
import { MAX_OPEN_MATCHES } from '#protocol/limits';
import type { MatchDoc } from '#protocol/match';

/** Longer than it takes to sit down: a seat that is not taken by then is free again. */
const GRACE = 60_000;

/** `tables/{uid}`: matches for which somebody has, or is about to have, a seat, and since when. */
type Tables = Readonly<Record<MatchId, number>>;

/**
 * Notes that a user is going to sit down somewhere, for all instances together, before it is
 * done: however many come at the same time, no more get through than may. Nothing is noted when
 * matches end; who seems to have too many is looked at closely.
 */
export async function reserveSeat(uid: UserId, matchId: MatchId, now: number): Promise<void> {
  const ref = at.tables(uid);
  if (await isNoted(ref, matchId, now)) return;
  const tables = ((await ref.get()).data() ?? {}) as Tables;
  const gone = await closedOf(uid, tables, now);
  if (gone.length > 0 && (await isNoted(ref, matchId, now, gone))) return;
  throw no('tooManyMatches');
}

function isNoted(
  ref: DocumentReference,
  matchId: MatchId,
  now: number,
  gone: readonly MatchId[] = [],
): Promise<boolean> {
  return changeDoc(ref, (known) => {
    const open = Object.entries(known).filter(([id]) => !gone.includes(id as MatchId));
    const tables = Object.fromEntries(open);
    const isFull = tables[matchId] === undefined && open.length >= MAX_OPEN_MATCHES;
    return isFull ? null : { ...tables, [matchId]: now };
  });
}

/** Those of the matches that are over, or where the user has no seat. */
async function closedOf(uid: UserId, tables: Tables, now: number): Promise<MatchId[]> {
  const old = Object.keys(tables).filter((id) => now - (tables[id as MatchId] ?? 0) >= GRACE);
  if (old.length === 0) return [];
  const matches = await database().getAll(...old.map((id) => at.match(id as MatchId)));
  const isOpen = (match: Partial<MatchDoc> | undefined) =>
    match?.members?.includes(uid) === true &&
    (match.status === 'lobby' || match.status === 'running');
  return matches.filter((doc) => !isOpen(doc.data())).map(({ id }) => id as MatchId);
}
