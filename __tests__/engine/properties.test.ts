import fc from 'fast-check';
import {
  type Ability,
  type Action,
  applyInPlace,
  cloneState,
  createGame,
  decisionOf,
  formatLine,
  type GameState,
  imagine,
  isLegal,
  isRare,
  isRefusal,
  legalActions,
  parseLine,
  play,
  restore,
  SEATS,
  type Seat,
  seatsToAct,
  seedRandom,
  store,
  viewFor,
} from '#engine';
import { seedStreams } from '#engine/core/chance';
import { problemsOf } from './support/invariants';
import { randomSteps, type Step } from './support/random';
import { type GameShape, gameOf, gameShapes } from './support/shapes';
import { allActions, isUnlisted, SAMPLED } from './support/universe';

/** Plays games of every kind. A failure prints the shape and the seed. */
function inEveryGame(check: (step: Step, random: number[]) => void, numRuns: number): void {
  fc.assert(
    fc.property(gameShapes, (shape) => {
      const random = seedRandom(`players of ${shape.seed}`);
      const aside = seedRandom('somebody watching');
      for (const step of randomSteps(gameOf(shape), random)) check(step, aside);
    }),
    { numRuns },
  );
}

const seatsOf = (state: GameState) => SEATS.slice(0, state.players.length);
const write = (actions: readonly Action[]) =>
  actions.map((action) => JSON.stringify(action)).sort();

/** Compares without Jest's matchers, which would take minutes for millions of comparisons. */
function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** Freezes a state deeply, so that writing to it fails. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Compares the listed actions with those found by trying everything. */
function compareOffers(state: GameState, seat: Seat, random: number[]): void {
  const offered = legalActions(state, seat);
  const listed = new Set(write(offered));
  same(listed.size, offered.length);
  same(
    offered.filter((action) => !isLegal(state, seat, action)),
    [],
  );
  if (decisionOf(state)?.kind === 'place') return;
  const legal = allActions(state, seat, random).filter((action) => isLegal(state, seat, action));
  const mustBeListed = legal.filter((action) => !isUnlisted(action));
  same(
    write(mustBeListed).filter((action) => !listed.has(action)),
    [],
  );
  const countable = (action: Action) => !SAMPLED.has(action.type) && !isUnlisted(action);
  same(write(legal.filter(countable)), write(offered.filter(countable)));
}

describe('in every game, after every action', () => {
  it('§12: nothing is lost, negative or overfilled, and somebody has a choice', () => {
    inEveryGame(({ after }) => same(problemsOf(after), []), 60);
  });

  it('§12: a stored game is restored byte for byte', () => {
    inEveryGame(({ after }) => same(restore(JSON.parse(JSON.stringify(store(after)))), after), 20);
  });

  it('§12: what is offered is legal, and what is legal is offered', () => {
    inEveryGame(({ after }, random) => {
      for (const seat of seatsToAct(after)) compareOffers(after, seat, random);
    }, 30);
  });

  it('R-4: a seat that is not to act can do nothing', () => {
    inEveryGame(({ after, action }) => {
      const waiting = seatsToAct(after);
      for (const seat of seatsOf(after)) {
        if (waiting.includes(seat)) continue;
        same(legalActions(after, seat), []);
        same(isLegal(after, seat, action), false);
      }
    }, 20);
  });

  it('§12: play does not change its input', () => {
    fc.assert(
      fc.property(gameShapes, (shape) => {
        const steps = randomSteps(freeze(gameOf(shape)), seedRandom(shape.seed));
        for (const { after } of steps) freeze(after);
      }),
      { numRuns: 20 },
    );
  });

  it('§12: applyInPlace does what play does', () => {
    inEveryGame(({ before, seat, action, after }) => {
      const copy = cloneState(before);
      applyInPlace(copy, seat, action);
      same(copy, after);
    }, 40);
  });

  it('R-7: the rare choice is never the only one', () => {
    inEveryGame(({ after }) => {
      for (const seat of seatsToAct(after)) {
        const offered = legalActions(after, seat);
        same(offered.length > 0 && offered.every(isRare), false);
      }
    }, 20);
  });

  it('notation: every action can be written and read back', () => {
    inEveryGame(({ before, seat, action }) => {
      for (const each of [action, ...legalActions(before, seat)]) {
        same(parseLine(formatLine(seat, each)), { seat, action: each });
      }
    }, 20);
  });
});

describe('§7 in every game', () => {
  /** Replaces unrevealed ability tiles by others of their level. */
  function mixAbilities({ puertoma }: GameState): void {
    for (const board of puertoma?.boards ?? []) {
      for (const tile of board?.abilities ?? []) {
        const first = tile.ability - (tile.ability % 3);
        if (tile.since === null) tile.ability = (first + ((tile.ability + 1) % 3)) as Ability;
      }
    }
  }

  /** The same table with everything changed that the viewer cannot see. */
  function otherSecrets(state: GameState, viewer: Seat | null, random: number[]): GameState {
    const other = cloneState(state);
    other.random = seedStreams(`other ${random.join()}`);
    other.options = { ...state.options, seed: 'another seed' };
    if (state.over) return other;
    mixAbilities(other);
    if (state.options.variants.openScores) return other;
    other.players.forEach((player, seat) => {
      if (seat === viewer || state.options.seats[seat]?.kind === 'puertoma') return;
      player.vp += 3;
      player.surplusVp += 1;
    });
    return other;
  }

  it('I-2, I-3: a view does not change by a byte when only hidden things change', () => {
    inEveryGame(({ after }, random) => {
      for (const viewer of [null, ...seatsOf(after)]) {
        const other = otherSecrets(after, viewer, random);
        same(viewFor(other, viewer), viewFor(after, viewer));
      }
    }, 12);
  });

  it('I-1: a state imagined from a view offers its viewer the same', () => {
    inEveryGame(({ after }) => {
      for (const viewer of seatsOf(after)) {
        const guess = imagine(viewFor(after, viewer), `guess ${after.ply}`);
        same(legalActions(guess, viewer), legalActions(after, viewer));
        same(seatsToAct(guess), seatsToAct(after));
        same(viewFor(guess, viewer), viewFor(after, viewer));
      }
    }, 12);
  });

  it('I-2: a state imagined from a view can be played to its end', () => {
    fc.assert(
      fc.property(gameShapes, fc.nat(80), (shape, plies) => {
        const steps = randomSteps(gameOf(shape), seedRandom(shape.seed));
        let state = gameOf(shape);
        for (let ply = 0; ply < plies; ply++) state = steps.next().value?.after ?? state;
        const guess = imagine(viewFor(state, 0), 'a dream');
        for (const { after } of randomSteps(guess, seedRandom('dreamer'))) state = after;
        expect(state.over).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the same seed, options and actions', () => {
  const replay = (shape: GameShape, actions: readonly Step[]): string[] => {
    let state = createGame(JSON.parse(JSON.stringify(gameOf(shape).options)));
    const states = [JSON.stringify(state)];
    for (const { seat, action } of actions) {
      if (isRefusal(state)) throw new Error(state.code);
      const played = play(state, seat, JSON.parse(JSON.stringify(action)));
      if (isRefusal(played)) throw new Error(played.code);
      state = played.state;
      states.push(JSON.stringify(state), JSON.stringify(played.events));
    }
    return states;
  };

  it('§12, S-13: give the same states and events, byte for byte', () => {
    fc.assert(
      fc.property(gameShapes, (shape) => {
        const steps = [...randomSteps(gameOf(shape), seedRandom(shape.seed))];
        const told = steps.flatMap(({ after, events }) => [
          JSON.stringify(after),
          JSON.stringify(events),
        ]);
        expect(replay(shape, steps)).toEqual([JSON.stringify(gameOf(shape)), ...told]);
      }),
      { numRuns: 30 },
    );
  });
});
