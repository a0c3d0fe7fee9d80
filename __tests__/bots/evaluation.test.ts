import { modelFor } from '#bots/evaluation/models';
import { roundsLeft } from '#bots/evaluation/rounds';
import { chances } from '#bots/evaluation/worth';
import { botFor } from '#bots/levels';
import { quickChoice } from '#bots/policy/policy';
import { placementCandidates } from '#bots/search/placements';
import { decisionOf, type GameState, isLegal } from '#engine';
import { playGame } from '#scripts/lab/arena/game';
import { Regression } from '#scripts/lab/arena/learn/regression';
import { table } from '#tests/engine/support/table';
import { mindFor } from './support/context';

describe('chances', () => {
  it('add up to one', () => {
    const { state } = table(5, { 2: { vp: 4 } });
    const all = chances(state, mindFor(state)).reduce((a, b) => a + b, 0);
    expect(all).toBeCloseTo(1, 10);
  });

  it('are better with more points, coins, or a plantation', () => {
    const plain = table(4, { 0: { coins: 3, tiles: { indigo: 1 } } }).state;
    const before = chances(plain, mindFor(plain))[0] ?? 0;
    for (const more of [{ vp: 3 }, { coins: 6 }, { tiles: { indigo: 1, corn: 1 } }]) {
      const { state } = table(4, { 0: { coins: 3, tiles: { indigo: 1 }, ...more } });
      expect(chances(state, mindFor(state))[0]).toBeGreaterThan(before);
    }
  });

  it('EN-5: are certain when the game is over, and shared by equals', () => {
    const { state } = table(3, { 0: { coins: 2, vp: 9 }, 1: { coins: 2, vp: 9 }, 2: { vp: 3 } });
    state.over = true;
    const [first = 0, second = 0, third = 0] = chances(state, mindFor(state));
    expect(first).toBeCloseTo(second, 10);
    expect(first).toBeGreaterThan(0.48);
    expect(third).toBeLessThan(0.02);
  });
});

describe('rounds left', () => {
  const roundsIn = (state: GameState) =>
    roundsLeft(state, mindFor(state).specs, modelFor(state).rounds);

  it('E-1: are the rest of this round once the end has been triggered', () => {
    const { state } = table(4);
    state.endTriggers.push('city');
    state.picks = 3;
    expect(roundsIn(state)).toBe(0.25);
  });

  it('grow fewer as points, colonists and city spaces run out', () => {
    const early = table(4).state;
    const late = table(4, { 1: { vp: 70 } }).state;
    late.colonists = 12;
    expect(roundsIn(late)).toBeLessThan(roundsIn(early));
  });
});

it.each([
  ['base game', {}],
  ['nobles', { expansions: ['nobles'], board: 'random' }],
] as const)('MA-3, MA-4: proposes only legal placements (%s)', (_, options) => {
  let seen = 0;
  playGame({
    bots: Array.from({ length: 3 }, () => botFor('easy')),
    seed: 'placements',
    options,
    watch(state, seat) {
      const frame = decisionOf(state);
      if (frame?.kind !== 'place') return;
      const weights = mindFor(state).weightsFor(state);
      const found = [...placementCandidates(state, seat, weights)];
      for (const action of [...found, quickChoice(state, frame.kind, seat, weights)]) {
        expect(isLegal(state, seat, action)).toBe(true);
        seen++;
      }
    },
  });
  expect(seen).toBeGreaterThan(10);
});

it('learns the weights behind numbers that follow a rule', () => {
  const regression = new Regression(2);
  for (let i = 1; i <= 20; i++) {
    regression.add(Int32Array.of(0, 1), Float64Array.of(i, (i * i) % 7), 2, 3 * i - ((i * i) % 7));
  }
  const [first, second] = regression.solve(() => 1e-6, [0, 0]);
  expect(first).toBeCloseTo(3, 3);
  expect(second).toBeCloseTo(-1, 3);
});
