import { finishPhase, playUntil, quickChoice } from '#bots/policy/policy';
import { applyInPlace, decisionOf, isLegal, seatsToAct } from '#engine';
import { table } from '#tests/engine/support/table';
import { mindFor } from './support/context';

const crowd = { tiles: { indigo: 2, corn: 1 } };

it('MA-5: answers for every seat asked at once, whoever has answered already', () => {
  const { state } = table(3, { 0: crowd, 1: crowd, 2: crowd }).play('0 chooseRole mayor');
  const weights = mindFor(state).weightsFor(state);
  applyInPlace(state, 0, quickChoice(state, 'place', 0, weights));
  expect(seatsToAct(state)).toEqual([1, 2]);
  finishPhase(state, weights);
  expect(decisionOf(state)?.kind).toBe('round');
  expect(state.players.map(({ sanJuan }) => sanJuan)).toEqual([0, 0, 0]);
});

it('tries legal actions for a decision without a policy', () => {
  const { state } = table(3, { 0: { goods: { corn: 5 } }, 1: crowd, 2: crowd });
  const action = quickChoice(state, 'something new', 0, mindFor(state).weightsFor(state));
  expect(isLegal(state, 0, action)).toBe(true);
});

it('stops at some point, whatever it waits for', () => {
  const { state } = table(3);
  const weights = mindFor(state).weightsFor(state);
  for (let calls = 0; !state.over && calls < 10; calls++) {
    const before = state.ply;
    playUntil(state, ['what never comes'], weights);
    expect(state.ply).toBeGreaterThan(before);
  }
  expect(state.over).toBe(true);
});
