import type { SeenMatch } from '../../online/watchMatch';
import type { MatchId, UserId } from '../../protocol/ids';
import type { LoggedPly } from '../../protocol/match';
import type { KeyValueStorage } from '../saves/storage';

/** What was last seen of a match on this device. */
export interface CachedMatch {
  readonly uid: UserId;
  readonly seen: Omit<SeenMatch, 'isLive'>;
  /** The plies of the batches, which never change; the latest ones are in the match itself. */
  readonly older: readonly LoggedPly[];
  readonly batches: number;
  /** Events that the player has been shown. */
  readonly shown: number;
  readonly at: number;
}

const PREFIX = 'borinquen/online/match/';
const MOST_KEPT = 20;

/** Firestore forgets everything when a phone's app is closed, so we remember by ourselves. */
export async function recallMatch(
  storage: KeyValueStorage,
  id: MatchId,
  uid: UserId,
): Promise<CachedMatch | null> {
  const cached = parse(await storage.getItem(PREFIX + id).catch(() => null));
  return cached?.uid === uid ? cached : null;
}

export async function rememberMatch(
  storage: KeyValueStorage,
  id: MatchId,
  match: CachedMatch,
): Promise<void> {
  await storage.setItem(PREFIX + id, JSON.stringify(match));
  await forgetOldest(storage);
}

async function forgetOldest(storage: KeyValueStorage): Promise<void> {
  const keys = (await storage.getAllKeys()).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST_KEPT) return;
  const dated = await Promise.all(
    keys.map(async (key) => ({ key, at: parse(await storage.getItem(key))?.at ?? 0 })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, keys.length - MOST_KEPT);
  await Promise.all(oldest.map(({ key }) => storage.removeItem(key)));
}

function parse(text: string | null): CachedMatch | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as CachedMatch;
  } catch {
    return null;
  }
}
