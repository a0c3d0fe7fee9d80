import { isRefusal, isSameJson, recreateGame, store } from '#engine';
import type { MatchSecrets, RevealedDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { modulesFor } from './gameViews';
import { pack } from './pack';
import type { MatchRecord } from './recordSchema';

/**
 * The secrets of a finished match (I-4): the setup with its seed, and the secret actions. With the
 * log, everybody who may see the match can replay it. Null if the match is not over, or if other
 * module versions set it up and might deal a different game.
 */
export function projectRevealed(record: MatchRecord) {
  const { state, status, begunWith, log } = record;
  const modules = modulesFor(record);
  if (status !== 'over' || state === null || !isSameJson(begunWith, modules)) return null;
  const start = recreateGame(state.options);
  if (isRefusal(start)) return null;
  const secrets: MatchSecrets = {
    start: store(start),
    plies: log.secrets.map(({ ply, line }) => ({ ply, line })),
  };
  return { protocol: PROTOCOL, modules, secrets: pack(secrets) } satisfies RevealedDoc;
}
