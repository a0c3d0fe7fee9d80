import { at, database } from '#functions/firestore/database';
import { findMatch } from '#functions/match/pack';
import type { MatchId, UserId } from '#protocol/ids';

/** Matches in which somebody may be named, each with the names that they have there. */
export type Traces = ReadonlyMap<MatchId, readonly string[]>;

/**
 * Where somebody sits, where they said something and have left since, and where a seat is kept for
 * them because they played before.
 */
export async function tracesOf(uid: UserId): Promise<Traces> {
  const [mine, said, profile] = await Promise.all([
    at.matches().where('members', 'array-contains', uid).get(),
    database().collectionGroup('chat').where('uid', '==', uid).get(),
    at.user(uid).get(),
  ]);
  const usual: unknown = profile.data()?.name;
  const traces = new Map<MatchId, readonly string[]>();
  // In a match that cannot be read they probably have their usual name.
  const note = (id: string, name: unknown = usual) => {
    const known = traces.get(id as MatchId) ?? [];
    traces.set(id as MatchId, typeof name === 'string' && name !== '' ? [...known, name] : known);
  };
  for (const doc of mine.docs) {
    const match = findMatch(doc.id as MatchId, doc.data());
    const name = match?.seats.find((seat) => seat.uid === uid)?.name;
    note(doc.id, name);
    if (match?.rematch) note(match.rematch, name);
  }
  for (const doc of said.docs) {
    const { parent: match } = doc.ref.parent;
    if (match !== null) note(match.id, doc.data().name);
  }
  return traces;
}
