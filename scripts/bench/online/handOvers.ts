import { botFor } from '../../../src/bots/levels';
import {
  createGame,
  type GameEvent,
  type GameState,
  isRefusal,
  play,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '../../../src/engine';
import { result, say } from './report';

const PLAYERS = 4;

/** How often each way of asking makes the match wait for somebody else. */
interface Waits {
  ours: number;
  everyDecision: number;
}

/** Everybody who would have been asked if every decision were, in order. */
function* askedOneByOne(seat: Seat, events: readonly GameEvent[]): Generator<Seat> {
  yield seat;
  for (const event of events) {
    if (event.type === 'forced' || event.type === 'skipped') yield event.seat;
  }
}

/**
 * One match, everybody playing as a medium bot does. A wait begins when somebody other than
 * the one who has just acted is asked; people who are asked at the same time are one wait.
 */
function playMatch(seed: string): Waits {
  const seats = Array.from({ length: PLAYERS }, (_, i) => ({ name: `${i}`, kind: 'human' }));
  let state = createGame({ seats, seed }) as GameState;
  const waits = { ours: 0, everyDecision: 0 };
  let asked: readonly Seat[] = seatsToAct(state);
  let last: Seat = state.governor;
  while (!state.over) {
    const seat = asked[0] as Seat;
    const played = play(state, seat, choose(state, seat));
    if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
    for (const next of askedOneByOne(seat, played.events)) {
      if (next !== last) waits.everyDecision++;
      last = next;
    }
    state = played.state;
    const now = seatsToAct(state);
    const others = now.filter((it) => it !== seat && !asked.includes(it));
    if (others.length > 0) waits.ours++;
    asked = now;
  }
  return waits;
}

function choose(state: GameState, seat: Seat) {
  const rng = seedRandom(`${state.ply} ${seat}`);
  const search = botFor('medium').begin(viewFor(state, seat), rng);
  if (isRefusal(search)) throw new Error(`refused: ${search.code}`);
  search.step(search.budget);
  return search.best();
}

export function handOvers(matches: number): void {
  const waits = Array.from({ length: matches }, (_, i) => playMatch(`hand-over ${i}`));
  const mean = (pick: (it: Waits) => number) =>
    waits.reduce((sum, it) => sum + pick(it), 0) / matches;
  const ours = mean((it) => it.ours);
  const everyDecision = mean((it) => it.everyDecision);
  say(`\nHand-overs, mean of ${matches} matches of 4 medium players`);
  result('the match waits for another person', ours.toFixed(1));
  result('asking every decision one by one', everyDecision.toFixed(1));
  const part = ours / everyDecision;
  result('ratio', part.toFixed(2), { text: '≤ 0.5', isMet: part <= 0.5 });
}
