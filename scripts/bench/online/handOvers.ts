import { botFor } from '../../../src/bots/levels';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  isRefusal,
  type Played,
  play,
  refusalFor,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '../../../src/engine';
import { aheadFor } from '../../../src/session/online/ahead';
import { result, say } from './report';

const PLAYERS = 4;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** How often a match waits for somebody else, by the way of asking. */
interface Waits {
  oneByOne: number;
  askedAhead: number;
  everyDecision: number;
}

/** Everybody who would have been asked if every decision were, in order. */
function* askedForEverything(seat: Seat, events: readonly GameEvent[]): Generator<Seat> {
  yield seat;
  for (const event of events) {
    if (event.type === 'forced' || event.type === 'skipped') yield event.seat;
  }
}

function choose(state: GameState, seat: Seat): Action {
  const rng = seedRandom(`${state.ply} ${seat}`);
  const search = botFor('medium').begin(viewFor(state, seat), rng);
  if (isRefusal(search)) throw new Error(`refused: ${search.code}`);
  search.step(search.budget);
  return search.best();
}

function played(state: GameState, seat: Seat, action: Action): Played {
  const next = play(state, seat, action);
  if (isRefusal(next)) throw new Error(`refused: ${next.code}`);
  return next;
}

/** What people said ahead when their phase began: what they would have done, then the rest. */
type Wishes = Map<Seat, readonly Action[]>;

function wishesAt(state: GameState): Wishes {
  const wishes: Wishes = new Map();
  for (const seat of SEATS) {
    const ahead = aheadFor(state, seat);
    if (ahead !== null) wishes.set(seat, [choose(ahead.table, seat), ...ahead.choices]);
  }
  return wishes;
}

/**
 * One match, everybody playing as a medium bot does. A wait begins when somebody other than
 * the one who has just acted is asked; people who are asked at the same time are one wait.
 */
function playMatch(seed: string): Waits {
  const seats = SEATS.map((seat) => ({ name: `${seat}`, kind: 'human' }));
  let state = createGame({ seats, seed }) as GameState;
  const waits = { oneByOne: 0, askedAhead: 0, everyDecision: 0 };
  let asked: readonly Seat[] = seatsToAct(state);
  let last: Seat = state.governor;
  let wishes: Wishes = new Map();
  while (!state.over) {
    const seat = asked[0] as Seat;
    const begins = state.role === null;
    const { state: next, events } = played(state, seat, choose(state, seat));
    for (const one of askedForEverything(seat, events)) {
      if (one !== last) waits.everyDecision++;
      last = one;
    }
    const isOpened = begins && next.role !== null;
    if (next.role === null || isOpened) wishes = isOpened ? wishesAt(next) : new Map();
    if (isOpened && wishes.size > 0) waits.askedAhead++;
    const now = seatsToAct(next);
    const others = now.filter((it) => it !== seat && !asked.includes(it));
    if (others.length > 0) waits.oneByOne++;
    if (others.some((it) => !isAnswered(next, it, wishes))) waits.askedAhead++;
    [state, asked] = [next, now];
  }
  return waits;
}

/** Whether the seat said ahead what to do, and may do one of it. */
function isAnswered(state: GameState, seat: Seat, wishes: Wishes): boolean {
  return wishes.get(seat)?.some((wish) => refusalFor(state, seat, wish) === null) === true;
}

export function handOvers(matches: number): void {
  const waits = Array.from({ length: matches }, (_, i) => playMatch(`hand-over ${i}`));
  const mean = (pick: (it: Waits) => number) =>
    waits.reduce((sum, it) => sum + pick(it), 0) / matches;
  const every = mean((it) => it.everyDecision);
  const oneByOne = mean((it) => it.oneByOne);
  const askedAhead = mean((it) => it.askedAhead);
  const ratio = (value: number) => `${value.toFixed(1)} (${(value / every).toFixed(2)})`;
  say(`\nHand-overs, mean of ${matches} matches of ${PLAYERS} medium players`);
  result('asking every decision one by one', every.toFixed(1));
  result('the match waits for another person', ratio(oneByOne));
  result('the same when people answer ahead', ratio(askedAhead), {
    text: '≤ 0.5',
    isMet: askedAhead / every <= 0.5,
  });
}
