import * as v from 'valibot';
import type { SeenMatch } from '#online/watchMatch';
import {
  count,
  matchInfo,
  privateView,
  publicView,
  readJson,
  type Schema,
  userId,
} from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import type { PublicView } from '#protocol/match';
import { keys } from '#session/saves/keys';
import type { KeyValueStorage } from '#session/saves/storage';

/** The last state of a match that this device has shown. */
export interface CachedMatch {
  readonly uid: UserId;
  readonly seen: Omit<SeenMatch, 'isLive'>;
  readonly publicView: PublicView;
  /** Number of events that the player has seen. */
  readonly seenEvents: number;
  /** The player has seen the notice that the match began under older rules. */
  readonly olderRulesShown: boolean;
  readonly cachedAt: number;
}

const PREFIX = keys.match('');
const REVIEWS = keys.review('match-');
const MOST_CACHED = 20;

/** Matches are cached here because Firestore keeps nothing on phones when the app closes. */
export async function readCachedMatch(
  storage: KeyValueStorage,
  id: MatchId,
  uid: UserId,
): Promise<CachedMatch | null> {
  const cached = parse(await storage.getItem(keys.match(id)).catch(() => null));
  return cached?.uid === uid ? cached : null;
}

export async function cacheMatch(
  storage: KeyValueStorage,
  id: MatchId,
  match: CachedMatch,
): Promise<void> {
  await storage.setItem(keys.match(id), JSON.stringify(match));
  await deleteOldest(storage);
}

/** Deletes the cached matches of an account, and their reviews. */
export async function clearCachedMatches(storage: KeyValueStorage): Promise<void> {
  const all = await storage.getAllKeys();
  const own = all.filter((key) => key.startsWith(PREFIX) || key.startsWith(REVIEWS));
  await Promise.all(own.map((key) => storage.removeItem(key)));
}

const cachedKeys = async (storage: KeyValueStorage) =>
  (await storage.getAllKeys()).filter((key) => key.startsWith(PREFIX));

async function deleteOldest(storage: KeyValueStorage): Promise<void> {
  const keys = await cachedKeys(storage);
  if (keys.length <= MOST_CACHED) return;
  const dated = await Promise.all(
    keys.map(async (key) => ({ key, at: parse(await storage.getItem(key))?.cachedAt ?? 0 })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, keys.length - MOST_CACHED);
  await Promise.all(oldest.map(({ key }) => storage.removeItem(key)));
}

const cachedMatch: Schema<CachedMatch> = v.object({
  uid: userId,
  seen: v.object({ match: matchInfo, own: v.nullable(privateView) }),
  publicView,
  seenEvents: count,
  olderRulesShown: v.boolean(),
  cachedAt: v.number(),
});

const parse = (text: string | null): CachedMatch | null =>
  text === null ? null : readJson(cachedMatch, text);
