import { randomBytes, randomUUID } from 'node:crypto';
import { botFor } from '#bots/levels';
import { type Action, formatAction, type GameView, isRefusal, seedRandom } from '#engine';
import { refs } from '#functions/firestore/database';
import { createMatch, joinMatch, startMatch, submitAction } from '#functions/index';
import { readMatch } from '#functions/match/pack';
import { catchUp } from '#online/view';
import type { Calls } from '#protocol/calls';
import { privateView, read } from '#protocol/documents';
import type { MatchId, RequestId, UserId } from '#protocol/ids';
import type { MatchInfo, PublicView } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { readView } from '#session/online/playerView';
import { tableOf } from '#tests/emulator/support/records';

const callables = { createMatch, joinMatch, startMatch, submitAction };

export async function ask<Name extends keyof typeof callables>(
  name: Name,
  uid: UserId,
  data: Calls[Name]['request'],
): Promise<Calls[Name]['answer']> {
  // The compiler cannot relate a callable's type to `Name`. The request has all fields it reads.
  const run = callables[name].run as unknown as (request: object) => Promise<unknown>;
  const spoken = { ...data, protocol: PROTOCOL };
  const request = {
    data: spoken,
    auth: { uid, token: {} },
    rawRequest: {},
    acceptsStreaming: false,
  };
  // The callable of this name gives this answer.
  return (await run(request)) as Calls[Name]['answer'];
}

const tables = new Map<MatchId, PublicView>();

// A UUID matches the pattern of request ids.
const requestId = () => randomUUID() as RequestId;

/** Starts a match of that many new users. */
export async function openMatch(people: number): Promise<MatchId> {
  // 28 hexadecimal digits match the pattern of user ids.
  const uids = Array.from({ length: people }, () => randomBytes(14).toString('hex') as UserId);
  // `people` is at least 1.
  const [owner, ...guests] = uids as [UserId, ...UserId[]];
  const { matchId, code } = await ask('createMatch', owner, {
    requestId: requestId(),
    name: 'Ana',
    rules: { edition: 'classic', expansions: [], variants: {}, board: 'draft' },
    others: guests.map(() => 'open' as const),
    turnLimit: 86_400,
    isPublic: false,
  });
  for (const guest of guests) await ask('joinMatch', guest, { code, name: 'Ben' });
  await ask('startMatch', owner, { matchId, openSeats: 'remove' });
  return matchId;
}

export interface Move {
  readonly uid: UserId;
  readonly payload: Calls['submitAction']['request'];
}

/** The move of the next player to act, chosen by an easy bot. */
export async function nextMove(matchId: MatchId): Promise<Move | null> {
  // Read as the referee reads it. Phones are slower, but they are other machines.
  const match = readMatch((await refs.match(matchId).get()).data());
  const [uid] = match.toAct;
  if (uid === undefined) return null;
  const table = await followed(match, matchId);
  const own = read(privateView, (await refs.view(matchId, uid).get()).data());
  const view = readView(table, own);
  if (view === null) throw new Error('the view cannot be read');
  const action = formatAction(chosen(view, match.version));
  return { uid, payload: { matchId, version: match.version, action, requestId: requestId() } };
}

/** The table as an open phone has it: read once, then updated by the moves. */
async function followed(match: MatchInfo, id: MatchId): Promise<PublicView> {
  const seen = tables.get(id);
  const table = (seen && catchUp(seen, match)) ?? (await tableOf(id, match));
  tables.set(id, table);
  return table;
}

function chosen(view: GameView, version: number): Action {
  const search = botFor('easy').begin(view, seedRandom(`${version} ${view.viewer}`));
  if (isRefusal(search)) throw new Error('there is nothing to choose');
  search.step(search.budget);
  return search.best();
}
