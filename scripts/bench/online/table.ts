import { randomUUID } from 'node:crypto';
import { at } from '../../../functions/src/database';
import { createMatch, joinMatch, startMatch, submitAction } from '../../../functions/src/index';
import { botFor } from '../../../src/bots/levels';
import { type Action, isRefusal, type Seat, seedRandom } from '../../../src/engine';
import { readView } from '../../../src/online/view';
import type { Calls } from '../../../src/protocol/calls';
import type { MatchId, RequestId, UserId } from '../../../src/protocol/ids';
import type { MatchDoc, PrivateViewDoc } from '../../../src/protocol/match';

const callables = { createMatch, joinMatch, startMatch, submitAction };

export async function ask<Name extends keyof typeof callables>(
  name: Name,
  uid: UserId,
  data: Calls[Name]['ask'],
): Promise<Calls[Name]['answer']> {
  const run = callables[name].run as unknown as (request: object) => Promise<unknown>;
  const request = { data, auth: { uid, token: {} }, rawRequest: {}, acceptsStreaming: false };
  return (await run(request)) as Calls[Name]['answer'];
}

const requestId = () => randomUUID() as RequestId;

/** A running match of so many people, who are nobody in particular. */
export async function openMatch(people: number): Promise<MatchId> {
  const uids = Array.from({ length: people }, () => randomUUID() as string as UserId);
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
  readonly payload: Calls['submitAction']['ask'];
}

/** What the person who is waited for would do: they play as an easy bot does. */
export async function nextMove(matchId: MatchId): Promise<Move | null> {
  const match = (await at.match(matchId).get()).data() as MatchDoc;
  const [uid] = match.toAct;
  if (uid === undefined) return null;
  const own = (await at.view(matchId, uid).get()).data() as PrivateViewDoc;
  const action = chosen(match, own);
  return { uid, payload: { matchId, version: match.version, action, requestId: requestId() } };
}

function chosen(match: MatchDoc, own: PrivateViewDoc): Action {
  const view = readView(match, own);
  const seat = view?.viewer as Seat;
  const search = view && botFor('easy').begin(view, seedRandom(`${match.version} ${seat}`));
  if (search === null || isRefusal(search)) throw new Error('there is nothing to choose');
  search.step(search.budget);
  return search.best();
}
