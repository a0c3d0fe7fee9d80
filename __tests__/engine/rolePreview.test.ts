import { previewRole, Role } from '#engine';
import { table } from './support/table';

describe('the preview of a role', () => {
  it('R-4: is in the order of play while roles are chosen', () => {
    const seats = previewRole(table(3).state, 0, Role.captain).map(({ seat }) => seat);
    expect(seats).toEqual([0, 1, 2]);
  });

  it('R-1: is empty while a role is carried out, since none can be taken then', () => {
    const game = table(3, { 0: { coins: 5 } });
    game.play('0 chooseRole builder');
    for (const role of Object.values(Role)) expect(previewRole(game.state, 0, role)).toEqual([]);
  });
});
