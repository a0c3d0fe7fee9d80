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

/** What was last seen of a match on this device. */
export interface CachedMatch {
  readonly uid: UserId;
  readonly seen: Omit<SeenMatch, 'isLive'>;
  readonly table: PublicView;
  /** Events that the player has been shown. */
  readonly shown: number;
  /** Whether the player was told that the match began under older rules. */
  readonly hasHeardOfRules: boolean;
  readonly at: number;
}

const PREFIX = keys.match('');
const STORIES = keys.review('match-');
const MOST_KEPT = 20;

/** Firestore forgets everything when a phone's app is closed, so we remember by ourselves. */
export async function recallMatch(
  storage: KeyValueStorage,
  id: MatchId,
  uid: UserId,
): Promise<CachedMatch | null> {
  const cached = parse(await storage.getItem(keys.match(id)).catch(() => null));
  return cached?.uid === uid ? cached : null;
}

export async function rememberMatch(
  storage: KeyValueStorage,
  id: MatchId,
  match: CachedMatch,
): Promise<void> {
  await storage.setItem(keys.match(id), JSON.stringify(match));
  await forgetOldest(storage);
}

/** What a device knows of an account's matches goes with the account. */
export async function forgetMatches(storage: KeyValueStorage): Promise<void> {
  const all = await storage.getAllKeys();
  const own = all.filter((key) => key.startsWith(PREFIX) || key.startsWith(STORIES));
  await Promise.all(own.map((key) => storage.removeItem(key)));
}

const cachedKeys = async (storage: KeyValueStorage) =>
  (await storage.getAllKeys()).filter((key) => key.startsWith(PREFIX));

async function forgetOldest(storage: KeyValueStorage): Promise<void> {
  const keys = await cachedKeys(storage);
  if (keys.length <= MOST_KEPT) return;
  const dated = await Promise.all(
    keys.map(async (key) => ({ key, at: parse(await storage.getItem(key))?.at ?? 0 })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, keys.length - MOST_KEPT);
  await Promise.all(oldest.map(({ key }) => storage.removeItem(key)));
}

const cachedMatch: Schema<CachedMatch> = v.object({
  uid: userId,
  seen: v.object({ match: matchInfo, own: v.nullable(privateView) }),
  table: publicView,
  shown: count,
  hasHeardOfRules: v.boolean(),
  at: v.number(),
});

const parse = (text: string | null): CachedMatch | null =>
  text === null ? null : readJson(cachedMatch, text);
