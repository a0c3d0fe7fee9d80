import { cardHopes } from '#bots/evaluation/cards';
import { Feature } from '#bots/evaluation/features';
import { fitFrom, probability, TERMS, termsOf } from '#bots/evaluation/probability';
import { readProspect } from '#bots/evaluation/prospects';
import { worthOf } from '#bots/evaluation/worth';
import { cardGain, cardGainOfLarge } from '#bots/policy/cards';
import storedCards from '#bots/weights/cards.json';
import storedGoals from '#bots/weights/goals.json';
import {
  CARD_NAMES,
  CARDS,
  type GameState,
  GOAL_NAMES,
  Good,
  nextInt,
  type Seat,
  seedRandom,
} from '#engine';
import { ExpansionCounts, expansionCountLines } from '#scripts/lab/arena/expansionCounts';
import { type Case, fitLogistic } from '#scripts/lab/arena/learn/logistic';
import { holding } from '#tests/engine/support/cards';
import { testGame } from '#tests/engine/support/game';
import { randomSteps } from '#tests/engine/support/random';
import { mindFor } from './support/context';

const ROUNDS = 8;

const hopesOf = (state: GameState, seat: Seat = 0) =>
  cardHopes(state, seat, mindFor(state).description.of(state, seat, ROUNDS), ROUNDS);

describe('bots’ hopes for achievement cards (VI)', () => {
  it('cover every card and goal by name, and nothing else', () => {
    expect(Object.keys(storedCards)).toEqual([...CARD_NAMES]);
    expect(Object.keys(storedGoals)).toEqual([...GOAL_NAMES]);
  });

  it('X6-2: grow as the card comes nearer', () => {
    const with_ = (...city: string[]) =>
      holding('luxuryProvider', {
        0: { buildings: Object.fromEntries(city.map((name) => [name, 0])) },
      }).state;
    const none = hopesOf(with_());
    const one = hopesOf(with_('sugarMill'));
    const two = hopesOf(with_('sugarMill', 'tobaccoStorage'));
    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(5);
  });

  it('X6-2: a card laid down is worth its points, more than the hope for it', () => {
    const hoped = holding('tropicalMagnate', { 0: { buildings: { indigoPlant: 0 } } }).state;
    const before = worthOf(hoped, 0, mindFor(hoped).weightsFor(hoped));
    const { achievements } = hoped;
    if (achievements === null) throw new Error('no cards');
    achievements.laid[0].push(...achievements.hands[0].splice(0));
    expect(worthOf(hoped, 0, mindFor(hoped).weightsFor(hoped))).toBeGreaterThan(before);
  });

  it('rate every card in every position of a game with numbers in range', () => {
    const game = testGame(3, { seed: 'prospects', expansions: ['achievements'] });
    const prospect = { near: 0, board: 0 };
    for (const { after } of randomSteps(game, seedRandom('prospects'))) {
      const numbers = mindFor(after).description.of(after, 1, ROUNDS);
      for (const card of CARDS) {
        const { near, board } = readProspect(after, 1, card, numbers, prospect);
        expect(near >= 0 && near <= 1 && board >= 0 && board < 5).toBe(true);
      }
    }
  });

  it('are 0 in a game without cards', () => {
    const { description } = mindFor(testGame(3));
    const numbers = description.of(testGame(3), 0, ROUNDS);
    const { goals, cards, cardPoints, captive, token, automated } = Feature;
    for (const feature of [goals, cards, cardPoints, captive, token, automated]) {
      expect(numbers[feature]).toBe(0);
    }
  });
});

describe('X6-2: a quick choice sees the card that an action brings', () => {
  const load = { type: 'load', good: Good.corn, ship: 0 } as const;

  it('cornDispatcher: with the last corn on a ship, not before', () => {
    const { state } = holding('cornDispatcher', { 0: { goods: { corn: 5 } } }, {}, 4);
    const room = state.ships[0].capacity;
    expect(cardGain(state, 0, load)).toBeCloseTo(room <= 5 ? 2.1 : 0);
    state.players[0].goods[Good.corn] = room - 1;
    expect(cardGain(state, 0, load)).toBe(0);
  });

  it('bigSpender: with the last coin for a large building', () => {
    const { state } = holding('bigSpender', { 0: { coins: 9 } });
    expect(cardGainOfLarge(state, 0, 9)).toBeCloseTo(3.5);
    expect(cardGainOfLarge(state, 0, 8)).toBe(0);
  });
});

describe('likelihoods', () => {
  it('are learnt from results', () => {
    const rng = seedRandom('logistic');
    const cases = Array.from({ length: 4000 }, (_, i): Case => {
      const near = (i % 10) / 10;
      const happened = nextInt(rng, 1000) / 1000 < 1 / (1 + Math.exp(2 - 4 * near));
      return { terms: termsOf({ near, board: 0 }, 0), happened };
    });
    const fit = fitFrom(fitLogistic(cases, TERMS.length));
    expect(probability(fit, { near: 0, board: 0 }, 0)).toBeCloseTo(0.12, 1);
    expect(probability(fit, { near: 0.9, board: 0 }, 0)).toBeCloseTo(0.83, 1);
  });

  it('are average where nothing was learnt', () => {
    expect(probability(fitFrom(undefined), { near: 0, board: 0 }, 5)).toBeCloseTo(0.27, 2);
  });
});

describe('the arena’s counts for a bot with expansions', () => {
  it('include smuggling per game, and goals and cards won out of all in play', () => {
    const deeds = new ExpansionCounts();
    const { state } = holding('cornDispatcher', {}, { expansions: ['smuggler', 'festival'] });
    deeds.note(state, { type: 'loot' });
    deeds.noteEnd(state, 0);
    expect(deeds.counts).toMatchObject({
      loot: { done: 1, of: 1 },
      'goal festivalFarms': { done: 0, of: 1 },
      'card cornDispatcher': { done: 0, of: 1 },
    });
    expect(expansionCountLines(deeds.counts)).toHaveLength(3);
    expect(expansionCountLines({})).toEqual([]);
  });
});
