import {
  applyInPlace,
  createGame,
  decisionOf,
  EDITIONS,
  EXPANSIONS,
  type GameState,
  isRefusal,
  legalActions,
  seatsToAct,
  seedRandom,
} from '#engine';
import { registry } from '#engine/core/registry';
import { problemsOf } from './support/invariants';
import { pick, randomAction } from './support/random';

/** `npm run test:long` plays games of every kind, `npm test` a part of them. */
const isLong = process.env.BORINQUEN_LONG === '1';
const LEAST = isLong ? { states: 1_000_000, games: 10_000 } : { states: 3_000, games: 10 };
/** A different seed every day. A failure prints it. */
const SEED = process.env.BORINQUEN_SEED ?? (isLong ? new Date().toISOString() : 'slice');
const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];
const BOARDS = ['random', 'draft'] as const;

/** The game at an index: every subset of the expansions in turn, everything else random. */
function requestAt(index: number, random: number[]) {
  const expansions = EXPANSIONS.filter((_, bit) => (index >> bit) % 2 === 1);
  const players = 2 + (Math.floor(index / 2 ** EXPANSIONS.length) % 4);
  const people = 1 + (index % players);
  return {
    seats: NAMES.slice(0, players).map((name, seat) => ({
      name,
      kind: seat < people ? 'person' : pick(registry.seatKinds, random),
    })),
    seed: `${SEED} ${index}`,
    edition: pick(EDITIONS, random),
    board: pick(BOARDS, random),
    expansions,
  };
}

function deadEnd(state: GameState): string | null {
  const seats = seatsToAct(state);
  if (seats.length === 0) return 'nobody is to act';
  const decision = decisionOf(state);
  if (!seats.some((seat) => seat === decision?.seat)) return 'who decides is not asked';
  if (decision?.kind === 'place') return null;
  const stuck = seats.find((seat) => legalActions(state, seat).length === 0);
  return stuck === undefined ? null : `seat ${stuck} is asked and can do nothing`;
}

/** Plays to the end and returns all problems. */
function played(state: GameState, random: number[], look: (state: GameState) => void): string[] {
  while (!state.over) {
    look(state);
    const wrong = deadEnd(state);
    if (wrong !== null) return [wrong];
    const seat = pick(seatsToAct(state), random);
    applyInPlace(state, seat, randomAction(state, seat, random));
  }
  return problemsOf(state);
}

it(`plays games of every kind without a dead end (seed ${SEED})`, () => {
  const kinds = new Set<string>();
  const subsets = new Set<string>();
  let states = 0;
  let games = 0;
  for (let index = 0; states < LEAST.states || games < LEAST.games; index++) {
    const random = seedRandom(`${SEED} players ${index}`);
    const request = requestAt(isLong ? index : index * 37, random);
    const state = createGame(request);
    // Some sets of expansions and seats are not allowed.
    if (isRefusal(state)) continue;
    const wrong = played(state, random, (each) => {
      kinds.add(decisionOf(each)?.kind ?? '');
      states++;
    });
    if (wrong.length > 0) throw new Error(`${JSON.stringify(request)}: ${wrong.join('; ')}`);
    subsets.add(request.expansions.join());
    games++;
  }
  if (isLong) {
    const counted = [states, games, subsets.size].map((count) => count.toLocaleString('en'));
    process.stdout.write(
      `${counted[0]} random states in ${counted[1]} games of ${counted[2]} subsets of expansions, ${kinds.size} kinds of decision: no dead end\n`,
    );
  }
  expect(subsets.size).toBeGreaterThan(isLong ? 40 : 5);
  const decisions = registry.steps.filter(({ refuse }) => refuse !== undefined);
  expect(kinds.size).toBeGreaterThan(isLong ? decisions.length / 3 : 8);
}, 7_200_000);
