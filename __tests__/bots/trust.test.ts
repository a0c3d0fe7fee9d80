import { measureTrust } from '../../scripts/coach/measure';
import { compare } from '../../src/bots/compare';
import { botFor } from '../../src/bots/levels';
import { isRefusal, seedRandom, viewFor } from '../../src/engine';
import { testGame } from '../engine/support/game';

describe('the chance to win that a person is told', () => {
  it('changes only as the position does, and tells something', () => {
    const { drift, gain, decisions, hints } = measureTrust(4, 12, 'test', 400);
    expect(decisions).toBeGreaterThan(1000);
    expect(drift).toBeLessThan(5);
    expect(gain).toBeGreaterThan(0);
    // What a hint shows is what the table shows once its choice is made.
    expect(hints.count).toBeGreaterThan(3);
    expect(hints.drift).toBeLessThan(8);
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
    for (const { chance } of compared.choices) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });
});
