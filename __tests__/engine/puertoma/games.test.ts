import fc from 'fast-check';
import {
  ABILITY_NAMES,
  type Ability,
  type Action,
  cloneState,
  eventFor,
  forecast,
  foresee,
  type GameState,
  type GameView,
  imagine,
  legalActions,
  Role,
  SEATS,
  score,
  seedRandom,
  totalScore,
  viewFor,
} from '#engine';
import { seedStreams } from '#engine/core/chance';
import { quietGame } from '#engine/core/rules';
import { problemsOf } from '#tests/engine/support/invariants';
import { randomSteps } from '#tests/engine/support/random';
import { type GameShape, gameOf, gameShapes } from '#tests/engine/support/shapes';
import { boardOf, solo } from './support';

/** All mixes that P-1 allows, with all options. */
const soloShapes: fc.Arbitrary<GameShape> = gameShapes.chain((shape) =>
  fc.constantFrom(1 as const, 2 as const).map((automated) => ({ ...shape, automated })),
);

/** The same table with other hidden ability tiles, and another deck. */
function twinOf(state: GameState): GameState {
  const twin = cloneState(state);
  twin.random = seedStreams(`twin of ${state.random.join()}`);
  if (state.over) return twin;
  for (const board of twin.puertoma?.boards ?? []) {
    for (const tile of board?.abilities ?? []) {
      const first = tile.ability - (tile.ability % 3);
      if (tile.since === null) tile.ability = (first + ((tile.ability + 1) % 3)) as Ability;
    }
  }
  return twin;
}

function faultsIn(state: GameState) {
  const game = quietGame(state);
  return game.rules.modules.flatMap((module) => module.brokenInvariants(game));
}

describe('games with Puertomas', () => {
  it('P-1, §12: keep every invariant in every allowed mix, and end', () => {
    fc.assert(
      fc.property(soloShapes, (shape) => {
        let last = gameOf(shape);
        for (const { after } of randomSteps(last, seedRandom(shape.seed))) {
          last = after;
          expect([...problemsOf(after), ...faultsIn(after)]).toEqual([]);
        }
        expect(last.over).toBe(true);
        for (const { seat, total } of score(last)) expect(totalScore(last, seat)).toBe(total);
      }),
      { numRuns: 25 },
    );
  });

  it('P-4: have an explanation for every role that a Puertoma chooses, equal to the forecast', () => {
    fc.assert(
      fc.property(soloShapes, (shape) => {
        for (const { events, before } of randomSteps(gameOf(shape), seedRandom(shape.seed))) {
          for (const [at, event] of events.entries()) {
            if (event.type !== 'roleChosen' || !before.puertoma?.boards[event.seat]) continue;
            const told = events.slice(0, at).findLast(({ type }) => type === 'puertomaChose');
            expect(told).toMatchObject({ seat: event.seat, role: event.role });
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('hidden tiles', () => {
  it('I-2, P-2: do not affect views, options, predictions and forecasts', () => {
    fc.assert(
      fc.property(soloShapes, (shape) => {
        for (const { after } of randomSteps(gameOf(shape), seedRandom(shape.seed))) {
          if (after.ply % 7 !== 0) continue;
          const twin = twinOf(after);
          for (const viewer of [0, null] as const) {
            expect(viewFor(twin, viewer)).toEqual(viewFor(after, viewer));
          }
          for (const seat of SEATS.slice(0, after.players.length)) {
            expect(forecast(twin, seat)).toEqual(forecast(after, seat));
          }
          const [action] = legalActions(after, 0);
          if (action) expect(foresee(twin, 0, action)).toEqual(foresee(after, 0, action));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('I-2, P-2: of one Puertoma do not follow from those that the other has shown', () => {
    const { state } = solo({ 1: { abilities: ['saleBonus'] } });
    const shown = boardOf(state, 1).abilities[0].ability;
    const twins = ABILITY_NAMES.slice(0, 3).map((_, hidden) => {
      const twin = cloneState(state);
      boardOf(twin, 2).abilities[0].ability = hidden as Ability;
      return twin;
    });
    const views = twins.map((twin) => viewFor(twin, 0));
    const guesses = (view: GameView) =>
      Array.from({ length: 40 }, (_, seed) => {
        const guess = imagine(view, `guess ${seed}`);
        expect(boardOf(guess, 1).abilities[0].ability).toBe(shown);
        return boardOf(guess, 2).abilities[0].ability;
      });
    const [first, ...others] = views.map(guesses);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    for (const [at, other] of others.entries()) {
      expect(views[at + 1]).toEqual(views[0]);
      expect(other).toEqual(first);
    }
    const action: Action = { type: 'chooseRole', role: Role.builder };
    for (const twin of twins) expect(foresee(twin, 0, action)).toEqual(foresee(state, 0, action));
  });

  it('P-4: do not affect a forecast, which is the same for a view and the game', () => {
    const start = gameOf({
      players: 3,
      automated: 2,
      edition: '1897',
      expansions: [],
      variants: {},
      board: 'random',
      seed: 'forecast',
    });
    for (const { after } of randomSteps(start, seedRandom('forecast'))) {
      const guess = imagine(viewFor(after, 0), 'any');
      expect(forecast(guess, 1)).toEqual(forecast(after, 1));
    }
  });

  it('P-1: hide no event, because all events of a Puertoma are public', () => {
    const start = gameOf({
      players: 3,
      automated: 2,
      edition: 'classic',
      expansions: [],
      variants: {},
      board: 'random',
      seed: 'told',
    });
    for (const { events } of randomSteps(start, seedRandom('told'))) {
      for (const event of events) expect(eventFor(event, 0)).toEqual(event);
    }
  });

  it('I-4: are shown at the end', () => {
    const start = gameOf({
      players: 3,
      automated: 2,
      puertomas: 'easy',
      edition: 'classic',
      expansions: [],
      variants: {},
      board: 'random',
      seed: 'shown',
    });
    const last = [...randomSteps(start, seedRandom('shown'))].at(-1)?.after ?? start;
    const shown = viewFor(last, 0).puertoma?.boards.flatMap((board) => board?.abilities ?? []);
    expect(shown?.every(({ ability }) => ability !== null)).toBe(true);
  });
});
