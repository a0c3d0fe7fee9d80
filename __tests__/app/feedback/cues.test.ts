import { cueFor } from '#app/feedback/cues';
import { Building, Good, Role } from '#engine';

it('the first event with a sound decides the cue', () => {
  expect(cueFor([{ type: 'passed', seat: 0 }], false)).toBeNull();
  expect(
    cueFor(
      [
        { type: 'passed', seat: 0 },
        { type: 'built', seat: 1, building: Building.harbor, cost: 8 },
        { type: 'sold', seat: 1, good: Good.corn, coins: 1 },
      ],
      false,
    ),
  ).toBe('build');
});

it('the start of one’s own turn takes precedence over all other cues', () => {
  expect(
    cueFor([{ type: 'roleChosen', seat: 0, role: Role.mayor, coins: 0, waived: false }], true),
  ).toBe('turn');
});
