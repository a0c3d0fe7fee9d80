import { createGame, type GameState, isRefusal, parseLine, play, type Seat } from '#engine';
import { database, refs } from '#functions/firestore/database';
import { findRecord } from '#functions/match/create';
import { modulesFor } from '#functions/match/gameViews';
import { writeRecord } from '#functions/match/record';
import type { MatchRecord } from '#functions/match/recordSchema';
import { readMatch, readPublicView } from '#online/unpack';
import { catchUp } from '#online/view';
import { readBatch } from '#online/watchMatch';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchInfo, type PublicView } from '#protocol/match';

/** The referee's record, which no client can read. */
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

/** The match as a phone reads it. */
export async function matchOf(id: MatchId): Promise<MatchInfo> {
  const match = readMatch((await refs.match(id).get()).data() ?? {});
  if (match === null) throw new Error(`match ${id} cannot be read`);
  return match;
}

/** The table as a phone reads it that has never seen the match. */
export async function tableOf(id: MatchId, known?: MatchInfo): Promise<PublicView> {
  for (let tries = 0; tries < 20; tries++) {
    const match = tries === 0 && known ? known : await matchOf(id);
    const written = readPublicView((await refs.table(id).get()).data());
    const table = written && catchUp(written, match);
    if (table) return table;
  }
  throw new Error(`the table of ${id} does not fit together`);
}

/** The whole log as clients read it. */
export const logOf = async (id: MatchId) => withOlder(id, (await tableOf(id)).plies);

/** Batches first, then the plies that come with the table. */
export async function withOlder(id: MatchId, plies: readonly LoggedPly[]): Promise<LoggedPly[]> {
  const batches = await Promise.all(
    Array.from({ length: (plies[0]?.ply ?? 0) / LOG_BATCH }, async (_, n) => {
      return readBatch((await refs.logBatch(id, n).get()).data());
    }),
  );
  return [...batches.flat(), ...plies];
}

/** The state after replaying the log from the secret seed. */
export async function replayOf(id: MatchId): Promise<GameState> {
  const { options } = await stateOf(id);
  const { secrets } = (await recordOf(id)).log;
  let state = createGame(options) as GameState;
  for (const { seat, line: told, ply } of (await logOf(id)).slice(1)) {
    const line = secrets.find((it) => it.ply === ply)?.line ?? told;
    const noted = parseLine(`${seat} ${line}`);
    const played = noted && play(state, seat as Seat, noted.action);
    if (!played || isRefusal(played)) throw new Error(`ply ${ply} does not replay: ${line}`);
    state = played.state;
  }
  return state;
}

/**
 * Rewrites a running match as if an earlier release had begun and written it: its record names
 * older versions of the modules.
 */
export async function storeOlder(id: MatchId): Promise<void> {
  const record = await recordOf(id);
  const modules = Object.fromEntries(Object.keys(modulesFor(record)).map((name) => [name, 0]));
  const { json, schema } = writeRecord({ ...record, begunWith: modules });
  await refs.record(id).set({ json, schema, modules });
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
