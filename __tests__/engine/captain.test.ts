import { Good, type GoodName } from '#engine';
import { type Table, table } from './support/table';

/** Puts goods on a ship, from the supply. */
function aboard(game: Table, ship: 0 | 1 | 2, good: GoodName, count: number): Table {
  const kind = Good[good];
  game.state.goods[kind] -= count;
  Object.assign(game.state.ships[ship], { good: kind, count });
  return game;
}

const vp = (game: Table) => game.state.players.map((player) => player.vp);
const shipped = (game: Table) =>
  game
    .told('shipped')
    .map(({ seat, good, count, ship, vp: points }) => [seat, good, count, ship, points]);

describe('captain', () => {
  it('CA-1: players load in turn, one kind onto one ship, and must load if they can', () => {
    const goods = { corn: 2, indigo: 1 };
    const game = table(4, { 0: { goods }, 2: { goods } }).play('0 chooseRole captain');
    expect(game.refusal('0 pass')).toEqual({ code: 'notNow', rule: 'R-4' });
    expect(game.refusal('0 decline')).toEqual({ code: 'mustLoad', rule: 'CA-1' });
    game.play('0 load corn 2');
    expect(game.asks).toBe('2 load');
    game.play('2 load corn 2', '0 load indigo 0');
    expect(shipped(game)).toEqual([
      [0, Good.corn, 2, 2, 3],
      [2, Good.corn, 2, 2, 2],
      [0, Good.indigo, 1, 0, 1],
      [2, Good.indigo, 1, 0, 1],
    ]);
    expect(game.asks).toBe('1 round');
  });

  it('CA-1: nobody loads goods that he does not have', () => {
    const game = table(4, { 0: { goods: { corn: 2 } } }).play('0 chooseRole captain');
    expect(game.refusal('0 load coffee 0')).toEqual({ code: 'notHeld', rule: 'CA-1' });
  });

  it('CA-2: a ship carries one kind, a kind is on one ship, a full ship takes no more', () => {
    const game = table(4, { 0: { goods: { corn: 2, indigo: 2, sugar: 1, coffee: 1 } } });
    aboard(aboard(game, 0, 'corn', 5), 1, 'indigo', 1).play('0 chooseRole captain');
    expect(game.choices).toEqual(['load indigo 1', 'load sugar 2', 'load coffee 2']);
    const refusal = (line: string) => game.refusal(line)?.code;
    expect(refusal('0 load sugar 1')).toBe('shipCarriesAnother');
    expect(refusal('0 load indigo 2')).toBe('kindOnAnotherShip');
    expect(refusal('0 load corn 0')).toBe('shipFull');
    expect(refusal('0 load corn 2')).toBe('kindOnAnotherShip');
  });

  it('S-7: with two players there is no third ship', () => {
    const game = table(2, { 0: { goods: { corn: 2, sugar: 1 } } }).play('0 chooseRole captain');
    expect(game.refusal('0 load corn 2')).toEqual({ code: 'noSuchShip', rule: 'S-7' });
  });

  it('CA-3: he loads as many as the ship takes', () => {
    const game = aboard(table(4, { 0: { goods: { corn: 4, sugar: 1 } } }), 1, 'corn', 3);
    game.play('0 chooseRole captain', '0 load corn 1');
    expect(game.state.ships[1]).toEqual({ capacity: 6, good: Good.corn, count: 6 });
    expect(shipped(game)).toEqual([[0, Good.corn, 3, 1, 4]]);
  });

  it('CA-3: must use the ship that takes the most', () => {
    const game = table(4, { 0: { goods: { sugar: 6 } } }).play('0 chooseRole captain');
    expect(game.choices).toEqual(['load sugar 1', 'load sugar 2']);
    expect(game.refusal('0 load sugar 0')).toEqual({ code: 'mustUseBiggestShip', rule: 'CA-3' });
  });

  it('CA-3: with ties he chooses', () => {
    const game = table(4, { 0: { goods: { sugar: 5 } } }).play('0 chooseRole captain');
    expect(game.choices).toEqual(['load sugar 0', 'load sugar 1', 'load sugar 2']);
  });

  it('CA-3: more goods than the largest ship holds go onto the largest', () => {
    const game = table(4, { 0: { goods: { sugar: 9, corn: 1 } } }).play('0 chooseRole captain');
    expect(game.choices.filter((choice) => choice.includes('sugar'))).toEqual(['load sugar 2']);
  });

  it('CA-4: 1 VP per good loaded', () => {
    const game = table(4, { 1: { goods: { corn: 4 } } });
    game.play('0 chooseRole captain', '1 load corn 0');
    expect(vp(game)).toEqual([0, 4, 0, 0]);
    expect(game.state.vp).toBe(96);
  });

  it('CA-5: +1 VP with the captain’s first load only', () => {
    const game = table(4, { 0: { goods: { corn: 4, sugar: 2 } } });
    game.play('0 chooseRole captain', '0 load corn 0', '0 load sugar 1');
    expect(vp(game)).toEqual([7, 0, 0, 0]);
  });

  it('CA-5: a captain who cannot load gets nothing', () => {
    expect(vp(table(4, { 0: { goods: {} } }).play('0 chooseRole captain'))).toEqual([0, 0, 0, 0]);
  });

  it('CA-6: the harbor brings 1 VP each time he loads', () => {
    const game = table(4, { 1: { goods: { corn: 4, sugar: 2 }, buildings: { harbor: 1 } } });
    game.play('0 chooseRole captain', '1 load corn 0', '1 load sugar 1');
    expect(vp(game)).toEqual([0, 8, 0, 0]);
  });

  it('CA-9: the phase ends when nobody loads in a whole circle', () => {
    const game = table(4, { 0: { goods: { corn: 1 } }, 3: { goods: { corn: 6, indigo: 3 } } });
    aboard(game, 2, 'tobacco', 1).play('0 chooseRole captain', '0 load corn 0');
    expect(game.choices).toEqual(['load corn 0', 'load indigo 1']);
    game.play('3 load indigo 1');
    expect(shipped(game).map(([seat]) => seat)).toEqual([0, 3, 3]);
    expect(game.asks).toBe('1 round');
  });

  it('CA-10: points beyond the supply are still scored, and the last token ends the game', () => {
    const game = table(4, { 1: { goods: { corn: 4 } }, 2: { vp: 97 } });
    game.play('0 chooseRole captain', '1 load corn 0');
    expect(game.player(1)).toMatchObject({ vp: 3, surplusVp: 1 });
    expect(game.state.vp).toBe(0);
    expect(game.told('endTriggered')).toEqual([{ trigger: 'vp' }]);
  });

  it('CA-10: taking the very last token is enough', () => {
    const game = table(4, { 1: { goods: { corn: 3 } }, 2: { vp: 97 } });
    game.play('0 chooseRole captain', '1 load corn 0');
    expect(game.player(1)).toMatchObject({ vp: 3, surplusVp: 0 });
    expect(game.state.endTriggers).toEqual(['vp']);
  });

  it('CA-13: full ships return their goods to the supply, the others keep them', () => {
    const game = table(4, { 1: { goods: { corn: 4 } } });
    aboard(aboard(game, 0, 'corn', 1), 1, 'sugar', 5).play('0 chooseRole captain');
    expect(game.state.ships[0]).toEqual({ capacity: 5, good: null, count: 0 });
    expect(game.state.ships[1]).toEqual({ capacity: 6, good: Good.sugar, count: 5 });
    expect(game.supply.corn).toBe(10);
    expect(game.told('shipSailed')).toEqual([{ ship: 0, good: Good.corn, count: 5 }]);
  });
});

describe('wharf', () => {
  const goods = { corn: 3, coffee: 2 };
  const OWNER = { goods, buildings: { wharf: 1 } };

  it('CA-7: all goods of one kind go to the supply and score', () => {
    const game = table(4, { 1: OWNER }).play('0 chooseRole captain', '1 wharf corn');
    expect(game.supply.corn).toBe(10);
    expect(game.player(1).vp).toBe(3);
    expect(shipped(game)[0]).toEqual([1, Good.corn, 3, null, 3]);
  });

  it('CA-7: any kind, even one that could go onto a ship', () => {
    const game = aboard(table(4, { 1: OWNER }), 0, 'corn', 1).play('0 chooseRole captain');
    expect(game.choices).toEqual([
      'load corn 0',
      'load coffee 1',
      'load coffee 2',
      'wharf corn',
      'wharf coffee',
    ]);
  });

  it('CA-7: once per phase, again in the next', () => {
    const game = table(2, { 1: OWNER }).play('0 chooseRole captain', '1 wharf corn');
    expect(game.refusal('1 wharf coffee')).toEqual({ code: 'noWharf', rule: 'CA-7' });
    expect(game.player(1).goods[Good.corn]).toBe(0);
  });

  it('CA-7: only its owner, only while occupied, only goods he has', () => {
    const scene = { 0: { goods: { ...goods }, buildings: { wharf: 0 } } };
    const game = table(4, scene).play('0 chooseRole captain');
    expect(game.refusal('0 wharf corn')).toEqual({ code: 'notOffered', rule: 'B-3' });
    const own = table(4, { 0: OWNER }).play('0 chooseRole captain');
    expect(own.refusal('0 wharf sugar')).toEqual({ code: 'notHeld', rule: 'CA-1' });
  });

  it('CA-6, CA-7: harbor and privilege count for the wharf', () => {
    const scene = { ...OWNER, buildings: { wharf: 1, harbor: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole captain', '0 wharf corn');
    expect(game.player(0).vp).toBe(5);
  });

  it.each(['classic', '1897'] as const)('E-4: %s: it takes all goods of a kind', (edition) => {
    const scene = { goods: { indigo: 11 }, buildings: { wharf: 1 } };
    const game = table(4, { 1: scene }, { edition });
    game.play('0 chooseRole captain', '1 wharf indigo');
    expect(game.player(1).vp).toBe(11);
    expect(game.goods(1)).toEqual({});
  });

  /** Fills all ships with other kinds, so that only the wharf is left. */
  function onlyWharf(): Table {
    const game = table(4, { 1: OWNER, 2: { goods: { sugar: 1 } } });
    aboard(aboard(aboard(game, 0, 'indigo', 1), 1, 'sugar', 1), 2, 'tobacco', 1);
    return game.play('0 chooseRole captain');
  }

  it('CA-8: with only the wharf he may pass', () => {
    const game = onlyWharf();
    expect(game.asks).toBe('1 load');
    expect(game.choices).toEqual(['wharf corn', 'wharf coffee', 'decline']);
  });

  it('CA-8: having passed he may still use it on a later turn', () => {
    const game = onlyWharf().play('1 decline');
    expect(game.told('shipped')).toMatchObject([{ seat: 2 }]);
    expect(game.asks).toBe('1 load');
    game.play('1 wharf coffee');
    expect(game.player(1).vp).toBe(2);
  });

  it('CA-8, CA-9: passing again ends the phase', () => {
    const game = onlyWharf().play('1 decline', '1 decline');
    expect(game.asks).toBe('1 store');
    expect(game.player(1).vp).toBe(0);
  });

  it('CA-8: with a cargo ship open he must not pass', () => {
    const game = table(4, { 1: OWNER }).play('0 chooseRole captain');
    expect(game.refusal('1 decline')).toEqual({ code: 'mustLoad', rule: 'CA-1' });
  });
});

describe('worked examples', () => {
  const scene = {
    0: { goods: { corn: 2, sugar: 6 } },
    1: { goods: { sugar: 2, tobacco: 3 } },
    2: { goods: { corn: 2, tobacco: 1 } },
    3: { goods: { corn: 1, indigo: 5 } },
  };

  it('CA-3, CA-5, CA-12, CA-13: a captain phase of Anna, Bob, Chris and David', () => {
    const game = aboard(table(4, scene), 1, 'corn', 3).play('0 chooseRole captain');
    expect(game.refusal('0 load sugar 0')?.rule).toBe('CA-3');
    game.play('0 load sugar 2');
    expect(vp(game)).toEqual([7, 0, 0, 0]);
    expect(game.choices).toEqual(['load sugar 2', 'load tobacco 0']);
    game.play('1 load sugar 2');
    expect(game.choices).toEqual(['load corn 1', 'load tobacco 0']);
    game.play('2 load tobacco 0');
    expect(shipped(game).slice(3)).toEqual([
      [3, Good.corn, 1, 1, 1],
      [0, Good.corn, 2, 1, 2],
      [1, Good.tobacco, 3, 0, 3],
    ]);
    expect(vp(game)).toEqual([9, 4, 1, 1]);
    expect([1, 2, 3].map((seat) => game.goods(seat as 1 | 2 | 3))).toEqual([
      { sugar: 1 },
      { corn: 1 },
      { indigo: 1 },
    ]);
    expect(game.state.ships).toEqual([
      { capacity: 5, good: Good.tobacco, count: 4 },
      { capacity: 6, good: null, count: 0 },
      { capacity: 7, good: null, count: 0 },
    ]);
    expect(game.asks).toBe('1 round');
  });

  it('CA-3: Bob could have loaded his tobacco first', () => {
    const game = aboard(table(4, scene), 1, 'corn', 3);
    game.play('0 chooseRole captain', '0 load sugar 2', '1 load tobacco 0');
    expect(vp(game)).toEqual([7, 3, 0, 0]);
  });

  it('CA-12: with a small warehouse David keeps all five indigo', () => {
    const david = { ...scene[3], buildings: { smallWarehouse: 1 } };
    const game = aboard(table(4, { ...scene, 3: david }), 1, 'corn', 3);
    game.play('0 chooseRole captain', '0 load sugar 2', '1 load sugar 2', '2 load tobacco 0');
    expect(game.goods(3)).toEqual({ indigo: 5 });
  });

  it('CA-6, CA-7: harbor and wharf with tobacco and sugar', () => {
    const buildings = { harbor: 1, wharf: 1 };
    const game = table(4, { 1: { goods: { tobacco: 5, sugar: 2 }, buildings } });
    aboard(aboard(aboard(game, 0, 'tobacco', 2), 1, 'sugar', 1), 2, 'corn', 1);
    game.play('0 chooseRole captain', '1 load tobacco 0', '1 load sugar 1', '1 wharf tobacco');
    expect(shipped(game)).toEqual([
      [1, Good.tobacco, 3, 0, 4],
      [1, Good.sugar, 2, 1, 3],
      [1, Good.tobacco, 2, null, 3],
    ]);
  });
});

describe('storage', () => {
  /** Three ships full of other goods, so that nobody can load and all have to store. */
  function nobodyCanLoad(goods: Partial<Record<GoodName, number>>, buildings = {}): Table {
    const game = table(5, { 1: { goods, buildings } });
    for (const ship of game.state.ships) ship.capacity = 1;
    aboard(aboard(aboard(game, 0, 'corn', 1), 1, 'indigo', 1), 2, 'sugar', 1);
    return game;
  }

  it('CA-5, R-5: a captain who waived the privilege has no extra point', () => {
    const scene = { 0: { goods: { corn: 2 } } };
    const vp = (line: string) => {
      const game = table(3, scene).play(line);
      return game.play('0 load corn 0').player(0).vp;
    };
    expect(vp('0 chooseRole captain')).toBe(3);
    expect(vp('0 chooseRole captain waived')).toBe(2);
  });

  it('CA-12: each keeps one good of his choice', () => {
    const game = nobodyCanLoad({ tobacco: 2, coffee: 3 }).play('0 chooseRole captain');
    expect(game.choices).toEqual(['store 0.0.0.1.0', 'store 0.0.0.0.1']);
    game.play('1 store 0.0.0.0.1');
    expect(game.goods(1)).toEqual({ coffee: 1 });
    expect(game.supply).toMatchObject({ tobacco: 9, coffee: 8 });
    expect(game.told('stored')).toEqual([
      { seat: 1, kept: [0, 0, 0, 0, 1], lost: [0, 0, 0, 2, 2] },
    ]);
  });

  it('CA-12: the small warehouse keeps all of one kind besides', () => {
    const game = nobodyCanLoad({ tobacco: 2, coffee: 3 }, { smallWarehouse: 1 });
    game.play('0 chooseRole captain');
    expect(game.choices).toEqual(['store 0.0.0.2.1', 'store 0.0.0.1.3']);
  });

  it('CA-12: the large warehouse keeps two kinds besides', () => {
    const game = nobodyCanLoad({ corn: 2, tobacco: 2, coffee: 3 }, { largeWarehouse: 1 });
    game.play('0 chooseRole captain');
    expect(game.choices).toEqual(['store 2.0.0.2.1', 'store 2.0.0.1.3', 'store 1.0.0.2.3']);
  });

  it('CA-12: both warehouses keep three kinds besides', () => {
    const all = { corn: 2, sugar: 2, tobacco: 2, coffee: 3 };
    const game = nobodyCanLoad(all, { smallWarehouse: 1, largeWarehouse: 1 });
    game.play('0 chooseRole captain');
    expect(game.choices).toHaveLength(4);
    expect(game.choices).toContain('store 2.0.1.2.3');
  });

  it('CA-12: the rest returns; keeping too much is refused, keeping less is not', () => {
    const game = nobodyCanLoad({ tobacco: 2, coffee: 3 }).play('0 chooseRole captain');
    expect(game.refusal('1 store 0.0.0.1.1')).toEqual({ code: 'storesTooMuch', rule: 'CA-12' });
    expect(game.refusal('1 store 0.0.0.0.0')).toBeNull();
    expect(game.choices).not.toContain('store 0.0.0.0.0');
    expect(game.refusal('1 store 0.0.0.3.0')).toEqual({ code: 'notHeld', rule: 'CA-1' });
  });

  it('CA-12, R-7: goods that can all be kept are kept without asking', () => {
    const game = nobodyCanLoad({ tobacco: 1, coffee: 3 }, { smallWarehouse: 1 });
    game.play('0 chooseRole captain');
    expect(game.goods(1)).toEqual({ tobacco: 1, coffee: 3 });
    expect(game.asks).toBe('1 round');
  });

  it('CA-12, R-7: with one kind there is nothing to ask', () => {
    const game = nobodyCanLoad({ coffee: 3 }).play('0 chooseRole captain');
    expect(game.goods(1)).toEqual({ coffee: 1 });
    expect(game.told('forced')).toEqual([{ seat: 1, action: 'store' }]);
    expect(game.asks).toBe('1 round');
  });

  it('CA-12: clockwise from the captain', () => {
    const game = nobodyCanLoad({ tobacco: 2, coffee: 3 }).give(0, {
      goods: { tobacco: 1, coffee: 1 },
    });
    game.governor(1).play('1 chooseRole captain');
    expect(game.asks).toBe('1 store');
    game.play('1 store 0.0.0.1.0');
    expect(game.asks).toBe('0 store');
  });

  it('CA-12: warehouses don’t free anyone from loading', () => {
    const scene = { goods: { corn: 3, sugar: 1 }, buildings: { largeWarehouse: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole captain');
    expect(game.refusal('0 decline')).toEqual({ code: 'mustLoad', rule: 'CA-1' });
  });
});
