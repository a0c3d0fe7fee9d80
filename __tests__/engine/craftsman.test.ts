import { Building, Good, production } from '#engine';
import { leaveInSupply } from './support/give';
import { table } from './support/table';

const CORN = { tiles: { corn: 1 }, workers: { corn: 1 } };

describe('craftsman', () => {
  it('CR-1: corn needs no plant; other goods the lesser of tiles and circles', () => {
    const scene = {
      tiles: { corn: 3, tobacco: 2, sugar: 4 },
      workers: { corn: 2, tobacco: 2, sugar: 3 },
      buildings: { tobaccoStorage: 1, smallSugarMill: 1, sugarMill: 3 },
    };
    const game = table(4, { 1: scene }).play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ corn: 2, sugar: 3, tobacco: 1 });
    expect(game.told('produced')[1]).toEqual({ seat: 1, goods: [2, 0, 3, 1, 0] });
  });

  it('CR-1: small and large plants work together', () => {
    const scene = {
      tiles: { indigo: 4 },
      workers: { indigo: 4 },
      buildings: { smallIndigoPlant: 1, indigoPlant: 2 },
    };
    expect(production(table(4, { 0: scene }).state, 0)).toEqual([0, 3, 0, 0, 0]);
  });

  it('CR-1: a plant without tiles makes nothing, nor tiles without a plant', () => {
    const plant = { tiles: { corn: 1 }, buildings: { coffeeRoaster: 2 } };
    const tile = { tiles: { coffee: 2 }, workers: { coffee: 2 } };
    const game = table(4, { 0: plant, 1: tile }).play('0 chooseRole craftsman');
    expect(game.goods(0)).toEqual({});
    expect(game.goods(1)).toEqual({});
  });

  it('CR-1: from the craftsman clockwise, so the last may go without', () => {
    const game = table(4, { 0: CORN, 1: CORN, 2: CORN }).governor(2);
    leaveInSupply(game.state, 3, Good.corn, 2);
    game.play('2 chooseRole craftsman');
    expect(game.told('produced').map(({ seat, goods }) => [seat, goods[Good.corn]])).toEqual([
      [2, 1],
      [3, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('D-3: nobody is asked whether he wants to produce', () => {
    const game = table(4, { 1: CORN, 2: CORN }).play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 round');
    expect(game.goods(1)).toEqual({ corn: 1 });
  });

  it('CR-2: a good that has run out is not received', () => {
    const game = table(4, { 1: { tiles: { corn: 3 }, workers: { corn: 3 } } });
    leaveInSupply(game.state, 3, Good.corn, 1);
    game.play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ corn: 1 });
    expect(game.state.goods[Good.corn]).toBe(0);
  });

  it('CR-3: one more good of a kind received, chosen by the craftsman', () => {
    const scene = {
      tiles: { corn: 1, indigo: 1 },
      workers: { corn: 1, indigo: 1 },
      buildings: { smallIndigoPlant: 1 },
    };
    const game = table(4, { 0: scene, 1: CORN }).play('0 chooseRole craftsman');
    expect(game.choices).toEqual(['takeGood corn', 'takeGood indigo', 'decline']);
    expect(game.refusal('0 takeGood coffee')).toEqual({ code: 'notReceived', rule: 'CR-3' });
    game.play('0 takeGood indigo');
    expect(game.goods(0)).toEqual({ corn: 1, indigo: 2 });
    expect(game.goods(1)).toEqual({ corn: 1 });
    expect(game.asks).toBe('1 round');
  });

  it('CR-3: only if the supply still has it after everybody produced', () => {
    const scene = {
      tiles: { corn: 1, indigo: 1 },
      workers: { corn: 1, indigo: 1 },
      buildings: { smallIndigoPlant: 1 },
    };
    const game = table(4, { 0: scene, 1: CORN });
    leaveInSupply(game.state, 3, Good.corn, 2);
    game.play('0 chooseRole craftsman');
    expect(game.choices).toEqual(['takeGood indigo', 'decline']);
    expect(game.refusal('0 takeGood corn')).toEqual({ code: 'supplyEmpty', rule: 'CR-2' });
  });

  it('CR-4: nothing produced, no privilege', () => {
    const game = table(4, { 0: { goods: { coffee: 1 } }, 1: CORN }).play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 round');
    expect(game.goods(0)).toEqual({ coffee: 1 });
  });

  it('CR-4: goods received in an earlier phase do not count', () => {
    const game = table(2, { 0: CORN }).play('0 chooseRole craftsman', '0 takeGood corn');
    expect(game.player(0).received[Good.corn]).toBe(2);
    game.state.players[0].workers[Good.corn] = 0;
    for (const role of ['trader', 'captain', 'prospector', 'settler', 'builder']) {
      game.play(`${game.asks[0]} chooseRole ${role}`);
      while (!game.asks.endsWith('round')) {
        game.play(`${game.asks[0]} ${game.choices.at(-1)}`);
      }
    }
    game.play('1 chooseRole prospector', '0 chooseRole craftsman');
    expect(game.asks).toBe('1 round');
  });
});

describe('factory', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 5],
  ])('CR-5: %i kinds received bring %i coins', (kinds, coins) => {
    const names = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'].slice(0, kinds);
    const oneEach = Object.fromEntries(names.map((name) => [name, 1]));
    const plants = { smallIndigoPlant: 1, smallSugarMill: 1, tobaccoStorage: 1, coffeeRoaster: 1 };
    const buildings = { ...plants, factory: 1 };
    const scene = { coins: 0, tiles: oneEach, workers: oneEach, buildings };
    const game = table(4, { 1: scene }).play('0 chooseRole craftsman');
    expect(game.player(1).coins).toBe(coins);
    const paid = coins > 0 ? [{ seat: 1, coins, by: Building.factory }] : [];
    expect(game.told('coinsGained')).toEqual(paid);
  });

  it('CR-5: only goods received from the supply count', () => {
    const scene = {
      coins: 0,
      tiles: { corn: 3, sugar: 3, tobacco: 1 },
      workers: { corn: 3, sugar: 3, tobacco: 1 },
      buildings: { sugarMill: 3, tobaccoStorage: 1, factory: 1 },
    };
    const game = table(4, { 1: scene });
    leaveInSupply(game.state, 3, Good.corn, 0);
    leaveInSupply(game.state, 3, Good.sugar, 2);
    game.play('0 chooseRole craftsman');
    expect(game.goods(1)).toEqual({ sugar: 2, tobacco: 1 });
    expect(game.player(1).coins).toBe(1);
  });

  it('CR-5: the privilege good adds no coin', () => {
    const scene = { ...CORN, coins: 0, buildings: { factory: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole craftsman', '0 takeGood corn');
    expect(game.player(0).coins).toBe(0);
  });
});
