import { type Table, table } from '#tests/engine/support/table';
import { house, ON, roles, type Scene, sound, three } from './support';

describe('X3-4: capture a role', () => {
  /** Anna captures the role; Bob and Chris have this many coins. */
  function captured(role: string, coins = 3, options: object = ON): Table {
    const game = three({ 1: { coins }, 2: { coins } }, options);
    return game.play('0 chooseRole smuggler', `0 capture ${role}`);
  }

  it('X3-2: takes the coins of the card', () => {
    const game = three();
    game.state.roleCoins[2] = 2;
    const before = game.player(0).coins;
    game.play('0 chooseRole smuggler', '0 capture builder');
    expect(game.player(0).coins).toBe(before + 2);
    expect(game.state.smuggler).toMatchObject({ captor: 0 });
    expect(game.told('captured')).toMatchObject([{ seat: 0, coins: 2 }]);
  });

  it('X3-2: a taken role, or the smuggler itself, is refused', () => {
    const game = three().play('0 chooseRole captain', '1 chooseRole smuggler');
    expect(game.refusal('1 capture captain')).toEqual({ code: 'notForCapture', rule: 'X3-2' });
    expect(game.refusal('1 capture smuggler')).toEqual({ code: 'notForCapture', rule: 'X3-2' });
    expect(game.refusal('1 capture prospector')).toEqual({ code: 'roleNotInGame', rule: 'S-6' });
    expect(game.choices).not.toContain('capture captain');
  });

  it('X3-4: another player chooses it for 3 coins paid to the captor, and plays it as his own', () => {
    const game = captured('trader');
    const before = game.player(0).coins;
    game.play('1 chooseRole trader');
    expect(game.player(1).coins).toBe(0);
    expect(game.player(0).coins).toBe(before + 3);
    expect(game.state.smuggler).toMatchObject({ captured: null, captor: null });
    expect(game.told('ransomed')).toMatchObject([{ seat: 1, captor: 0, coins: 3 }]);
    expect(sound(game).asks).toBe('2 round');
    expect(game.refusal('2 chooseRole trader')).toEqual({ code: 'roleTaken', rule: 'R-2' });
  });

  it('X3-4: a player without 3 coins cannot choose it', () => {
    const game = captured('builder', 2);
    expect(game.refusal('1 chooseRole builder')).toEqual({
      code: 'cannotPayCaptor',
      rule: 'X3-4',
    });
    expect(roles(game)).not.toContain('builder');
  });

  it('X3-4, X3-6: with two players the captor may not pick it himself', () => {
    const game = table(2, {}, ON).play('0 chooseRole smuggler', '0 capture builder');
    game.play('1 chooseRole prospector');
    expect(game.refusal('0 chooseRole builder')).toEqual({ code: 'ownCaptive', rule: 'X3-4' });
  });

  it('X3-4: if nobody chooses it, the captor plays it after the last pick, and no pick is used up', () => {
    const game = captured('craftsman').give(0, { tiles: { corn: 1 }, workers: { corn: 1 } });
    game.play('1 chooseRole trader', '2 chooseRole captain');
    expect(game.told('capturedPlayed')).toMatchObject([{ seat: 0, waived: false }]);
    game.play('0 takeGood corn');
    expect(game.goods(0)).toEqual({ corn: 2 });
    const [told] = game.told('roleCoinAdded');
    expect(told?.roles).toEqual([0, 1, 2]);
    expect(sound(game).state).toMatchObject({ round: 2, picks: 0 });
    expect(game.state.smuggler).toMatchObject({ captured: null, captor: null });
  });

  it('X3-4, R-5: he may waive a privilege that has no decision of its own', () => {
    const game = captured('mayor').play('1 chooseRole trader', '2 chooseRole captain');
    expect(game.asks).toBe('0 captive');
    expect(game.choices).toEqual(['chooseRole mayor', 'chooseRole mayor waived']);
    expect(game.refusal('0 chooseRole builder')).toEqual({ code: 'notCaptured', rule: 'X3-4' });
    const before = game.state.colonists;
    game.play('0 chooseRole mayor waived');
    expect(game.told('colonistsDealt')[0]).toMatchObject({ seat: 0, count: 1 });
    expect(game.state.colonists).toBe(before - 3);
  });

  it('X3-4: captured with the last pick it is played right after the smuggler', () => {
    const game = three({ 2: { coins: 5 } });
    game.play('0 chooseRole craftsman', '1 chooseRole trader', '2 chooseRole smuggler');
    game.play('2 capture builder');
    expect(game.asks).toBe('2 build');
  });

  it('X3-4: the captor is the chooser for every effect', () => {
    const game = captured('builder').play('1 chooseRole trader', '2 chooseRole captain');
    expect(game.state.chooser).toBe(0);
    expect(game.asks).toBe('0 build');
    game.give(0, { coins: 0 }).play('0 build smallIndigoPlant');
    expect(game.owns(0)).toEqual(['smallIndigoPlant']);
  });

  it('X3-5: 1897: if the game ends before, the captured role is not played', () => {
    const game = full({ ...ON, edition: '1897' });
    expect(game.asks).toBe('over');
    expect(game.told('capturedPlayed')).toEqual([]);
  });

  it.each([
    ['classic', { ...ON, edition: 'classic' }],
    ['V-10', { ...ON, edition: '1897', variants: { corrections2026: true } }],
  ])('X3-5: %s: it belongs to the round and is played', (_name, options) => {
    const game = full(options);
    expect(game.told('capturedPlayed')).toHaveLength(1);
    expect(game.asks).toBe('over');
  });

  it('X3-5: a captured captain is the next captain phase of E-5', () => {
    const game = house(three({ 1: { vp: 74 } }, ON), 'corn');
    game.play('0 chooseRole craftsman', '1 chooseRole smuggler', '1 capture captain');
    game.state.vp = 0;
    game.state.lastVpTaken = true;
    game.state.players[0].vp += 1;
    game.play('2 chooseRole trader', '1 chooseRole captain');
    expect(game.asks).toBe('over');
    expect(game.state.endTriggers).toEqual(['vp']);
  });

  /** Bob fills his city while Anna holds the craftsman. */
  function full(options: object): Table {
    const city = { guildHall: 0, residence: 0, fortress: 0, customsHouse: 0, cityHall: 0 };
    const scene: Scene = { 1: { coins: 20, buildings: { ...city, hacienda: 0 } } };
    const game = three(scene, options).play('0 chooseRole smuggler', '0 capture craftsman');
    game.play('1 chooseRole builder', '1 build harbor');
    while (game.asks.endsWith('build')) game.play(`${game.asks[0]} pass`);
    return game.state.over ? game : game.play('2 chooseRole trader');
  }
});

describe('X3-6: two players', () => {
  const TWO: Scene = { 0: { coins: 0 }, 1: { coins: 0 } };
  const picks = (game: Table, ...names: string[]) => {
    for (const name of names) {
      game.play(`${game.asks[0]} chooseRole ${name}`);
      while (!/round|smuggle|captive|over/.test(game.asks) && game.choices.includes('pass')) {
        game.play(`${game.asks[0]} pass`);
      }
    }
    return game;
  };

  it('X3-6: the round leaves two roles, and each but the smuggler gets a coin', () => {
    const game = picks(table(2, TWO, ON), 'captain', 'craftsman', 'trader', 'builder');
    picks(game, 'prospector', 'mayor');
    expect(game.state.round).toBe(2);
    const [told] = game.told('roleCoinAdded');
    expect(told?.roles).toHaveLength(1);
  });

  it('X3-6: one is left, if the captor played his', () => {
    const game = picks(table(2, TWO, ON), 'smuggler').play('0 capture craftsman');
    picks(game, 'captain', 'trader', 'builder', 'prospector', 'mayor');
    expect(game.told('capturedPlayed')).toHaveLength(1);
    const [told] = game.told('roleCoinAdded');
    expect(told?.roles).toEqual([0]);
    expect(sound(game).state.round).toBe(2);
  });
});
