import { at } from '../../functions/src/database';
import { matchChanged } from '../../functions/src/index';
import { begin, botSeat } from '../../functions/src/match/begin';
import { botToAct, diceOf } from '../../functions/src/match/bots';
import { newRecord } from '../../functions/src/match/create';
import type { MatchRecord } from '../../functions/src/match/record';
import { MOST_ITERATIONS, playAction, settle } from '../../functions/src/match/referee';
import { wake } from '../../functions/src/schedule/wake';
import { botFor } from '../../src/bots/levels';
import {
  type Action,
  createGame,
  decisionOf,
  type GameState,
  isRefusal,
  legalActions,
  nextInt,
  PASS,
  parseLine,
  play,
  randomPlacement,
  type Seat,
  seedRandom,
  viewFor,
  writeAction,
} from '../../src/engine';
import type { MatchId, UserId } from '../../src/protocol/ids';
import type { BotLevel } from '../../src/protocol/limits';
import type { LoggedPly } from '../../src/protocol/match';
import { thinkAs } from '../../src/session/local/thinkAs';
import { sized } from '../support/size';
import { moveOnce } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { logOf, matchOf, recordOf } from './support/records';
import { ask, classic, newPerson, newRequestId } from './support/referee';

ownProject('bots');
allowAnyPace();

async function openAgainst(others: readonly BotLevel[]): Promise<MatchId> {
  const ana = newPerson();
  const { matchId } = await ask('createMatch', ana, {
    requestId: newRequestId(),
    name: 'Ana',
    rules: classic,
    others,
    turnLimit: 86_400,
    isPublic: false,
  });
  await ask('startMatch', ana, { matchId, openSeats: 'bots' });
  return matchId;
}

/** What the bot would do on a phone, thinking a little at a time until it is done. */
function offline(level: BotLevel, state: GameState, seat: Seat, dice: string): string {
  const thinking = thinkAs(level, viewFor(state, seat), dice);
  while (!thinking.step());
  return writeAction(seat, thinking.best()).slice(2);
}

const ANA = 'ana' as UserId;

/** A match of one person against bots, as the referee keeps it; without its database. */
function newMatch(levels: readonly BotLevel[]): MatchRecord {
  const seats = [{ ...botSeat('easy'), kind: 'person', uid: ANA, name: 'Ana' } as const];
  const match = {
    id: 'A'.repeat(20) as MatchId,
    owner: ANA,
    seats: [...seats, ...levels.map((level) => botSeat(level))],
    rules: classic,
    turnLimit: 86_400,
    totalTime: null,
    isPublic: false,
  } as const;
  return begin(newRecord(match, 0), 'bots', 0);
}

/** Something that the person may do. */
function anyMove(state: GameState, seat: Seat): Action {
  const random = seedRandom(`${state.ply}`);
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, random);
  const choices = legalActions(state, seat);
  return choices[nextInt(random, choices.length)] ?? PASS;
}

/** One call of the referee: the person moves, or bots go on that had to stop. */
function oneCall(record: MatchRecord): MatchRecord {
  const person = record.seats.findIndex(({ uid }) => uid === ANA) as Seat;
  if (botToAct(record) !== undefined) return wake(record, 0);
  if (record.state === null) throw new Error('the match has not begun');
  const played = playAction(record, person, anyMove(record.state, person), 'person');
  if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
  return settle(played, [person], 0);
}

/** Plays a match and compares every decision of a bot with the same on a phone; how many. */
function playAndCompare(levels: readonly BotLevel[]): number {
  let record = newMatch(levels);
  for (let calls = 0; record.status === 'running'; calls++) {
    if (calls > 1000) throw new Error('the match does not end');
    record = oneCall(record);
  }
  return compare(record);
}

function compare(record: MatchRecord): number {
  const decisions = botDecisions(record, record.log.plies);
  for (const { state, seat, level, line } of decisions) {
    const same = offline(level, state, seat, diceOf(record.botSeed, state.ply, seat));
    const where = [state.options.seed, state.ply, level];
    expect([...where, line]).toEqual([...where, same]);
  }
  return decisions.length;
}

interface BotDecision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly line: string;
}

/** What bots decided in a match, each with the table at which they did. */
function botDecisions(record: MatchRecord, plies: readonly LoggedPly[]): BotDecision[] {
  const { seats } = record;
  let state = createGame(record.state?.options) as GameState;
  const found: BotDecision[] = [];
  for (const { seat, line, by, ply } of plies.slice(1)) {
    if (by === 'bot') found.push({ state, seat, level: seats[seat]?.level ?? 'easy', line });
    const noted = parseLine(`${seat} ${line}`);
    const played = noted && play(state, seat, noted.action);
    if (!played || isRefusal(played)) throw new Error(`ply ${ply} does not replay`);
    state = played.state;
  }
  return found;
}

/** How much a bot thinks about a decision: not at all where it sees only one sensible choice. */
function thoughtFor({ state, seat, level }: BotDecision): number {
  const search = botFor(level).begin(viewFor(state, seat), seedRandom('any'));
  if (isRefusal(search)) throw new Error(search.code);
  return search.budget;
}

/**
 * Reports changes as the database would, until nothing changes any more: what the bots thought in
 * each call.
 */
async function followTriggers(matchId: MatchId): Promise<number[]> {
  const thoughts: number[] = [];
  for (let decided = (await decidedIn(matchId)).length; ; ) {
    const data = await at.match(matchId).get();
    const event = { data: { before: data, after: data }, params: { matchId }, time: '' };
    await matchChanged.run(event as never);
    const decisions = await decidedIn(matchId);
    if (decisions.length === decided) return thoughts;
    thoughts.push(sum(decisions.slice(decided).map(thoughtFor)));
    decided = decisions.length;
  }
}

const decidedIn = async (matchId: MatchId) =>
  botDecisions(await recordOf(matchId), await logOf(matchId));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** At each table; there are five, so it is fifty in all. */
const MATCHES = sized(1, 10);

const TABLES: readonly (readonly BotLevel[])[] = [
  ['hard', 'easy', 'medium'],
  ['hard', 'hard'],
  ['hard'],
  ['hard', 'medium'],
  ['hard', 'easy'],
];

describe('bots of the referee', () => {
  it.each(
    TABLES.slice(0, sized(2, TABLES.length)).map((levels) => [levels.join(', '), levels] as const),
  )(
    `think as long as on a phone: the same choice in every decision of matches (${MATCHES}), %s`,
    (_, levels) => {
      let compared = 0;
      for (let match = 0; match < MATCHES; match++) compared += playAndCompare(levels);
      expect(compared).toBeGreaterThan(MATCHES * 20 * levels.length);
    },
  );

  it('what one call cannot think through goes on in the next, by itself', async () => {
    const matchId = await openAgainst(['hard', 'hard', 'hard', 'hard']);
    const thoughts: number[] = [];
    do {
      thoughts.push(...(await followTriggers(matchId)));
      expect(await botsWait(matchId)).toBe(false);
    } while (thoughts.length < 3 && (await moveOnce(matchId, 'long')) !== null);
    expect(thoughts.length).toBeGreaterThan(0);
    // The last thought of a call may go over.
    const longest = Math.max(...thoughts);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MOST_ITERATIONS + 1000);
  });
});

async function botsWait(matchId: MatchId): Promise<boolean> {
  const { status, toAct } = await matchOf(matchId);
  return status === 'running' && toAct.length === 0;
}
