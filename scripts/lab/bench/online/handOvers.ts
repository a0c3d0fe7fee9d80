import { botFor } from '#bots/levels';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  isRefusal,
  nextInt,
  type Played,
  play,
  refusalFor,
  type Seat,
  seatsToAct,
  seedRandom,
  upcomingDecision,
  upcomingRoles,
  viewFor,
} from '#engine';
import { Everything } from './everything';
import { atMost, result, say } from './report';

const PLAYERS = 4;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Numbers of waits for another player, by the way of asking. */
interface Waits {
  oneByOne: number;
  askedAhead: number;
  everyDecision: number;
  everyTurn: number;
}

/** The seats in the order in which they would be asked if every decision were. */
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

/**
 * Decisions that players made in advance when a phase began: first what they would do, then all
 * alternatives. The next chooser may also choose a role.
 */
interface Wishes {
  readonly actions: ReadonlyMap<Seat, readonly Action[]>;
  /** The seat that chose a role in advance, and the round for which it did. */
  readonly chooser: { readonly seat: Seat; readonly round: number } | null;
}

const NOTHING_SAID: Wishes = { actions: new Map(), chooser: null };

function wishesAt(state: GameState): Wishes {
  const actions = new Map<Seat, readonly Action[]>();
  for (const seat of SEATS) {
    const said = upcomingDecision(state, seat);
    if (said !== null) actions.set(seat, [choose(said.state, seat), ...said.choices]);
  }
  const seat = SEATS.find((it) => upcomingRoles(state, it).length > 0);
  return { actions, chooser: seat === undefined ? null : { seat, round: state.round } };
}

/**
 * Plays one match with medium bots. A wait begins when another seat than the last one is asked.
 * Seats asked at the same time are one wait and answer in random order.
 */
function playMatch(seed: string): Waits {
  const seats = SEATS.map((seat) => ({ name: `${seat}`, kind: 'person' }));
  // A game of four people is never refused.
  let state = createGame({ seats, seed }) as GameState;
  const waits = { oneByOne: 0, askedAhead: 0, everyDecision: 0 };
  let last: Seat = state.governor;
  let asked: readonly Seat[] = seatsToAct(state);
  const everything = new Everything(state.governor);
  const order = seedRandom(`order of ${seed}`);
  let wishes = NOTHING_SAID;
  while (!state.over) {
    // A running game has a seat to act.
    const seat = asked[nextInt(order, asked.length)] as Seat;
    const begins = state.role === null;
    const { state: next, events } = played(state, seat, choose(state, seat));
    everything.follow(seat, events);
    for (const one of askedForEverything(seat, events)) {
      if (one !== last) waits.everyDecision++;
      last = one;
    }
    const isOpened = begins && next.role !== null;
    if (isOpened) wishes = wishesAt(next);
    const now = seatsToAct(next);
    const others = now.filter((it) => it !== seat && !asked.includes(it));
    if (others.length > 0) waits.oneByOne++;
    const isAskedAhead = isOpened && (wishes.actions.size > 0 || wishes.chooser !== null);
    if (isAskedAhead || others.some((it) => !isAnswered(next, it, wishes))) waits.askedAhead++;
    // A role chosen in advance is used only once.
    if (begins && !isOpened) wishes = NOTHING_SAID;
    [state, asked] = [next, now];
  }
  return { ...waits, everyTurn: everything.handOvers };
}

/** Whether the seat decided in advance, and one of its choices is legal. */
function isAnswered(state: GameState, seat: Seat, { actions, chooser }: Wishes): boolean {
  if (state.role === null) return chooser?.seat === seat && chooser.round === state.round;
  return actions.get(seat)?.some((wish) => refusalFor(state, seat, wish) === null) === true;
}

export interface HandOvers {
  /** Waits divided by hand-overs if everybody were asked at every turn. */
  readonly handOvers: number;
  readonly handOversAhead: number;
  /** Waits divided by decisions in the engine's events, which leave out turns without a load. */
  readonly handOversOfTold: number;
  readonly handOversAheadOfTold: number;
}

export function handOvers(matches: number): HandOvers {
  const waits = Array.from({ length: matches }, (_, i) => playMatch(`hand-over ${i}`));
  const mean = (pick: (it: Waits) => number) =>
    waits.reduce((sum, it) => sum + pick(it), 0) / matches;
  const [everything, told] = [mean((it) => it.everyTurn), mean((it) => it.everyDecision)];
  const [waited, waitedAhead] = [mean((it) => it.oneByOne), mean((it) => it.askedAhead)];
  const ratios = {
    handOvers: waited / everything,
    handOversAhead: waitedAhead / everything,
    handOversOfTold: waited / told,
    handOversAheadOfTold: waitedAhead / told,
  };
  say(`\nHand-overs, mean of ${matches} matches of ${PLAYERS} medium players`);
  result('asking everything: everybody at every turn', everything.toFixed(1));
  atMost('of these the match waits for another person', ratios.handOvers, 0.6);
  atMost('the same when people answer ahead', ratios.handOversAhead, 0.45);
  const [of, ofAhead] = [ratios.handOversOfTold, ratios.handOversAheadOfTold];
  result(
    'asking only what the engine tells of',
    `${told.toFixed(1)}, of it ${of.toFixed(2)}, ${ofAhead.toFixed(2)} ahead`,
  );
  return ratios;
}
