import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type GameState,
  play,
  type Seat,
  seedRandom,
} from '../../../src/engine';
import { newGame, playOut, type Rest, randomAction } from './games';

/** How fast the engine is on V8, in CPU time: other programs may be running. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly playUs: number;
  readonly applyUs: number;
  readonly stateBytes: number;
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The best of several runs is the one that the machine disturbed least. */
const RUNS = 8;

const bestOf = (work: () => void) =>
  Math.min(...Array.from({ length: RUNS }, () => cpuSeconds(work)));

/** A game that is measured, and how many of it make a run. */
export interface Measured {
  readonly players: number;
  readonly games: number;
  readonly rest?: Rest;
}

/**
 * Measures all of them in turn, again and again, so that a busy moment of the machine does not
 * hit only one. The first time around warms up the compiler.
 */
export function measure(all: readonly Measured[]): Speed[] {
  const best = all.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run <= RUNS; run++) {
    for (const [i, what] of all.entries()) {
      const seconds = cpuSeconds(() => playAll(what));
      if (run > 0) best[i] = Math.min(best[i] ?? seconds, seconds);
    }
  }
  return all.map((what, i) => speedOf(what, best[i] ?? 0));
}

function playAll({ players, games, rest }: Measured): void {
  const random = seedRandom('bench');
  for (let game = 0; game < games; game++) playOut(newGame(players, `bench ${game}`, rest), random);
}

function speedOf({ players, games, rest = {} }: Measured, seconds: number): Speed {
  const record = recordGame(players, rest);
  const times = Math.ceil(games / 40);
  return {
    gamesPerSecond: Math.round(games / seconds),
    playUs: perStep(record, times, () => playAgain(record)),
    applyUs: perStep(record, times, () => applyAgain(record)),
    stateBytes: Math.round(averageBytes(record)),
  };
}

interface Recorded {
  readonly state: GameState;
  readonly seat: Seat;
  readonly action: Action;
}

function recordGame(players: number, rest: Rest): Recorded[] {
  const random = seedRandom('a game to play again');
  const state = newGame(players, 'a game to play again', rest);
  const steps: Recorded[] = [];
  while (!state.over) {
    const seat = decisionOf(state)?.seat ?? 0;
    const action = randomAction(state, random);
    steps.push({ state: cloneState(state), seat, action });
    applyInPlace(state, seat, action);
  }
  return steps;
}

function perStep(record: readonly Recorded[], times: number, again: () => void): number {
  const repeat = () => {
    for (let i = 0; i < times; i++) again();
  };
  repeat();
  return (bestOf(repeat) / times / record.length) * 1e6;
}

function playAgain(record: readonly Recorded[]): void {
  for (const { state, seat, action } of record) play(state, seat, action);
}

/** One clone for the whole game, as a search would do it. */
function applyAgain(record: readonly Recorded[]): void {
  const [first] = record;
  if (first === undefined) return;
  const state = cloneState(first.state);
  for (const { seat, action } of record) applyInPlace(state, seat, action);
}

function averageBytes(record: readonly Recorded[]): number {
  const bytes = record.map(({ state }) => JSON.stringify(state).length);
  return bytes.reduce((a, b) => a + b, 0) / bytes.length;
}
