import { Good } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { leaveInSupply } from '#tests/engine/support/give';
import { table } from '#tests/engine/support/table';

const crafts = withBuildings('aqueduct', 'distillery', 'library', 'chapel');

describe('aqueduct', () => {
  const SUGAR = {
    tiles: { sugar: 2, indigo: 1 },
    workers: { sugar: 2, indigo: 1 },
  };

  it('X1-1: one more of a good that a large plant made', () => {
    const game = table(
      3,
      { 1: { ...SUGAR, buildings: { aqueduct: 1, sugarMill: 2, indigoPlant: 1 } } },
      crafts,
    ).play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ indigo: 2, sugar: 3 });
  });

  it('X1-1: small plants alone do not count', () => {
    const game = table(
      3,
      { 1: { ...SUGAR, buildings: { aqueduct: 1, smallSugarMill: 1, sugarMill: 0 } } },
      crafts,
    ).play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ sugar: 1 });
  });

  it('X1-1: limited by the supply', () => {
    const game = table(3, { 1: { ...SUGAR, buildings: { aqueduct: 1, sugarMill: 2 } } }, crafts);
    leaveInSupply(game.state, 2, Good.sugar, 2);
    game.play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ sugar: 2 });
    expect(game.told('goodTaken')).toEqual([]);
  });
});

describe('distillery', () => {
  const DISTILLER = {
    coins: 0,
    tiles: { sugar: 2, corn: 4 },
    workers: { sugar: 2, corn: 4 },
    buildings: { sugarMill: 2, aqueduct: 1, distillery: 1 },
  };

  it('X1-1: the largest number of one good less 1, aqueduct and privilege included', () => {
    const game = table(3, { 0: DISTILLER }, crafts).play('0 chooseRole craftsman');
    game.play('0 takeGood sugar');
    expect(game.goods(0)).toEqual({ corn: 4, sugar: 4 });
    expect(game.player(0).coins).toBe(3);
  });

  it('X1-1: corn does not count', () => {
    const corn = {
      coins: 0,
      tiles: { corn: 4 },
      workers: { corn: 4 },
      buildings: { distillery: 1 },
    };
    const game = table(3, { 1: corn }, crafts).play('0 chooseRole craftsman');
    expect(game.player(1).coins).toBe(0);
  });
});

describe('library in the craftsman phase', () => {
  const LIBRARY = {
    tiles: { corn: 1, sugar: 1 },
    workers: { corn: 1, sugar: 1 },
    buildings: { smallSugarMill: 1, library: 1 },
  };

  it.each([
    ['of the same kind', ['sugar', 'sugar'], { corn: 1, sugar: 3 }],
    ['of different kinds', ['corn', 'sugar'], { corn: 2, sugar: 2 }],
  ])('X1-1: two goods %s', (_what, [first, second], goods) => {
    const game = table(3, { 0: LIBRARY }, crafts).play('0 chooseRole craftsman');
    game.play(`0 takeGood ${first}`);
    expect(game.asks).toBe('0 privilegeGoods');
    game.play(`0 takeGood ${second}`);
    expect(game.goods(0)).toEqual(goods);
    expect(game.asks).toBe('1 round');
  });
});

describe('chapel', () => {
  it('X2-5: a coin with a colonist, a VP with a noble', () => {
    const game = table(
      3,
      {
        1: { coins: 0, buildings: { chapel: 1 } },
        2: { coins: 0, buildings: { chapel: 1 }, nobles: { chapel: 1 } },
      },
      crafts,
    ).play('0 chooseRole craftsman');
    expect(game.player(1)).toMatchObject({ coins: 1, vp: 0 });
    expect(game.player(2)).toMatchObject({ coins: 0, vp: 1 });
  });
});

describe('jeweler', () => {
  const jewels = withBuildings('jeweler');
  const JEWELER = {
    coins: 0,
    buildings: { jeweler: 1 },
    sanJuan: 5,
    nobles: { jeweler: 1, others: 4 },
  };

  it('X2-5: a coin for every noble owned', () => {
    const game = table(3, { 1: JEWELER }, jewels).play('0 chooseRole craftsman');
    expect(game.player(1).coins).toBe(5);
    expect(game.goods(1)).toEqual({});
  });

  it('V-3: at most 3 coins with the cap', () => {
    const capped = { ...jewels, variants: { jewelerCap: true } };
    const game = table(3, { 1: JEWELER }, capped).play('0 chooseRole craftsman');
    expect(game.player(1).coins).toBe(3);
  });
});
