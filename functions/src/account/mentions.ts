import * as v from 'valibot';
import { database, matchIdOf, refs } from '#functions/firestore/database';
import { findMatch } from '#functions/match/pack';
import { read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';

/** Matches that may name a person, each with the names the person has in it. */
export type Mentions = ReadonlyMap<MatchId, readonly string[]>;

const named = v.object({ name: v.string() });

/**
 * Finds matches in which a person has a seat, wrote in the chat, or may have a seat reserved for a
 * rematch.
 */
export async function mentionsOf(uid: UserId): Promise<Mentions> {
  const [mine, said, user] = await Promise.all([
    refs.matches().where('members', 'array-contains', uid).get(),
    database().collectionGroup('chat').where('uid', '==', uid).get(),
    refs.user(uid).get(),
  ]);
  const usual = read(named, user.data())?.name;
  const mentions = new Map<MatchId, readonly string[]>();
  // An unreadable match probably has the name from the person's profile.
  const add = (id: MatchId, name = usual) => {
    const known = mentions.get(id) ?? [];
    mentions.set(id, name ? [...known, name] : known);
  };
  for (const doc of mine.docs) {
    const match = findMatch(matchIdOf(doc.id), doc.data());
    const name = match?.seats.find((seat) => seat.uid === uid)?.name;
    add(matchIdOf(doc.id), name);
    if (match?.rematch) add(match.rematch, name);
  }
  for (const doc of said.docs) {
    const { parent: match } = doc.ref.parent;
    if (match !== null) add(matchIdOf(match.id), read(named, doc.data())?.name);
  }
  return mentions;
}
