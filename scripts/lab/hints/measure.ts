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

/** How far the chances that a person is told can be trusted. */
export interface ChanceAccuracy {
  /** Mean change of the decider's chance by his own decision, in points of a hundred. */
  readonly drift: number;
  /** By how much the Brier score of the chances beats that of 1/n; 1 is perfect. */
  readonly gain: number;
  readonly decisions: number;
  /** The same of what hints show for the choice they propose, which is then played. */
  readonly hints: HintAccuracy;
}

export interface HintAccuracy {
  readonly count: number;
  /** Mean distance between what the hint shows and what the table shows once the choice is made. */
  readonly drift: number;
  /** Mean of the same with its sign, and its standard error: hints that promise too much are above 0. */
  readonly bias: number;
  readonly biasError: number;
  /** Brier of what they show, and of what the table itself shows at the same moments. */
  readonly gain: number;
  readonly tableGain: number;
  /** By how much the squared error of the expected place beats that of the middle place. */
  readonly placeGain: number;
  /** How far the expected lead is off in the end, in points: mean, and mean distance. */
  readonly leadBias: number;
  readonly leadError: number;
}

/** What a hint showed for its choice, and the chance that the table showed before and after. */
interface Shown extends Expectation {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** One decision after the other shows much the same. */
const LOOK_EVERY = 10;

/** The same once the game is over. */
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
 * Games of sound bots: after many a decision the chance shown before is compared with the one after.
 * Every so many-th decision is that of a hint; 0 asks for none.
 */
export function measureHints(
  players: number,
  games: number,
  seed: string,
  hintEvery: number,
): ChanceAccuracy {
  const sums: Sums = { drift: 0, decisions: 0, told: 0, plain: 0, hints: [] };
  for (let game = 0; game < games; game++) {
    // Not always at the same moments of a game.
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
    // The end itself is no estimate any more.
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

/** What the player sees and remembers. */
const remembered = (state: GameState, seat: Seat, told: readonly GameEvent[]) =>
  withCountedTokens(viewFor(state, seat), told);

/** What a hint shows first; null where there is nothing to compare. */
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
