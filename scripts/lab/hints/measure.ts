import type { Ranked } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { type Expectation, expectationOf } from '#bots/evaluation/expectation';
import { modelFor } from '#bots/evaluation/models';
import { botFor } from '#bots/levels';
import { withCountedTokens } from '#bots/tokens';
import { chanceContext, shownChances } from '#bots/winChances';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  type GameView,
  imagine,
  isRefusal,
  play,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';

/** Accuracy of the chances that players see. */
export interface ChanceAccuracy {
  /** Mean change of the chance by the player's own decision, in percentage points. */
  readonly drift: number;
  /** Improvement of the Brier score over that of 1/n. 1 is perfect. */
  readonly gain: number;
  readonly decisions: number;
  /** Accuracy of hints, measured where the proposed choice is played. */
  readonly hints: HintAccuracy;
}

export interface HintAccuracy {
  readonly count: number;
  /** Mean distance between the hint's chance and the table's chance after the choice. */
  readonly drift: number;
  /** Signed mean of the same, and its standard error. Hints that promise too much are above 0. */
  readonly bias: number;
  readonly biasError: number;
  /** Brier gain of the hints, and of the table's chances before the choice. */
  readonly gain: number;
  readonly tableGain: number;
  /** Improvement of the squared error of the expected place over that of the middle place. */
  readonly placeGain: number;
  /** Error of the expected lead in points: signed mean, and mean distance. */
  readonly leadBias: number;
  readonly leadError: number;
}

/** The values of a hint, and the table's chances before and after its choice. */
interface Shown extends Expectation {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Consecutive decisions have similar chances, so only some are measured. */
const LOOK_EVERY = 10;

/** The same, with the result of the game. */
interface Judged extends Shown {
  readonly even: number;
  readonly won: number;
  readonly middle: number;
  readonly finalPlace: number;
  readonly finalLead: number;
}

interface Sums {
  drift: number;
  decisions: number;
  told: number;
  plain: number;
  readonly hints: Judged[];
}

/**
 * Plays games of medium bots and compares the chances before and after decisions. Every
 * `hintEvery`-th decision is taken from a hint; with 0, none.
 */
export function measureHints(
  players: number,
  games: number,
  seed: string,
  hintEvery: number,
): ChanceAccuracy {
  const sums: Sums = { drift: 0, decisions: 0, told: 0, plain: 0, hints: [] };
  for (let game = 0; game < games; game++) {
    // Each game starts the count elsewhere, so that hints fall on different moments.
    measureGame(players, `${seed} ${game}`, sums, { every: hintEvery, from: 37 * game });
  }
  const { drift, decisions, told, plain } = sums;
  return {
    drift: (100 * drift) / decisions,
    gain: 1 - told / plain,
    decisions,
    hints: hintAccuracy(sums.hints),
  };
}

function hintAccuracy(hints: readonly Judged[]): HintAccuracy {
  const count = hints.length;
  const mean = (of: (hint: Judged) => number) =>
    hints.reduce((sum, hint) => sum + of(hint), 0) / Math.max(1, count);
  const gainOf = (shown: (hint: Judged) => number, plain: (hint: Judged) => number) =>
    count === 0 ? 0 : 1 - mean((hint) => shown(hint) ** 2) / mean((hint) => plain(hint) ** 2);
  const bias = mean(({ chance, after }) => chance - after);
  const variance = mean(({ chance, after }) => (chance - after - bias) ** 2);
  const evenError = ({ even, won }: Judged) => even - won;
  return {
    count,
    drift: 100 * mean(({ chance, after }) => Math.abs(chance - after)),
    bias: 100 * bias,
    biasError: 100 * Math.sqrt(variance / Math.max(1, count)),
    gain: gainOf(({ chance, won }) => chance - won, evenError),
    tableGain: gainOf(({ before, won }) => before - won, evenError),
    placeGain: gainOf(
      ({ place, finalPlace }) => place - finalPlace,
      ({ middle, finalPlace }) => middle - finalPlace,
    ),
    leadBias: mean(({ lead, finalLead }) => lead - finalLead),
    leadError: mean(({ lead, finalLead }) => Math.abs(lead - finalLead)),
  };
}

interface Asking {
  readonly every: number;
  readonly from: number;
}

function measureGame(players: number, seed: string, sums: Sums, { every, from }: Asking): void {
  let state = tableFor(players, seed);
  const context = new EvaluationContext(state, modelFor(state));
  const told: GameEvent[] = [];
  const shown: (readonly number[])[] = [];
  const hints: Shown[] = [];
  const chancesFor = (seat: Seat) =>
    shownChances(imagine(remembered(state, seat, told), 'seen'), context);
  for (let turn = from; !state.over; turn++) {
    const seat = seatsToAct(state)[0] ?? 0;
    const hint = every > 0 && turn % every === 0 ? hintFor(remembered(state, seat, told)) : null;
    const before = hint !== null || turn % LOOK_EVERY === 0 ? chancesFor(seat) : null;
    const played = play(state, seat, hint?.action ?? choiceIn(state, seat, seed));
    if (isRefusal(played)) throw new Error(played.code);
    state = played.state;
    told.push(...played.events);
    // At the end the chance is no longer an estimate.
    if (before === null || state.over) continue;
    const after = chancesFor(seat)[seat];
    shown.push([...before]);
    sums.drift += Math.abs(after - before[seat]);
    sums.decisions++;
    if (hint) hints.push({ ...hint, seat, before: before[seat], after });
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
  const context = chanceContext(state);
  for (const hint of hints) {
    const { place: finalPlace, lead: finalLead } = expectationOf(state, hint.seat, context);
    const middle = (won.length + 1) / 2;
    sums.hints.push({ ...hint, even, won: won[hint.seat] ?? 0, middle, finalPlace, finalLead });
  }
}

/** The view of a player who remembers all events. */
const remembered = (state: GameState, seat: Seat, told: readonly GameEvent[]) =>
  withCountedTokens(viewFor(state, seat), told);

/** The hint's first choice, or null if there is only one. */
function hintFor(view: GameView): Ranked | null {
  const search = botFor('hard').begin(view, seedRandom(`hint ${view.ply}`));
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
