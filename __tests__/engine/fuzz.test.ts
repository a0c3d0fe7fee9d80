import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  formatLine,
  type GameState,
  isLegal,
  isRefusal,
  nextInt,
  play,
  REFUSAL_RULES,
  type Seat,
  seatsToAct,
  seedRandom,
} from '#engine';
import { malformed, NO_SEAT } from './support/malformed';
import { pick, randomAction, randomSteps } from './support/random';
import { type GameShape, gameOf } from './support/shapes';
import { allActions } from './support/universe';

const FUZZED = 100_000;

/** A few states of every kind of game and decision. */
function variedStates(): GameState[] {
  const shape: GameShape = {
    players: 4,
    edition: 'classic',
    expansions: [],
    variants: {},
    board: 'random',
    seed: 'fuzz',
  };
  const states = new Map<string, GameState>();
  for (const players of [2, 3, 4, 5] as const) {
    for (const expansions of [[], ['newBuildings', 'nobles']] as const) {
      const random = seedRandom(`fuzz ${players}`);
      const start = gameOf({ ...shape, players, expansions: [...expansions] });
      for (const { after } of randomSteps(start, random)) {
        const kind = decisionOf(after)?.kind ?? 'over';
        states.set(`${players} ${expansions.length} ${kind} ${after.ply % 3}`, after);
      }
    }
  }
  return [...states.values()];
}

const states = variedStates();
const texts = new Map(states.map((state) => [state, JSON.stringify(state)]));

/** Every attempt must end in a refusal with a rule. A throw also fails the test. */
function expectRefusal(state: GameState, seat: unknown, action: unknown): void {
  const answer = play(state, seat, action);
  if (!isRefusal(answer) || REFUSAL_RULES[answer.code] !== answer.rule) {
    throw new Error(`played ${String(seat)} ${JSON.stringify(action)}`);
  }
}

/** The action without optional fields, because an action without them is valid. */
function toTheLetter(action: Action): object {
  return action.type === 'chooseRole' ? { type: action.type, role: action.role } : action;
}

/** A few legal actions, to be corrupted. */
function someSound(state: GameState, random: number[]): { seat: Seat; action: object }[] {
  if (state.over) return [{ seat: 0, action: { type: 'pass' } }];
  return Array.from({ length: 5 }, () => {
    const seat = pick(seatsToAct(state), random);
    return { seat, action: toTheLetter(randomAction(state, seat, random)) };
  });
}

const expectUnchanged = () => {
  for (const state of states) expect(JSON.stringify(state)).toBe(texts.get(state));
};

describe('input from outside to play', () => {
  it(`R-4: refuses ${FUZZED.toLocaleString('en')} malformed actions, and leaves the states unchanged`, () => {
    const random = seedRandom('malformed');
    const sound = states.map((state) => someSound(state, random));
    for (let i = 0; i < FUZZED; i++) {
      const which = nextInt(random, states.length);
      const { seat, action } = pick(sound[which] ?? [], random);
      expectRefusal(states[which] as GameState, seat, malformed({ ...action }, random));
    }
    expectUnchanged();
  });

  it('R-4: refuses seats that are not to act or do not exist', () => {
    const random = seedRandom('foreign seats');
    for (const state of states) {
      const acting = seatsToAct(state);
      const action: Action = state.over
        ? { type: 'pass' }
        : randomAction(state, acting[0] ?? 0, random);
      const others = ([0, 1, 2, 3, 4] as Seat[]).filter((seat) => !acting.includes(seat));
      for (const seat of [...others, ...NO_SEAT]) expectRefusal(state, seat, action);
    }
    expectUnchanged();
  });

  it('§12: plays or refuses well-formed actions completely', () => {
    const random = seedRandom('well-formed');
    for (const state of states) {
      const seat = nextInt(random, state.players.length) as Seat;
      for (const action of allActions(state, seat, random)) {
        const refused = isRefusal(play(state, seat, action));
        if (refused === isLegal(state, seat, action)) throw new Error(formatLine(seat, action));
      }
    }
    expectUnchanged();
  });

  it('R-4: reads an action once, so that a later change has no effect', () => {
    const [state] = states.filter((state) => decisionOf(state)?.kind === 'round');
    if (state === undefined) throw new Error('no state waits for a role');
    const seat = seatsToAct(state)[0] ?? 0;
    const action = randomAction(state, seat, seedRandom('once')) as Record<string, unknown>;
    let reads = 0;
    const twoFaced = Object.defineProperty({ type: 'chooseRole' }, 'role', {
      enumerable: true,
      get: () => (reads++ === 0 ? action.role : 99),
    });
    const expected = cloneState(state);
    applyInPlace(expected, seat, action as Action);
    expect(play(state, seat, twoFaced)).toMatchObject({ state: expected });
    expect(reads).toBe(1);
  });
});
