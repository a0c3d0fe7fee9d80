import { type Action, applyInPlace, cloneState, type GameState, play, type Seat } from '#engine';
import { newDice, newGame, randomAction, seatToAct } from './games';
import type { Shape } from './shapes';

/** Costs of single actions on V8. CPU time, because other programs may be running. */
export interface Costs {
  readonly playUs: number;
  readonly applyUs: number;
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The best of several runs had the least disturbance. */
const RUNS = 8;

const bestOf = (work: () => void) =>
  Math.min(...Array.from({ length: RUNS }, () => cpuSeconds(work)));

export function costsOf(shape: Shape, times: number): Costs {
  const record = recordGame(shape);
  return {
    playUs: perStep(record, times, () => playAgain(record)),
    applyUs: perStep(record, times, () => applyAgain(record)),
  };
}

interface Recorded {
  readonly state: GameState;
  readonly seat: Seat;
  readonly action: Action;
}

function recordGame({ players, rest }: Shape): Recorded[] {
  const dice = newDice('a game to play again');
  const state = newGame(players, 'a game to play again', rest);
  const steps: Recorded[] = [];
  while (!state.over) {
    const seat = seatToAct(state);
    const action = randomAction(state, seat, dice);
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

/** Clones once per game, as a search does. */
function applyAgain(record: readonly Recorded[]): void {
  const [first] = record;
  if (first === undefined) return;
  const state = cloneState(first.state);
  for (const { seat, action } of record) applyInPlace(state, seat, action);
}
