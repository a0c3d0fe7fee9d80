import { createGame, isRefusal, store } from '#engine';
import type { MatchSecrets, RevealedDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { pack } from './pack';
import type { MatchRecord } from './record';
import { isSame } from './same';
import { modulesFor } from './stored';

/**
 * What nobody may know before the end (I-4): how the game was set up, its seed included, and what
 * was done in secret. With the log anybody who may look at the match can play it once more. Null:
 * it is not over, or today's rules would set up another game than it began with.
 */
export function projectStory(record: MatchRecord) {
  const { state, status, begunWith, log } = record;
  const modules = modulesFor(record);
  if (status !== 'over' || state === null || !isSame(begunWith, modules)) return null;
  const start = createGame(state.options);
  if (isRefusal(start)) return null;
  const secrets: MatchSecrets = {
    start: store(start),
    plies: log.secrets.map(({ ply, line }) => ({ ply, line })),
  };
  return { protocol: PROTOCOL, modules, secrets: pack(secrets) } satisfies RevealedDoc;
}
