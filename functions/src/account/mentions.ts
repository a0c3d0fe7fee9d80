import { database, refs } from '#functions/firestore/database';
import { findMatch } from '#functions/match/pack';
import type { MatchId, UserId } from '#protocol/ids';

/** Matches that may name a person, each with the person's names in it. */
export type Mentions = ReadonlyMap<MatchId, readonly string[]>;

/**
 * Matches in which a person has a seat, wrote in the chat, or has a reserved seat after an earlier
 * match.
 */
export async function mentionsOf(uid: UserId): Promise<Mentions> {
  const [mine, said, profile] = await Promise.all([
    refs.matches().where('members', 'array-contains', uid).get(),
    database().collectionGroup('chat').where('uid', '==', uid).get(),
    refs.user(uid).get(),
  ]);
  const usual: unknown = profile.data()?.name;
  const mentions = new Map<MatchId, readonly string[]>();
  // In a match that cannot be read, the person probably has the usual name.
  const add = (id: string, name: unknown = usual) => {
    const known = mentions.get(id as MatchId) ?? [];
    mentions.set(id as MatchId, typeof name === 'string' && name !== '' ? [...known, name] : known);
  };
  for (const doc of mine.docs) {
    const match = findMatch(doc.id as MatchId, doc.data());
    const name = match?.seats.find((seat) => seat.uid === uid)?.name;
    add(doc.id, name);
    if (match?.rematch) add(match.rematch, name);
  }
  for (const doc of said.docs) {
    const { parent: match } = doc.ref.parent;
    if (match !== null) add(match.id, doc.data().name);
  }
  return mentions;
}
