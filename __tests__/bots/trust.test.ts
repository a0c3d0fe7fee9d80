import { measureTrust } from '../../scripts/coach/measure';
import { compare } from '../../src/bots/compare';
import { type Expectation, expectationOf } from '../../src/bots/evaluation/expectation';
import { botFor } from '../../src/bots/levels';
import { toldMind } from '../../src/bots/settled';
import { isRefusal, type Seat, seedRandom, viewFor } from '../../src/engine';
import { testGame } from '../engine/support/game';
import { table } from '../engine/support/table';

describe('the chance to win that a person is told', () => {
  it('changes only as the position does, and tells something', () => {
    const { drift, gain, decisions, hints } = measureTrust(4, 12, 'test', 400);
    expect(decisions).toBeGreaterThan(1000);
    expect(drift).toBeLessThan(5);
    expect(gain).toBeGreaterThan(0);
    // What a hint shows is what the table shows once its choice is made.
    expect(hints.count).toBeGreaterThan(3);
    expect(hints.drift).toBeLessThan(5);
  });
});

describe('a comparison', () => {
  it('has the best few choices by one measure, the best first', () => {
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

describe('what a seat may expect', () => {
  const seats = [0, 1, 2] as const;

  it('places add up, and who has more points ahead is more often first', () => {
    const { state } = table(3, { 1: { vp: 12, coins: 5 }, 2: { vp: 5 } });
    const all = seats.map((seat) => ({ seat, ...expectationOf(state, seat, toldMind(state)) }));
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
    const result = (seat: Seat) => expectationOf(state, seat, toldMind(state));
    expect(result(0)).toMatchObject({ place: 1, lead: 75 });
    expect(result(2)).toMatchObject({ lead: -75 });
  });
});
