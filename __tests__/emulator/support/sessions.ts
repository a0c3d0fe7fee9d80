import { type Action, decisionOf, legalActions, PASS, randomPlacement, seedRandom } from '#engine';
import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { type OnlineSession, openOnlineSession } from '#session/online/onlineSession';
import { type KeyValueStorage, memoryStorage } from '#session/saves/storage';

/** Opens the match as the app does, by default on a device that has never seen it. */
export async function sitDown(
  client: OnlineClient,
  matchId: MatchId,
  storage: KeyValueStorage = memoryStorage(),
): Promise<OnlineSession> {
  const session = await openOnlineSession(matchId, { client, storage, now: Date.now });
  if (typeof session === 'string') throw new Error(`the match cannot be opened: ${session}`);
  return session;
}

export function until(session: OnlineSession, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isSo() && resolve();
    session.subscribe(look);
    look();
  });
}

/** An action that the player may take now. */
export function anything(session: OnlineSession): Action {
  const { guessedState: table, asked } = session.get();
  if (asked === null) throw new Error('nobody is asked');
  return decisionOf(table)?.kind === 'place'
    ? randomPlacement(table, asked, seedRandom('anything'))
    : (legalActions(table, asked)[0] ?? PASS);
}
