import { withBuildings } from '#tests/engine/support/board';
import type { Table } from '#tests/engine/support/table';
import { cargo, house, roles, type Scene, three } from './support';

describe('X3-1: the role and its token', () => {
  it('X3-1: is one more role, and its chooser takes the token', () => {
    const game = three();
    expect(roles(game)).toContain('smuggler');
    game.play('0 chooseRole smuggler');
    expect(game.state.smuggler?.token).toBe(0);
    expect(game.told('tokenTaken')).toEqual([{ seat: 0 }]);
  });

  it('X3-1: the holder of the token cannot choose the smuggler until somebody else has it', () => {
    const game = three().play('0 chooseRole smuggler', '0 pass');
    game.play('1 chooseRole craftsman', '2 chooseRole trader').governor(0);
    expect(game.refusal('0 chooseRole smuggler')).toEqual({ code: 'hasToken', rule: 'X3-1' });
    expect(roles(game)).not.toContain('smuggler');
    game.governor(1);
    expect(roles(game)).toContain('smuggler');
    expect(game.play('1 chooseRole smuggler').state.smuggler?.token).toBe(1);
  });

  it('X3-1: no coin is ever put on it', () => {
    const game = three();
    endOfRound(game);
    const [told] = game.told('roleCoinAdded');
    expect(told?.roles).toHaveLength(3);
    expect(told?.roles).not.toContain(game.state.roleCoins.length - 1);
    expect(game.state.roleCoins.at(-1)).toBe(0);
  });

  it('X3-1: the library doubles nothing, and the game without it has no such role', () => {
    const game = three({}, {});
    expect(roles(game)).not.toContain('smuggler');
    expect(game.refusal('0 chooseRole smuggler')).toEqual({ code: 'roleNotInGame', rule: 'S-6' });
    expect(game.state.smuggler).toBeNull();
  });

  it('D-5: its phase is no moment at which guests may move', () => {
    const options = {
      ...withBuildings('guesthouse'),
      expansions: ['newBuildings', 'smuggler'],
    } as const;
    const scene: Scene = { 1: { tiles: { corn: 1 }, buildings: { guesthouse: 2 } } };
    const game = cargo(three(scene, options), 0, 'sugar', 2);
    game.play('0 chooseRole smuggler');
    expect(game.asks).toBe('0 smuggle');
  });
});

/** Three people choose roles in which nobody does anything. */
function endOfRound(game: Table): void {
  for (const [index, role] of ['prospect', 'trader', 'craftsman'].entries()) {
    const choice = role === 'prospect' ? 'captain' : role;
    game.play(`${index} chooseRole ${choice}`);
  }
}

describe('X3-2: optional', () => {
  it('X3-2: the smuggler may do nothing, and nobody else acts', () => {
    const game = house(three(), 'corn').play('0 chooseRole smuggler', '0 pass');
    expect(game.asks).toBe('1 round');
    expect(game.state.tradingHouse).toHaveLength(1);
  });
});
