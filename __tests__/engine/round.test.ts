import { Role, type Seat } from '#engine';
import { table } from './support/table';

const NOTHING = { goods: {} };

describe('the round', () => {
  it('R-1: the governor chooses first, then the others clockwise', () => {
    const game = table(5).governor(3);
    game.play('3 chooseRole prospector');
    expect(game.asks).toBe('4 round');
    game.play('4 chooseRole secondProspector');
    expect(game.asks).toBe('0 round');
    game.play('0 chooseRole trader');
    expect(game.asks).toBe('1 round');
    expect(game.refusal('0 chooseRole captain')).toEqual({ code: 'notYourTurn', rule: 'R-4' });
  });

  it('R-2: a chosen role is out until the round ends', () => {
    const game = table(4).play('0 chooseRole prospector');
    expect(game.choices).not.toContain('chooseRole prospector');
    expect(game.refusal('1 chooseRole prospector')).toEqual({ code: 'roleTaken', rule: 'R-2' });
    game.play('1 chooseRole trader', '2 chooseRole captain', '3 chooseRole craftsman');
    expect(game.state.round).toBe(2);
    expect(game.usualChoices).toHaveLength(7);
  });

  it('S-6: a role that is not in this game cannot be chosen', () => {
    expect(table(3).refusal('0 chooseRole prospector')).toEqual({
      code: 'roleNotInGame',
      rule: 'S-6',
    });
  });

  it('R-3: coins on the card go to the chooser at once', () => {
    const game = table(4, { 0: { coins: 1 } });
    game.state.roleCoins[Role.trader] = 3;
    game.play('0 chooseRole trader');
    expect(game.player(0).coins).toBe(4);
    expect(game.state.roleCoins[Role.trader]).toBe(0);
    expect(game.told('roleChosen')).toMatchObject([{ seat: 0, role: Role.trader, coins: 3 }]);
  });

  it('R-3: the coins can be spent in the phase they were taken for', () => {
    const game = table(4, { 0: { coins: 2 } });
    game.state.roleCoins[Role.builder] = 2;
    game.play('0 chooseRole builder');
    expect(game.choices).toContain('build largeMarket');
  });

  it('R-4: the chooser acts first, the others follow clockwise', () => {
    const game = table(4).governor(2).play('2 chooseRole builder');
    const asked: string[] = [];
    while (game.asks.endsWith('build')) {
      asked.push(game.asks);
      game.play(`${game.asks[0]} pass`);
    }
    expect(asked).toEqual(['2 build', '3 build', '0 build', '1 build']);
  });

  it('R-4: the chooser alone has the privilege', () => {
    const game = table(4, { 0: { coins: 0 }, 1: { coins: 0 } }).play('0 chooseRole builder');
    expect(game.choices).toEqual(['build smallIndigoPlant', 'build smallMarket', 'pass']);
    game.play('0 pass');
    expect(game.asks).toBe('2 build');
    expect(game.told('skipped')).toEqual([{ seat: 1 }]);
  });

  it('R-5: a role must be chosen', () => {
    expect(table(4).refusal('0 pass')).toEqual({ code: 'notNow', rule: 'R-4' });
  });

  it('R-5: action and privilege may be left', () => {
    const game = table(4, { 0: { tiles: { corn: 1 }, workers: { corn: 1 } } });
    game.play('0 chooseRole craftsman');
    expect(game.choices).toEqual(['takeGood corn', 'decline']);
    game.play('0 decline');
    expect(game.goods(0)).toEqual({ corn: 1 });
    game.play('1 chooseRole settler', '1 pass', '2 pass', '3 pass', '0 pass');
    expect(game.asks).toBe('2 round');
    expect(game.told('passed')).toHaveLength(5);
  });

  it('R-6: every role not chosen gets a coin on top, the governor moves on', () => {
    const game = table(4);
    game.state.roleCoins[Role.mayor] = 2;
    game.play(
      '0 chooseRole prospector',
      '1 chooseRole trader',
      '2 chooseRole captain',
      '3 chooseRole craftsman',
    );
    expect(game.state.roleCoins).toEqual([1, 3, 1, 0, 0, 0, 0, 0]);
    expect(game.state.governor).toBe(1);
    expect(game.asks).toBe('1 round');
    expect(game.told('roleCoinAdded')).toEqual([
      { roles: [Role.settler, Role.mayor, Role.builder] },
    ]);
    expect(game.told('roundStarted')).toEqual([{ round: 2, governor: 1 }]);
  });

  it('R-6: from the last seat the governor moves to the first', () => {
    const game = table(3).governor(2);
    game.play('2 chooseRole captain', '0 chooseRole trader', '1 chooseRole craftsman');
    expect(game.state.governor).toBe(0);
  });

  it('R-7: with a single load there is nothing to ask, and the log says so', () => {
    const game = table(4, { 2: { goods: { corn: 1 } } });
    game.state.ships[0].good = 0;
    game.state.ships[0].count = 1;
    game.play('0 chooseRole captain');
    expect(game.asks).toBe('1 round');
    expect(game.told('forced')).toEqual([{ seat: 2, action: 'load' }]);
    expect(game.player(2).vp).toBe(1);
  });

  it('R-7: a phase in which nobody can do anything asks nobody', () => {
    const scene = { 0: NOTHING, 1: NOTHING, 2: NOTHING, 3: NOTHING };
    expect(table(4, scene).play('0 chooseRole trader').asks).toBe('1 round');
    expect(table(4, scene).play('0 chooseRole captain').asks).toBe('1 round');
    expect(table(4, scene).play('0 chooseRole craftsman').asks).toBe('1 round');
  });
});

describe('two players', () => {
  it('R-1: alternate until each has chosen three roles, then a coin on the one left', () => {
    const game = table(2);
    const choosers: string[] = [];
    const roles = ['prospector', 'trader', 'captain', 'craftsman', 'settler', 'builder'];
    for (const role of roles) {
      choosers.push(game.asks);
      game.play(`${game.asks[0]} chooseRole ${role}`);
      while (!game.asks.endsWith('round')) game.play(`${game.asks[0]} pass`);
    }
    expect(choosers).toEqual(['0', '1', '0', '1', '0', '1'].map((seat) => `${seat} round`));
    expect(game.state.roleCoins[Role.mayor]).toBe(1);
    expect(game.told('roleCoinAdded')).toEqual([{ roles: [Role.mayor] }]);
    expect(game.state.governor).toBe(1 satisfies Seat);
    expect(game.asks).toBe('1 round');
  });
});

describe('prospector', () => {
  it('PR-1: the chooser gets a coin, nobody else does anything', () => {
    const game = table(4, { 0: { coins: 0 } }).play('0 chooseRole prospector');
    expect(game.state.players.map(({ coins }) => coins)).toEqual([1, 3, 3, 3]);
    expect(game.asks).toBe('1 round');
    expect(game.told('coinsGained')).toEqual([{ seat: 0, coins: 1, by: null }]);
  });

  it('PR-1: the second card of a five-player game is a role of its own', () => {
    const game = table(5).play('0 chooseRole prospector');
    expect(game.choices).toContain('chooseRole secondProspector');
    game.play('1 chooseRole secondProspector');
    expect(game.player(1).coins).toBe(5);
  });

  it('R-5: a privilege with a decision of its own is not waived with the role', () => {
    const game = table(3);
    expect(game.refusal('0 chooseRole builder waived')).toEqual({
      code: 'notWaivable',
      rule: 'R-5',
    });
    expect(game.refusal('0 chooseRole captain waived')).toBeNull();
  });
});
