import { compare } from '#bots/compare';
import { EvaluationContext } from '#bots/evaluation/context';
import { adjustedBy, type Expectation, expectationOf } from '#bots/evaluation/expectation';
import { modelFor } from '#bots/evaluation/models';
import { botFor } from '#bots/levels';
import { playRounds } from '#bots/rollout';
import { chanceContext, shownChances } from '#bots/winChances';
import { decisionOf, isRefusal, type Seat, seedRandom, viewFor } from '#engine';
import { measureHints } from '#scripts/lab/hints/measure';
import { testGame } from '#tests/engine/support/game';
import { table } from '#tests/engine/support/table';

describe('the chance to win that a player sees', () => {
  it('changes only with the position, and is informative', () => {
    const { drift, gain, decisions, hints } = measureHints(4, 8, 'test', 200);
    expect(decisions).toBeGreaterThan(100);
    expect(drift).toBeLessThan(5);
    expect(gain).toBeGreaterThan(0);
    // A hint shows the chance that the table shows after its choice.
    expect(hints.count).toBeGreaterThan(3);
    expect(hints.drift).toBeLessThan(5);
  });

  it('is the same for the same table, adds up to one, and does not change the table', () => {
    const state = testGame(5, { seed: 'told' });
    const before = JSON.stringify(state);
    const told = shownChances(state, new EvaluationContext(state, modelFor(state)));
    expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(shownChances(state, new EvaluationContext(state, modelFor(state)))).toEqual(told);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a comparison', () => {
  it('lists the best few choices on one scale, the best first', () => {
    const view = viewFor(testGame(3, { seed: 'compare' }), 0);
    const search = botFor('hard').begin(view, seedRandom('compare'));
    if (isRefusal(search)) throw new Error(search.code);
    search.step(200);
    const ranked = search.ranked?.() ?? [];
    const compared = compare(view, ranked);
    if (isRefusal(compared)) throw new Error(compared.code);
    expect(compared.choices).toHaveLength(3);
    expect(compared.choices[0]?.action).toEqual(search.best());
    for (const { chance, place } of compared.choices) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(place).toBeGreaterThan(1);
      expect(place).toBeLessThan(3);
    }
    const sorted = (of: (choice: Expectation) => number) => compared.choices.map(of);
    for (const measure of [
      sorted(({ chance }) => -chance),
      sorted(({ place }) => place),
      sorted(({ lead }) => -lead),
    ]) {
      expect(measure).toEqual([...measure].sort((a, b) => a - b));
    }
  });
});

describe('the expectation for a seat', () => {
  const seats = [0, 1, 2] as const;

  it('has places that add up, and more points mean a better place', () => {
    const { state } = table(3, { 1: { vp: 12, coins: 5 }, 2: { vp: 5 } });
    const all = seats.map((seat) => ({
      seat,
      ...expectationOf(state, seat, chanceContext(state)),
    }));
    expect(all.reduce((sum, { place }) => sum + place, 0)).toBeCloseTo(1 + 2 + 3);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const by = (of: (outlook: Expectation) => number) =>
      [...all].sort((a, b) => of(a) - of(b)).map(({ seat }) => seat);
    expect(by(({ place }) => place)).toEqual([1, 2, 0]);
    expect(by(({ lead }) => -lead)).toEqual([1, 2, 0]);
  });

  it('EN-5: is the result once the game is over', () => {
    const { state } = table(3, { 0: { vp: 75 } }, { edition: '1897' }).play('0 chooseRole captain');
    expect(state.over).toBe(true);
    const result = (seat: Seat) => expectationOf(state, seat, chanceContext(state));
    expect(result(0)).toMatchObject({ place: 1, lead: 75 });
    expect(result(2)).toMatchObject({ lead: -75 });
  });
});

describe('a look ahead', () => {
  it('plays whole rounds, and does not change the table', () => {
    const state = testGame(3, { seed: 'later' });
    const before = JSON.stringify(state);
    const rounds = playRounds(state, 3, new EvaluationContext(state, modelFor(state)));
    const ends = rounds.map((tables) => tables.at(-1)?.round ?? 0);
    expect(ends.map((round) => round - state.round)).toEqual([1, 2, 3]);
    // One table per chosen role.
    expect(rounds.map(({ length }) => length)).toEqual([3, 3, 3]);
    for (const then of rounds.flat()) expect(decisionOf(then)?.kind).toBe('round');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('ends with the game', () => {
    const { state } = table(3, { 0: { vp: 70 } });
    const last = playRounds(state, 30, new EvaluationContext(state, modelFor(state))).at(-1);
    expect(last).toHaveLength(1);
    expect(last?.at(0)?.over).toBe(true);
  });

  it('adjusts the expectation of the others with that of the best', () => {
    const best = { chance: 0.5, place: 1.8, lead: 2 };
    const known = { chance: 0.4, place: 2.3, lead: -1 };
    expect(adjustedBy(best, best, known, 3)).toEqual(known);
    const other = adjustedBy({ chance: 0.25, place: 2.7, lead: -3 }, best, known, 3);
    expect(other).toEqual({ chance: 0.2, place: 3, lead: -6 });
  });
});
