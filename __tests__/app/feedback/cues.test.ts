import { cueFor } from '#app/feedback/cues';
import { Building, Good, Role } from '#engine';

it('the first event that has a sound gives the cue', () => {
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

it('one’s own turn drowns everything else', () => {
  expect(
    cueFor([{ type: 'roleChosen', seat: 0, role: Role.mayor, coins: 0, waived: false }], true),
  ).toBe('turn');
});
