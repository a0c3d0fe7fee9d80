import { Timestamp } from 'firebase-admin/firestore';
import { at, database } from '#functions/firestore/database';
import { rewritten } from '#functions/match/pack';
import { randomSeed } from '#functions/match/random';
import type { MatchId, UserId } from '#protocol/ids';
import { NOBODY } from './anonymise';

type Docs = FirebaseFirestore.QuerySnapshot['docs'];

/** Who is to go, and by which names they may be known. */
export interface Person {
  readonly uid: UserId;
  readonly names: readonly string[];
}

/**
 * Takes a person out of a match whose record cannot be read: word by word, wherever they are named.
 * The seat becomes a stranger's who never comes, so that whoever can read the match goes on with it.
 */
export async function scrubMatch(id: MatchId, person: Person): Promise<void> {
  const swap = swapperFor(person);
  for (const doc of await documentsOf(id)) {
    const before = doc.data();
    const after = swapIn(before, swap) as typeof before;
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await doc.ref.update(after, { lastUpdateTime: doc.updateTime });
  }
}

/** Everything in which a match names its people; what they said is found by who said it. */
async function documentsOf(id: MatchId): Promise<Docs> {
  const all = await at.match(id).listCollections();
  const parts = all.filter((part) => part.id !== 'chat');
  const about = await Promise.all([
    ...parts.map((part) => part.get()),
    database().collection('invites').where('matchId', '==', id).get(),
  ]);
  const [match, lobby] = await database().getAll(at.match(id), at.lobby(id));
  const single = [match, lobby].flatMap((doc) => (doc?.exists ? [doc as Docs[number]] : []));
  return [...single, ...about.flatMap(({ docs }) => docs)];
}

/** In text that is JSON, a name counts only where a name stands: it may be any word. */
function swapperFor({ uid, names }: Person): (text: string) => string {
  const nobody = randomSeed();
  const quoted = (name: string) => `"name":${JSON.stringify(name)}`;
  return (text) => {
    if (text === uid) return nobody;
    if (names.includes(text)) return NOBODY;
    return names.reduce(
      (it, name) => it.replaceAll(quoted(name), quoted(NOBODY)),
      text.replaceAll(JSON.stringify(uid), JSON.stringify(nobody)),
    );
  };
}

function swapIn(value: unknown, swap: (text: string) => string): unknown {
  if (typeof value === 'string') return swap(value);
  if (value instanceof Uint8Array) return rewritten(value, swap);
  if (Array.isArray(value)) return value.map((it) => swapIn(it, swap));
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, swapIn(it, swap)]));
}
