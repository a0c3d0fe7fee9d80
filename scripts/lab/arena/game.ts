import type { Bot } from '#bots/bot';
import {
  type Action,
  applyInPlace,
  createGame,
  type Difficulty,
  type GameRequest,
  type GameState,
  isRefusal,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';

/** One game between bots, each of which sees only its own view. */
export interface Contest {
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly options?: Partial<Omit<GameRequest, 'seats' | 'seed'>>;
  /** Puertoma seats, placed after the bots. */
  readonly puertomas?: { readonly count: number; readonly difficulty: Difficulty | undefined };
  /** Called before each action with the state, the acting seat and the action. */
  readonly watch?: (state: GameState, seat: Seat, action: Action) => void;
  /** May replace the bot's choice by another action. */
  readonly stray?: (state: GameState, seat: Seat) => Action | null;
}

export interface Result {
  readonly totals: readonly number[];
  /** 1 for the winner. A shared victory is split. */
  readonly wins: readonly number[];
  readonly rounds: number;
  /** The final state. */
  readonly end: GameState;
}

const MOST_ACTIONS = 5000;

export function newGame({ bots, seed, options, puertomas }: Contest): GameState {
  const players = bots.map(({ level }, seat) => ({ name: `${level} ${seat}`, kind: 'bot' }));
  const others = Array.from({ length: puertomas?.count ?? 0 }, (_, seat) => ({
    name: `Puertoma ${seat}`,
    kind: 'puertoma',
  }));
  const seats = [...players, ...others];
  const difficulty = puertomas === undefined ? {} : { puertomas: puertomas.difficulty };
  const state = createGame({ ...options, ...difficulty, seats, seed });
  if (isRefusal(state)) throw new Error(`no such game: ${JSON.stringify(state)}`);
  return state;
}

export function playGame(contest: Contest): Result {
  const state = newGame(contest);
  const random = contest.bots.map((_, seat) => seedRandom(`${contest.seed} bot ${seat}`));
  for (let actions = 0; !state.over; actions++) {
    const [seat] = seatsToAct(state);
    if (seat === undefined || actions > MOST_ACTIONS) throw new Error(`stuck: ${contest.seed}`);
    const stray = contest.stray?.(state, seat);
    const action = stray ?? choose(contest, state, seat, random[seat] ?? []);
    contest.watch?.(state, seat, action);
    applyInPlace(state, seat, action);
  }
  return resultOf(state);
}

function choose(contest: Contest, state: GameState, seat: Seat, rng: number[]): Action {
  const search = contest.bots[seat]?.begin(viewFor(state, seat), rng);
  if (search === undefined || isRefusal(search)) throw new Error('the bot refuses its turn');
  search.step(search.budget);
  return search.best();
}

function resultOf(state: GameState): Result {
  const scores = score(state);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  return {
    totals: scores.map(({ total }) => total),
    wins: scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0)),
    rounds: state.round,
    end: state,
  };
}
