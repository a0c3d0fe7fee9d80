jest.mock('#engine/modules/list', () => jest.requireActual('./list'));

import fc from 'fast-check';
import {
  applyInPlace,
  BUILDING_NAMES,
  Building,
  cloneState,
  decisionOf,
  formatLine,
  type GameState,
  isLegal,
  legalActions,
  parseLine,
  ROLE_NAMES,
  SEATS,
  score,
  seatsToAct,
  seedRandom,
  totalScore,
} from '#engine';
import { quietGame } from '#engine/core/rules';
import { randomSteps, type Step } from '#tests/engine/support/random';
import { same } from '#tests/engine/support/secrets';
import { gameOf, PLAYERS, toyGame, toyShapes } from './tables';

/** Plays games of every kind. A failure prints the shape and the seed. */
function inEveryGame(numRuns: number, check: (step: Step) => void): void {
  fc.assert(
    fc.property(toyShapes, (shape) => {
      const players = seedRandom(`players of ${shape.seed}`);
      for (const step of randomSteps(gameOf(shape), players)) check(step);
    }),
    { numRuns },
  );
}

function faultsOf(state: GameState): string[] {
  const game = quietGame(state);
  return game.rules.modules.flatMap((module) => [...module.brokenInvariants(game)]);
}

/** nobody with fewer than two choices is asked. Placements are listed elsewhere. */
function deadEnds(state: GameState): string[] {
  if (state.over) return [];
  const seats = seatsToAct(state);
  if (seats.length === 0) return ['nobody is to act'];
  const decider = seats.find((seat) => seat === decisionOf(state)?.seat);
  if (decider === undefined) return ['the seat that decides is not asked'];
  return seats.flatMap((seat) => {
    const isPlacing = decisionOf(state)?.kind === 'place';
    return isPlacing || legalActions(state, seat).length > 1
      ? []
      : [`seat ${seat} has no real choice`];
  });
}

describe('a module only for tests, in the middle of the list', () => {
  it('has numbers before those of later modules', () => {
    const names: readonly string[] = BUILDING_NAMES;
    expect(names.indexOf('puppetTheatre')).toBe(Building.cityHall + 1);
    expect(names.indexOf('puppetTheatre')).toBe(Building.aqueduct - 1);
    expect(ROLE_NAMES).toContain('peddler');
  });

  it('plays games of every kind in which no module finds a fault', () => {
    inEveryGame(40, ({ after }) => same([...faultsOf(after), ...deadEnds(after)], []));
  });

  it.each(PLAYERS)('reaches all its parts with %i random players', (players) => {
    const seen = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const start = toyGame(players, { seed: `game ${game}` });
      for (const step of randomSteps(start, seedRandom(`players ${game}`))) {
        for (const event of step.events) seen.add(event.type);
        if (isOffTurn(step)) seen.add('asked off turn');
      }
    }
    const parts = ['cardDrawn', 'pledged', 'cardsKept', 'asked off turn'];
    expect(parts.filter((part) => !seen.has(part))).toEqual([]);
  });

  it('offers only legal actions, and to nobody else', () => {
    inEveryGame(20, ({ after, action }) => {
      const asked = seatsToAct(after);
      for (const seat of SEATS.slice(0, after.players.length)) {
        const offered = legalActions(after, seat);
        if (asked.includes(seat))
          same(
            offered.every((it) => isLegal(after, seat, it)),
            true,
          );
        else same([offered, isLegal(after, seat, action)], [[], false]);
      }
    });
  });

  it('has actions that can be written and read back', () => {
    inEveryGame(20, ({ before, seat, action }) => {
      for (const each of [action, ...legalActions(before, seat)]) {
        same(parseLine(formatLine(seat, each)), { seat, action: each });
      }
    });
  });

  it('has the same effect in place as in play', () => {
    inEveryGame(20, ({ before, seat, action, after }) => {
      const copy = cloneState(before);
      applyInPlace(copy, seat, action);
      same(copy, after);
    });
  });

  it('is cloned completely, and the copy shares nothing', () => {
    inEveryGame(10, ({ after }) => {
      const copy = cloneState(after);
      same(copy, after);
      same(sharedParts(copy, after), []);
    });
  });

  it('adds its own line to the score and the total', () => {
    inEveryGame(20, ({ after }) => {
      if (!after.over) return;
      for (const { seat, lines, total } of score(after)) {
        const own = lines.filter(({ module }) => module === 'toy');
        same(
          own.map(({ line }) => line),
          ['keepsakes'],
        );
        same(total, totalScore(after, seat));
      }
    });
  });
});

/** A seat decides although another is on turn. */
function isOffTurn({ before, seat }: Step): boolean {
  const [under, top] = before.frames.slice(-2);
  return top !== undefined && under !== undefined && top.seat === seat && under.seat !== seat;
}

function sharedParts(copy: object, original: object, path = ''): string[] {
  const parts = new Map<string, unknown>(Object.entries(original));
  return Object.entries(copy).flatMap(([name, part]) => {
    const other = parts.get(name);
    if (name === 'options' || typeof part !== 'object' || part === null) return [];
    if (typeof other !== 'object' || other === null) return [];
    return part === other ? [`${path}${name}`] : sharedParts(part, other, `${path}${name}.`);
  });
}
