import { EXPANSIONS } from '#engine';
import { rulesFor } from '#engine/core/rules';
import { testGame } from './support/game';

/**
 * Objects with more fields have no form in common on Hermes, the phones' engine: what it found in
 * one it searches for anew in the next.
 */
const MOST_FIELDS = 64;

it('has no more fields in the rules and the table than Hermes finds at once', () => {
  const state = testGame(4, { expansions: [...EXPANSIONS], board: 'random' });
  const rules = rulesFor(state.options);
  expect(Object.keys(rules).length).toBeLessThanOrEqual(MOST_FIELDS);
  expect(Object.keys(state).length).toBeLessThanOrEqual(MOST_FIELDS);
});
