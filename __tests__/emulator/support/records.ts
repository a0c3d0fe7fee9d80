import { at, database } from '../../../functions/src/database';
import { findRecord } from '../../../functions/src/match/create';
import type { MatchRecord } from '../../../functions/src/match/record';
import {
  createGame,
  type GameState,
  isRefusal,
  parseLine,
  play,
  type Seat,
} from '../../../src/engine';
import type { MatchId } from '../../../src/protocol/ids';
import type { LogBatchDoc, LoggedPly, MatchDoc } from '../../../src/protocol/match';

/** What the referee itself knows; no client can read it. */
export async function recordOf(id: MatchId): Promise<MatchRecord> {
  const record = await findRecord(id);
  if (record === null) throw new Error(`there is no match ${id}`);
  return record;
}

export async function stateOf(id: MatchId): Promise<GameState> {
  const { state } = await recordOf(id);
  if (state === null) throw new Error(`match ${id} has not begun`);
  return state;
}

export async function matchOf(id: MatchId): Promise<MatchDoc> {
  return (await at.match(id).get()).data() as MatchDoc;
}

/** The whole log as clients read it: batches first, then what is in the match itself. */
export async function logOf(id: MatchId): Promise<LoggedPly[]> {
  const match = await matchOf(id);
  const batches = await Promise.all(
    Array.from({ length: match.logBatches }, async (_, n) => {
      const batch = (await at.logBatch(id, n).get()).data() as LogBatchDoc;
      return JSON.parse(batch.plies) as LoggedPly[];
    }),
  );
  return [...batches.flat(), ...(JSON.parse(match.log) as LoggedPly[])];
}

/** The state that comes of playing the log on this machine, from the secret seed on. */
export async function replayOf(id: MatchId): Promise<GameState> {
  const { options } = await stateOf(id);
  let state = createGame(options) as GameState;
  for (const { seat, line, ply } of (await logOf(id)).slice(1)) {
    const noted = parseLine(`${seat} ${line}`);
    const played = noted && play(state, seat as Seat, noted.action);
    if (!played || isRefusal(played)) throw new Error(`ply ${ply} does not replay: ${line}`);
    state = played.state;
  }
  return state;
}

/** Every document of this project's database, by path. */
export async function everyDocument(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const walk = async (collections: FirebaseFirestore.CollectionReference[]) => {
    for (const collection of collections) {
      for (const doc of (await collection.get()).docs) found.set(doc.ref.path, doc.data());
      const parents = await collection.listDocuments();
      for (const parent of parents) await walk(await parent.listCollections());
    }
  };
  await walk(await database().listCollections());
  return found;
}
