import { Good, type GoodName, type Seat, type Ship } from '../../../src/engine';
import type { Holdings } from '../support/give';
import { problemsOf } from '../support/invariants';
import { type Table, table } from '../support/table';

const ON = { expansions: ['smuggler'] } as const;
const WITH_NOBLES = { expansions: ['nobles', 'smuggler'], board: 'random' } as const;
type Scene = Partial<Record<Seat, Holdings>>;

/** Goods aboard, which come from the supply. */
function cargo(game: Table, ship: Ship, good: GoodName, count: number): Table {
  Object.assign(game.state.ships[ship], { good: Good[good], count });
  game.state.goods[Good[good]] -= count;
  return game;
}

/** So many on the colonist ship, whoever they are. */
function passengers(game: Table, count: number): Table {
  game.state.colonists -= count - game.state.colonistShip;
  game.state.colonistShip = count;
  return game;
}

function house(game: Table, ...goods: GoodName[]): Table {
  for (const good of goods) {
    game.state.tradingHouse.push(Good[good]);
    game.state.goods[Good[good]]--;
  }
  return game;
}

const three = (scene: Scene = {}, options: object = ON) => table(3, scene, options);
const roles = (game: Table) => game.usualChoices.map((choice) => choice.replace('chooseRole ', ''));

afterEach(() => expect(looked).toEqual([]));
const looked: string[] = [];
/** Every scene must still be a table on which nothing is lost. */
function sound(game: Table): Table {
  looked.push(...problemsOf(game.state));
  return game;
}

describe('X3-1: the role and its token', () => {
  it('X3-1: one more role, and who chooses it takes the token', () => {
    const game = three();
    expect(roles(game)).toContain('smuggler');
    game.play('0 chooseRole smuggler');
    expect(game.state.smuggler?.token).toBe(0);
    expect(game.told('tokenTaken')).toEqual([{ seat: 0 }]);
  });

  it('X3-1: who has the token cannot choose the smuggler, until somebody else has it', () => {
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
    const options = { expansions: ['newBuildings', 'smuggler'], board: 'random' } as const;
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

describe('X3-2: raid a ship', () => {
  it('X3-2, D-7: takes three goods, the rest leaves the game, the ship is empty', () => {
    const game = cargo(three(), 2, 'sugar', 5).play('0 chooseRole smuggler', '0 raid 2');
    expect(game.goods(0)).toEqual({ sugar: 3 });
    expect(game.state.goodsGone).toEqual([0, 0, 2, 0, 0]);
    expect(game.state.ships[2]).toMatchObject({ good: null, count: 0 });
    expect(game.told('raided')).toEqual([
      { seat: 0, ship: 2, good: Good.sugar, taken: 3, discarded: 2 },
    ]);
    expect(sound(game).asks).toBe('1 round');
  });

  it('X3-2: takes all of a small cargo, and nothing is discarded', () => {
    const game = cargo(three(), 1, 'corn', 2).play('0 chooseRole smuggler', '0 raid 1');
    expect(game.goods(0)).toEqual({ corn: 2 });
    expect(game.state.goodsGone).toEqual([0, 0, 0, 0, 0]);
    expect(sound(game).state.ships[1]).toMatchObject({ good: null, count: 0 });
  });

  it('X3-2: an empty ship, or one that is not there, is refused and nothing changes', () => {
    const game = cargo(three(), 0, 'corn', 1).play('0 chooseRole smuggler');
    expect(game.refusal('0 raid 1')).toEqual({ code: 'shipEmpty', rule: 'X3-2' });
    const two = table(2, {}, ON).play('0 chooseRole smuggler');
    expect(two.refusal('0 raid 2')).toEqual({ code: 'noSuchShip', rule: 'S-7' });
  });
});

describe('X3-2: loot the trading house', () => {
  it('X3-2, D-7: its goods return to the supply, a point for each', () => {
    const game = house(three(), 'corn', 'coffee', 'sugar');
    const before = game.state.goods[Good.coffee];
    game.play('0 chooseRole smuggler', '0 loot');
    expect(game.player(0).vp).toBe(3);
    expect(game.state.goods[Good.coffee]).toBe(before + 1);
    expect(game.state.tradingHouse).toEqual([]);
    expect(sound(game).state.goodsGone).toEqual([0, 0, 0, 0, 0]);
  });

  it('X3-2: an empty house is refused', () => {
    const game = three().play('0 chooseRole smuggler');
    expect(game.refusal('0 loot')).toEqual({ code: 'houseEmpty', rule: 'X3-2' });
  });

  it.each(['classic', '1897'] as const)(
    'E-5: in %s the last point looted counts with the next captain phase',
    (edition) => {
      const game = house(three({ 1: { vp: 74 } }, { ...ON, edition }), 'corn', 'sugar');
      game.play('0 chooseRole smuggler', '0 loot');
      expect(game.player(0)).toMatchObject({ vp: 1, surplusVp: 1 });
      expect(game.state).toMatchObject({ over: false, lastVpTaken: true, endTriggers: [] });
      game.play('1 chooseRole captain');
      expect(game.state.endTriggers).toEqual(['vp']);
      expect(game.state.over).toBe(edition === '1897');
    },
  );

  it('V-10: the last point looted ends the game with the round', () => {
    const options = { ...ON, edition: '1897', variants: { corrections2026: true } } as const;
    const game = house(three({ 1: { vp: 74 } }, options), 'corn');
    game.play('0 chooseRole smuggler', '0 loot');
    expect(game.state.endTriggers).toEqual(['vp']);
    game.play('1 chooseRole craftsman', '2 chooseRole trader');
    expect(game.asks).toBe('over');
  });
});

describe('X3-2: poach', () => {
  const ROOMY: Holdings = { tiles: { corn: 1, sugar: 1 }, buildings: { harbor: 0, hospice: 0 } };

  it('X3-2: takes up to three beyond one per player, onto free circles; the others are gone', () => {
    const game = passengers(three({ 0: ROOMY }), 8).play('0 chooseRole smuggler', '0 poach -');
    expect(game.asks).toBe('0 newcomers');
    expect(game.choices).not.toContain('assign sanJuan');
    game.play('0 assign harbor', '0 assign corn', '0 assign hospice');
    expect(game.player(0)).toMatchObject({ sanJuan: 0, workers: [1, 0, 0, 0, 0, 0] });
    expect(game.state).toMatchObject({ colonistShip: 3, colonistsGone: 2 });
    expect(game.told('poached')).toEqual([{ seat: 0, taken: 3, discarded: 2, special: null }]);
    expect(sound(game).asks).toBe('1 round');
  });

  it('X3-2: no more than are aboard beyond one per player, or than circles are free', () => {
    const few = passengers(three({ 0: ROOMY }), 4).play('0 chooseRole smuggler', '0 poach -');
    expect(few.told('poached')).toEqual([{ seat: 0, taken: 1, discarded: 0, special: null }]);
    const tight = passengers(three({ 0: { tiles: { corn: 1 } } }), 6);
    tight.play('0 chooseRole smuggler', '0 poach -');
    expect(tight.player(0).workers).toEqual([1, 0, 0, 0, 0, 0]);
    expect(sound(tight).state).toMatchObject({ colonistShip: 3, colonistsGone: 2 });
  });

  it('X3-2: circles of the guesthouse count', () => {
    const options = { expansions: ['newBuildings', 'smuggler'], board: 'random' } as const;
    const game = passengers(three({ 0: { tiles: {}, buildings: { guesthouse: 0 } } }, options), 6);
    game.play('0 chooseRole smuggler', '0 poach -');
    expect(game.told('poached')).toEqual([{ seat: 0, taken: 2, discarded: 1, special: null }]);
    expect(sound(game).player(0).sanJuan).toBe(0);
  });

  it('X3-2: is allowed without a free circle', () => {
    const game = passengers(three({ 0: { tiles: {} } }), 5);
    game.play('0 chooseRole smuggler', '0 poach -');
    expect(sound(game).state).toMatchObject({ colonistShip: 3, colonistsGone: 2 });
    expect(game.asks).toBe('1 round');
  });

  it('X3-2: one per player aboard is too few', () => {
    const game = passengers(three({ 0: ROOMY }), 3).play('0 chooseRole smuggler');
    expect(game.refusal('0 poach -')).toEqual({ code: 'tooFewAboard', rule: 'X3-2' });
    expect(game.refusal('0 poach taken')).toEqual({ code: 'tooFewAboard', rule: 'X3-2' });
  });

  it('X3-2: says nothing of nobles when none is aboard', () => {
    const game = passengers(three({ 0: ROOMY }), 5).play('0 chooseRole smuggler');
    expect(game.refusal('0 poach taken')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
  });
});

describe('X3-2 with nobles', () => {
  const noble = (room: number) =>
    passengers(three({ 0: { tiles: { corn: room } } }, WITH_NOBLES), 5);

  it('X3-2, X2-2: the noble is taken and may be put where the smuggler likes', () => {
    const game = noble(1).play('0 chooseRole smuggler');
    expect(game.choices.filter((choice) => choice.startsWith('poach'))).toEqual([
      'poach taken',
      'poach left',
      'poach discarded',
    ]);
    game.play('0 poach taken');
    expect(game.player(0).special).toBe(1);
    expect(sound(game).state).toMatchObject({ specialOnShip: 0, specialGone: 0, colonistsGone: 1 });
  });

  it('X3-2: the noble is left aboard', () => {
    const game = noble(2).play('0 chooseRole smuggler', '0 poach left');
    expect(game.player(0)).toMatchObject({ special: 0, workers: [2, 0, 0, 0, 0, 0] });
    expect(sound(game).state).toMatchObject({ specialOnShip: 1, colonistShip: 3 });
  });

  it('X3-2, D-7: the noble is discarded, which is out of the game', () => {
    const game = noble(1).play('0 chooseRole smuggler', '0 poach discarded');
    expect(game.player(0).special).toBe(0);
    expect(sound(game).state).toMatchObject({ specialOnShip: 0, specialGone: 1, colonistsGone: 1 });
  });

  it('X3-2: nobody can be discarded when all are taken, or taken without a circle', () => {
    const all = noble(2).play('0 chooseRole smuggler');
    expect(all.refusal('0 poach discarded')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
    expect(all.refusal('0 poach -')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
    const none = noble(0).play('0 chooseRole smuggler');
    expect(none.refusal('0 poach taken')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
  });
});

describe('X3-2: optional', () => {
  it('X3-2: the smuggler may do nothing, and nobody else acts', () => {
    const game = house(three(), 'corn').play('0 chooseRole smuggler', '0 pass');
    expect(game.asks).toBe('1 round');
    expect(game.state.tradingHouse).toHaveLength(1);
  });
});

describe('X3-4: capture a role', () => {
  /** Anna captures the role; Bob and Chris have so many coins. */
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

  it('X3-2: a role that is taken, or the smuggler itself, is refused', () => {
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

  it('X3-4: who has not 3 coins in hand cannot choose it', () => {
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

  it('X3-4: nobody chose it: after the last pick the captor plays it, and no pick is used up', () => {
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

  it('X3-4, R-5: he may do without a privilege that has no decision of its own', () => {
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
