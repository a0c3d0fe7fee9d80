import { Mind } from '../../src/bots/evaluation/mind';
import { modelFor } from '../../src/bots/evaluation/models';
import { botFor } from '../../src/bots/levels';
import { settledChances } from '../../src/bots/settled';
import { evenShift, withShift } from '../../src/bots/tokens';
import {
  type Action,
  applyInPlace,
  createGame,
  type GameState,
  imagine,
  isRefusal,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '../../src/engine';

/** How far the chances that a person is told can be trusted. */
export interface Trust {
  /** Mean change of the decider's chance by his own decision, in points of a hundred. */
  readonly drift: number;
  /** By how much the Brier score of the chances beats that of 1/n; 1 is perfect. */
  readonly gain: number;
  readonly decisions: number;
  /** The same of what hints show for the choice they propose, which is then played. */
  readonly hints: HintTrust;
}

export interface HintTrust {
  readonly count: number;
  /** Mean distance between what the hint shows and what the table shows once the choice is made. */
  readonly drift: number;
  /** Mean of the same with its sign, and its standard error: hints that promise too much are above 0. */
  readonly bias: number;
  readonly biasError: number;
  readonly gain: number;
}

/** A chance that was shown, and what the table showed after the decision. */
interface Shown {
  readonly seat: Seat;
  readonly chance: number;
  readonly after: number;
}

interface Sums {
  drift: number;
  decisions: number;
  told: number;
  plain: number;
  readonly hints: Shown[];
  hintsTold: number;
  hintsPlain: number;
}

/**
 * Games of sound bots: after each decision the chance shown before is compared with the one after.
 * Every so many-th decision is that of a hint; 0 asks for none.
 */
export function measureTrust(
  players: number,
  games: number,
  seed: string,
  hintEvery: number,
): Trust {
  const sums: Sums = {
    drift: 0,
    decisions: 0,
    told: 0,
    plain: 0,
    hints: [],
    hintsTold: 0,
    hintsPlain: 0,
  };
  for (let game = 0; game < games; game++) {
    // Not always at the same moments of a game.
    measureGame(players, `${seed} ${game}`, sums, { every: hintEvery, from: 37 * game });
  }
  const { drift, decisions, told, plain } = sums;
  return {
    drift: (100 * drift) / decisions,
    gain: 1 - told / plain,
    decisions,
    hints: hintTrust(sums),
  };
}

function hintTrust({ hints, hintsTold, hintsPlain }: Sums): HintTrust {
  const count = hints.length;
  const mean = (of: (shown: Shown) => number) =>
    hints.reduce((sum, shown) => sum + of(shown), 0) / Math.max(1, count);
  const bias = mean(({ chance, after }) => chance - after);
  const variance = mean(({ chance, after }) => (chance - after - bias) ** 2);
  return {
    count,
    drift: 100 * mean(({ chance, after }) => Math.abs(chance - after)),
    bias: 100 * bias,
    biasError: 100 * Math.sqrt(variance / Math.max(1, count)),
    gain: hintsPlain === 0 ? 0 : 1 - hintsTold / hintsPlain,
  };
}

interface Asking {
  readonly every: number;
  readonly from: number;
}

function measureGame(players: number, seed: string, sums: Sums, { every, from }: Asking): void {
  const state = tableFor(players, seed);
  const mind = new Mind(state, modelFor(state));
  const shown: (readonly number[])[] = [];
  const hints: Shown[] = [];
  let now = settledChances(state, mind);
  for (let turn = from; !state.over; turn++) {
    const seat = seatsToAct(state)[0] ?? 0;
    shown.push([...now]);
    const hint = every > 0 && turn % every === 0 ? hintIn(state, seat) : null;
    applyInPlace(state, seat, hint?.action ?? choiceIn(state, seat, seed));
    const after = settledChances(state, mind);
    // The end itself is no estimate any more.
    if (!state.over) {
      sums.drift += Math.abs(after[seat] - now[seat]);
      sums.decisions++;
      if (hint) hints.push({ seat, chance: hint.chance, after: seenBy(state, seat, mind) });
    }
    now = after;
  }
  judge(state, shown, hints, sums);
}

function judge(
  state: GameState,
  shown: readonly (readonly number[])[],
  hints: readonly Shown[],
  sums: Sums,
): void {
  const ranks = score(state);
  const winners = ranks.filter(({ rank }) => rank === 1).length;
  const won = ranks.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
  const even = 1 / won.length;
  for (const chances of shown) {
    for (const [seat, part] of won.entries()) {
      sums.told += ((chances[seat] ?? 0) - part) ** 2;
      sums.plain += (even - part) ** 2;
    }
  }
  for (const { seat, chance } of hints) {
    sums.hintsTold += (chance - (won[seat] ?? 0)) ** 2;
    sums.hintsPlain += (even - (won[seat] ?? 0)) ** 2;
  }
  sums.hints.push(...hints);
}

/** The seat's chance by what its player sees: nobody knows the others' tokens. */
function seenBy(state: GameState, seat: Seat, mind: Mind): number {
  const world = imagine(viewFor(state, seat), 'seen');
  return withShift(world, evenShift(world, seat), () => settledChances(world, mind)[seat]);
}

/** What a hint shows first; null where there is nothing to compare. */
function hintIn(state: GameState, seat: Seat): { action: Action; chance: number } | null {
  const search = botFor('hard').begin(viewFor(state, seat), seedRandom(`hint ${state.ply}`));
  if (isRefusal(search)) throw new Error(search.code);
  while (!search.step(100));
  return search.ranked?.()[0] ?? null;
}

function choiceIn(state: GameState, seat: Seat, seed: string): Action {
  const search = botFor('medium').begin(viewFor(state, seat), seedRandom(`${seed} ${state.ply}`));
  if (isRefusal(search)) throw new Error(search.code);
  while (!search.step(100));
  return search.best();
}

function tableFor(players: number, seed: string): GameState {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, kind: 'bot' }));
  const state = createGame({ seats, seed });
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}
