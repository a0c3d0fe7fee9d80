import * as v from 'valibot';
import { type OnlineConfig, readConfig } from '#online/config';
import type { ListedMatch } from '#online/lists';
import {
  matchId,
  matchInfo,
  profile as profileSchema,
  read as readDocument,
  type Schema,
  userId,
} from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import type { ProfileDoc } from '#protocol/profile';
import { keys } from '#session/saves/keys';
import { parseJson } from '#session/saves/reading';
import type { KeyValueStorage } from '#session/saves/storage';

/** The profile and the list of matches as last seen, shown while there is no connection. */
export interface OnlineCache {
  readonly profile: ProfileDoc | null;
  readonly matches: readonly ListedMatch[] | null;
  /** For each match, the server time of the last chat message that was read. */
  readonly read: ReadUpTo;
}

export type ReadUpTo = Readonly<Record<string, number>>;

const CONFIG = keys.online('config');
const ACCOUNT = keys.online('account');

const cachedAccount: Schema<OnlineCache & { readonly uid: UserId }> = v.object({
  uid: userId,
  profile: v.nullable(profileSchema),
  matches: v.nullable(v.array(v.object({ id: matchId, match: matchInfo }))),
  read: v.record(v.string(), v.number()),
});

const EMPTY_CACHE: OnlineCache = { profile: null, matches: null, read: {} };

export async function readOnlineCache(storage: KeyValueStorage, uid: UserId): Promise<OnlineCache> {
  const cached = readDocument(cachedAccount, await stored(storage, ACCOUNT));
  return cached?.uid === uid ? cached : EMPTY_CACHE;
}

/** Leaves out the recent moves, which a list does not need. */
export async function writeOnlineCache(
  storage: KeyValueStorage,
  uid: UserId,
  { profile, matches, read }: OnlineCache,
): Promise<void> {
  const listed = matches?.map(({ id, match }) => ({ id, match: { ...match, recent: null } }));
  await write(storage, ACCOUNT, { uid, profile, matches: listed ?? null, read });
}

export const clearOnlineCache = (storage: KeyValueStorage): Promise<void> =>
  storage.removeItem(ACCOUNT).catch(() => undefined);

export const readCachedConfig = async (storage: KeyValueStorage): Promise<OnlineConfig | null> =>
  readConfig(await stored(storage, CONFIG));

export const cacheConfig = (storage: KeyValueStorage, config: OnlineConfig): Promise<void> =>
  write(storage, CONFIG, config);

async function stored(storage: KeyValueStorage, key: string): Promise<unknown> {
  return parseJson((await storage.getItem(key).catch(() => null)) ?? '');
}

/** Ignores a failure, because the server has everything that is cached here. */
const write = (storage: KeyValueStorage, key: string, value: object): Promise<void> =>
  storage.setItem(key, JSON.stringify(value)).catch(() => undefined);
