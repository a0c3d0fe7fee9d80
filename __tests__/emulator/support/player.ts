import {
  decisionOf,
  formatAction,
  type GameView,
  imagine,
  legalActions,
  nextInt,
  PASS,
  randomPlacement,
  type Seat,
  seedRandom,
} from '#engine';
import { refs } from '#functions/firestore/database';
import { privateView, read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import { readView } from '#session/online/playerView';
import { matchOf, tableOf, withOlder } from './records';
import { ask, newRequestId } from './referee';

/** The parts of a match that a player's phone has read. */
export interface Seen {
  readonly match: MatchInfo;
  readonly view: GameView;
  readonly seat: Seat;
}

export async function look(matchId: MatchId, uid: UserId): Promise<Seen> {
  const [match, own] = await Promise.all([matchOf(matchId), refs.view(matchId, uid).get()]);
  const table = await tableOf(matchId, match);
  const plies = await withOlder(matchId, table.plies);
  const view = readView({ ...table, plies }, read(privateView, own.data()));
  if (view === null) throw new Error('the view cannot be read');
  const seat = match.seats.findIndex((it) => it.uid === uid);
  if (seat < 0) throw new Error('this player does not play');
  return { match, view, seat: seat as Seat };
}

/** A legal action, found from the view alone as in the app. */
export function someAction({ view, seat, match }: Seen, luck = 'luck'): string {
  const random = seedRandom(`${luck} ${match.version} ${seat}`);
  const table = imagine(view, luck);
  const choices = legalActions(table, seat);
  const isPlacing = decisionOf(table)?.kind === 'place';
  return formatAction(
    isPlacing
      ? randomPlacement(table, seat, random)
      : (choices[nextInt(random, choices.length)] ?? PASS),
  );
}

/** Makes one move for the first player to act. Null if the match waits for nobody. */
export async function moveOnce(matchId: MatchId, luck?: string): Promise<UserId | null> {
  const [uid] = (await matchOf(matchId)).toAct;
  return uid === undefined ? null : moveAs(matchId, uid, luck);
}

async function moveAs(matchId: MatchId, uid: UserId, luck?: string): Promise<UserId | null> {
  const submit = await thinkUp(matchId, uid, luck);
  await submit();
  return uid;
}

/** Prepares a move for the present table. It is made when the player submits it. */
export async function thinkUp(matchId: MatchId, uid: UserId, luck?: string) {
  const seen = await look(matchId, uid);
  const action = someAction(seen, luck);
  const { version } = seen.match;
  const move = { matchId, version, action, requestId: newRequestId() };
  return () => ask('submitAction', uid, move);
}

export async function playToTheEnd(matchId: MatchId, luck?: string): Promise<number> {
  let moves = 0;
  while ((await moveOnce(matchId, luck)) !== null) moves++;
  return moves;
}
