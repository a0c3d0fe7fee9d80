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

/** How often a match waits for somebody else, by the way of asking. */
interface Waits {
  oneByOne: number;
  askedAhead: number;
  everyDecision: number;
  everyTurn: number;
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

/**
 * What people said ahead when a phase began: what they would have done, then the rest; and who
 * chooses next, which role it will be.
 */
interface Wishes {
  readonly actions: ReadonlyMap<Seat, readonly Action[]>;
  /** Whoever has said which role, with the round in which it counts. */
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
 * One match, everybody playing as a medium bot does. A wait begins when somebody other than
 * the one who has just acted is asked; people who are asked at the same time are one wait, and
 * answer in any order.
 */
function playMatch(seed: string): Waits {
  const seats = SEATS.map((seat) => ({ name: `${seat}`, kind: 'person' }));
  let state = createGame({ seats, seed }) as GameState;
  const waits = { oneByOne: 0, askedAhead: 0, everyDecision: 0 };
  let last: Seat = state.governor;
  let asked: readonly Seat[] = seatsToAct(state);
  const everything = new Everything(state.governor);
  const order = seedRandom(`order of ${seed}`);
  let wishes = NOTHING_SAID;
  while (!state.over) {
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
    // A role that was said ahead is taken once.
    if (begins && !isOpened) wishes = NOTHING_SAID;
    [state, asked] = [next, now];
  }
  return { ...waits, everyTurn: everything.handOvers };
}

/** Whether the seat said ahead what to do, and may do one of it. */
function isAnswered(state: GameState, seat: Seat, { actions, chooser }: Wishes): boolean {
  if (state.role === null) return chooser?.seat === seat && chooser.round === state.round;
  return actions.get(seat)?.some((wish) => refusalFor(state, seat, wish) === null) === true;
}

export interface HandOvers {
  /** Of asking everything: everybody at every turn that the rules give. */
  readonly handOvers: number;
  readonly handOversAhead: number;
  /** Of asking only what the engine tells of: it says nothing of turns to load without a load. */
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
