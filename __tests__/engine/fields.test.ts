import { EXPANSIONS } from '../../src/engine';
import { rulesFor } from '../../src/engine/core/rules';
import { testGame } from './support/game';

/** In an object with more fields Hermes, the phones' engine, searches for each of them. */
const MOST_FIELDS = 64;

it('has no more fields in the rules and the table than Hermes finds at once', () => {
  const state = testGame(4, { expansions: [...EXPANSIONS], board: 'random' });
  const rules = rulesFor(state.options);
  expect(Object.keys(rules).length).toBeLessThanOrEqual(MOST_FIELDS);
  expect(Object.keys(state).length).toBeLessThanOrEqual(MOST_FIELDS);
});
