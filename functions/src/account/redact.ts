import { Timestamp } from 'firebase-admin/firestore';
import { isSameJson } from '#engine';
import { database, refs } from '#functions/firestore/database';
import { rewritePacked } from '#functions/match/pack';
import { randomSeed } from '#functions/match/random';
import type { MatchId, UserId } from '#protocol/ids';
import { NOBODY } from './anonymise';

type Docs = FirebaseFirestore.QuerySnapshot['docs'];

/** A user with every name they may have in a match. */
export interface Person {
  readonly uid: UserId;
  readonly names: readonly string[];
}

/**
 * Replaces a person's id and names in every text of a match whose record cannot be read. The seat
 * then belongs to an unknown user, so a release that can read the match can still continue it.
 */
export async function redactMatch(id: MatchId, person: Person): Promise<void> {
  const redact = redactorFor(person);
  for (const doc of await documentsOf(id)) {
    const before = doc.data();
    const after = mapTexts(before, redact) as typeof before;
    if (isSameJson(after, before)) continue;
    await doc.ref.update(after, { lastUpdateTime: doc.updateTime });
  }
}

/** All documents of a match that name people, except chat, which is deleted by author. */
async function documentsOf(id: MatchId): Promise<Docs> {
  const all = await refs.match(id).listCollections();
  const parts = all.filter((part) => part.id !== 'chat');
  const about = await Promise.all([
    ...parts.map((part) => part.get()),
    database().collection('invites').where('matchId', '==', id).get(),
  ]);
  const [match, lobby] = await database().getAll(refs.match(id), refs.lobby(id));
  // A snapshot that exists has data, like the snapshots of a query.
  const single = [match, lobby].flatMap((doc) => (doc?.exists ? [doc as Docs[number]] : []));
  return [...single, ...about.flatMap(({ docs }) => docs)];
}

/** Replaces names in JSON only in `name` fields, because a name may be any word. */
function redactorFor({ uid, names }: Person): (text: string) => string {
  const stranger = randomSeed();
  const quoted = (name: string) => `"name":${JSON.stringify(name)}`;
  return (text) => {
    if (text === uid) return stranger;
    if (names.includes(text)) return NOBODY;
    return names.reduce(
      (it, name) => it.replaceAll(quoted(name), quoted(NOBODY)),
      text.replaceAll(JSON.stringify(uid), JSON.stringify(stranger)),
    );
  };
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (value instanceof Uint8Array) return rewritePacked(value, change);
  if (Array.isArray(value)) return value.map((it) => mapTexts(it, change));
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, mapTexts(it, change)]));
}
