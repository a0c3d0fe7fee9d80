import { EXPANSIONS } from '#engine';
import { rulesFor } from '#engine/core/rules';
import { testGame } from './support/game';

/**
 * Hermes, the phones' engine, does not share hidden classes between objects with more fields, which
 * makes property access slow.
 */
const MOST_FIELDS = 64;

it('has no more fields in rules and state than Hermes handles fast', () => {
  const state = testGame(4, { expansions: [...EXPANSIONS], board: 'random' });
  const rules = rulesFor(state.options);
  expect(Object.keys(rules).length).toBeLessThanOrEqual(MOST_FIELDS);
  expect(Object.keys(state).length).toBeLessThanOrEqual(MOST_FIELDS);
});
