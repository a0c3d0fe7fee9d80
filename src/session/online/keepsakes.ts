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

/** What this device remembers of the online world, to begin with when there is no connection. */
export interface Keepsakes {
  readonly profile: ProfileDoc | null;
  readonly matches: readonly ListedMatch[] | null;
  /** When the last message was said that was read in a match's chat, by the server's clock. */
  readonly read: ReadUpTo;
}

/** By match. */
export type ReadUpTo = Readonly<Record<string, number>>;

const CONFIG = keys.online('config');
const OF_ACCOUNT = keys.online('account');

const kept: Schema<Keepsakes & { readonly uid: UserId }> = v.object({
  uid: userId,
  profile: v.nullable(profileSchema),
  matches: v.nullable(v.array(v.object({ id: matchId, match: matchInfo }))),
  read: v.record(v.string(), v.number()),
});

const NOTHING: Keepsakes = { profile: null, matches: null, read: {} };

export async function recallKeepsakes(storage: KeyValueStorage, uid: UserId): Promise<Keepsakes> {
  const known = readDocument(kept, await stored(storage, OF_ACCOUNT));
  return known?.uid === uid ? known : NOTHING;
}

/** The moves are in each match's own copy: a list needs none of them. */
export async function rememberKeepsakes(
  storage: KeyValueStorage,
  uid: UserId,
  { profile, matches, read }: Keepsakes,
): Promise<void> {
  const listed = matches?.map(({ id, match }) => ({ id, match: { ...match, recent: null } }));
  await write(storage, OF_ACCOUNT, { uid, profile, matches: listed ?? null, read });
}

export const forgetKeepsakes = (storage: KeyValueStorage): Promise<void> =>
  storage.removeItem(OF_ACCOUNT).catch(() => undefined);

export const recallConfig = async (storage: KeyValueStorage): Promise<OnlineConfig | null> =>
  readConfig(await stored(storage, CONFIG));

export const rememberConfig = (storage: KeyValueStorage, config: OnlineConfig): Promise<void> =>
  write(storage, CONFIG, config);

async function stored(storage: KeyValueStorage, key: string): Promise<unknown> {
  return parseJson((await storage.getItem(key).catch(() => null)) ?? '');
}

/** What cannot be kept is known again once there is a connection. */
const write = (storage: KeyValueStorage, key: string, value: object): Promise<void> =>
  storage.setItem(key, JSON.stringify(value)).catch(() => undefined);
