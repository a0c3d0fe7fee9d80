import {
  type Action,
  createGame,
  decisionOf,
  formatLine,
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
} from '#engine';
import { begin, botSeat } from '#functions/match/begin';
import { botToAct, seedFor } from '#functions/match/bots';
import { newRecord } from '#functions/match/create';
import type { MatchRecord } from '#functions/match/recordSchema';
import { playAction, settle } from '#functions/match/referee';
import { ownSeat } from '#functions/match/seats';
import { wake } from '#functions/schedule/wake';
import type { MatchId, UserId } from '#protocol/ids';
import type { BotLevel } from '#protocol/limits';
import type { LoggedPly } from '#protocol/match';
import { startBotSearch } from '#session/local/startBotSearch';
import { classic } from './referee';

/** The bot's action on a phone, searched in small steps. */
function offline(level: BotLevel, state: GameState, seat: Seat, dice: string): string {
  const thinking = startBotSearch(level, viewFor(state, seat), dice);
  while (!thinking.step());
  return formatLine(seat, thinking.best()).slice(2);
}

const ANA = 'ana' as UserId;

/** A match of one person against bots, as a record of the referee without its database. */
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

/** A legal action of the person. */
function anyMove(state: GameState, seat: Seat): Action {
  const random = seedRandom(`${state.ply}`);
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, random);
  const choices = legalActions(state, seat);
  return choices[nextInt(random, choices.length)] ?? PASS;
}

/** One call of the referee: the person moves, or interrupted bots continue. */
function oneCall(record: MatchRecord): MatchRecord {
  const person = ownSeat(record, ANA);
  if (botToAct(record) !== undefined) return wake(record, 0);
  if (record.state === null) throw new Error('the match has not begun');
  const played = playAction(record, person, anyMove(record.state, person), 'person');
  if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
  return settle(played, [person], 0);
}

/** Number of bots' decisions, and those that differ from a phone's. */
export interface Comparison {
  readonly decisions: number;
  readonly others: readonly string[];
}

/** Plays a match and compares every decision of a bot with that of a phone. */
export function playAndCompare(levels: readonly BotLevel[]): Comparison {
  let record = newMatch(levels);
  for (let calls = 0; record.status === 'running'; calls++) {
    if (calls > 1000) throw new Error('the match does not end');
    record = oneCall(record);
  }
  const decisions = botDecisions(record, record.log.plies);
  const others = decisions.flatMap(({ state, seat, level, line }) => {
    const same = offline(level, state, seat, seedFor(record.botSeed, state.ply, seat));
    return line === same
      ? []
      : [`${state.options.seed}, ply ${state.ply}, ${level}: ${line}, not ${same}`];
  });
  return { decisions: decisions.length, others };
}

export interface BotDecision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly line: string;
}

/** Decisions of bots in a match, each with its state. */
export function botDecisions(record: MatchRecord, plies: readonly LoggedPly[]): BotDecision[] {
  const { seats } = record;
  let state = createGame(record.state?.options) as GameState;
  const found: BotDecision[] = [];
  for (const { seat, line, by, ply } of plies.slice(1)) {
    if (by === 'bot') found.push({ state, seat, level: seats[seat]?.public.level ?? 'easy', line });
    const noted = parseLine(`${seat} ${line}`);
    const played = noted && play(state, seat, noted.action);
    if (!played || isRefusal(played)) throw new Error(`ply ${ply} does not replay`);
    state = played.state;
  }
  return found;
}
