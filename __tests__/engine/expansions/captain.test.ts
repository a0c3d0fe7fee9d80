import { Building } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { table } from '#tests/engine/support/table';

const shipping = withBuildings('smallWharf', 'lighthouse', 'wharf', 'library');

describe('small wharf', () => {
  const WHARF = { coins: 0, goods: { corn: 3, sugar: 2 }, buildings: { smallWharf: 1 } };

  it('X1-1: any goods of any kinds, 1 VP for every two', () => {
    const game = table(3, { 1: WHARF }, shipping).play('0 chooseRole captain');
    game.play('1 ship 2.0.1.0.0');
    expect(game.player(1).vp).toBe(1);
    expect(game.goods(1)).toEqual({ corn: 1, sugar: 1 });
    expect(game.told('shippedMixed')).toMatchObject([{ seat: 1, goods: [2, 0, 1, 0, 0], vp: 1 }]);
  });

  it('X1-1: once in a phase, and at least one good', () => {
    const game = table(3, { 1: WHARF }, shipping).play('0 chooseRole captain');
    expect(game.refusal('1 ship 0.0.0.0.0')).toMatchObject({ code: 'notHeld' });
    expect(game.refusal('1 ship 4.0.0.0.0')).toMatchObject({ code: 'notHeld' });
    game.play('1 ship 1.0.0.0.0');
    expect(game.refusal('1 ship 1.0.0.0.0')).toMatchObject({ code: 'noWharf' });
  });

  it('X1-1: counts as a load for harbor, lighthouse and privilege, beside the wharf', () => {
    const buildings = { smallWharf: 1, wharf: 1, harbor: 1, lighthouse: 1 };
    const options = withBuildings('smallWharf', 'wharf', 'harbor', 'lighthouse');
    const game = table(3, { 0: { ...WHARF, buildings } }, options).play('0 chooseRole captain');
    // The lighthouse pays the captain at the start.
    expect(game.player(0).coins).toBe(1);
    game.play('0 ship 1.0.1.0.0');
    // 2 goods 1, privilege 1, harbor 1.
    expect(game.player(0)).toMatchObject({ vp: 3, coins: 2 });
    game.play('0 wharf corn');
    // 2 goods, harbor 1.
    expect(game.player(0)).toMatchObject({ vp: 6, coins: 3 });
    // The last sugar has to be loaded onto one of the three empty ships.
    game.play('0 load sugar 0');
    expect(game.player(0)).toMatchObject({ vp: 8, coins: 4 });
  });

  it('CA-8: with only a small wharf he may pass', () => {
    const scene = { ...WHARF, goods: { sugar: 2 } };
    const game = table(3, { 1: scene }, shipping);
    for (const ship of game.state.ships) {
      ship.good = 0;
      ship.count = 1;
      game.state.goods[0]--;
    }
    game.play('0 chooseRole captain');
    expect(game.choices).toContain('decline');
  });
});

describe('lighthouse', () => {
  it('X1-1: the captain gets a coin even without a load, others only with one', () => {
    const idle = { coins: 0, buildings: { lighthouse: 1 } };
    const game = table(3, { 0: idle, 1: { ...idle, goods: { corn: 1 } } }, shipping);
    game.play('0 chooseRole captain', '1 load corn 0');
    expect(game.player(0).coins).toBe(1);
    expect(game.player(1).coins).toBe(1);
  });
});

it('X1-1: library: the captain’s first load brings 2 VP more', () => {
  const scene = { goods: { corn: 1, sugar: 1 }, buildings: { library: 1 } };
  const game = table(3, { 0: scene }, shipping).play('0 chooseRole captain', '0 load corn 0');
  expect(game.player(0).vp).toBe(3);
});

it('X1-1: union hall: a VP for every pair of equal goods at the start', () => {
  const scene = { goods: { corn: 5, sugar: 2, tobacco: 1 }, buildings: { unionHall: 1 } };
  const game = table(3, { 1: scene }, withBuildings('unionHall')).play('0 chooseRole captain');
  expect(game.told('vpGained')).toMatchObject([{ seat: 1, vp: 3 }]);
});

describe('storehouse', () => {
  const rooms = withBuildings('storehouse', 'largeWarehouse');
  const GOODS = { corn: 3, indigo: 3, sugar: 3, tobacco: 3, coffee: 3 };

  /** Fills all ships with other goods, so that nothing can be loaded. */
  function afterShipping(buildings: object) {
    const game = table(3, {}, rooms);
    // One slot of cost 3: no board has both, but the rule covers them together.
    game.state.market[Building.smallWarehouse] = 1;
    game.give(1, { goods: GOODS, buildings });
    for (const ship of game.state.ships) ship.capacity = 0;
    return game.play('0 chooseRole captain');
  }

  it('CA-12: three goods more, of any kinds', () => {
    const game = afterShipping({ storehouse: 1 });
    expect(game.asks).toBe('1 store');
    expect(game.refusal('1 store 1.1.1.0.1')).toBeNull();
    expect(game.refusal('1 store 0.0.0.1.3')).toBeNull();
    expect(game.refusal('1 store 0.0.0.2.3')).toMatchObject({ code: 'storesTooMuch' });
    expect(game.refusal('1 store 0.0.0.0.3')).toBeNull();
    expect(game.choices).not.toContain('store 0.0.0.0.3');
  });

  it('CA-12: on top of what a warehouse takes', () => {
    const game = afterShipping({ storehouse: 1, largeWarehouse: 1 });
    expect(game.refusal('1 store 0.2.2.3.3')).toBeNull();
    expect(game.refusal('1 store 0.2.3.3.3')).toMatchObject({ code: 'storesTooMuch' });
  });

  it('CA-12: with both warehouses three kinds and four goods more', () => {
    const game = afterShipping({ storehouse: 1, smallWarehouse: 1, largeWarehouse: 1 });
    expect(game.refusal('1 store 1.3.3.3.3')).toBeNull();
    expect(game.refusal('1 store 2.2.3.3.3')).toBeNull();
    expect(game.refusal('1 store 2.3.3.3.3')).toMatchObject({ code: 'storesTooMuch' });
  });
});

describe('royal supplier', () => {
  const supplier = withBuildings('royalSupplier');
  const scene = (nobles: number) => ({
    goods: { corn: 2, sugar: 1, coffee: 1 },
    sanJuan: 4,
    buildings: { royalSupplier: 1 },
    nobles: { others: nobles },
  });

  it('X2-5: a good for a VP for every noble, each of another kind', () => {
    const game = table(3, { 1: scene(2) }, supplier).play('0 chooseRole captain');
    expect(game.choices).toEqual(['deliver corn', 'deliver sugar', 'deliver coffee', 'pass']);
    game.play('1 deliver corn');
    expect(game.choices).toEqual(['deliver sugar', 'deliver coffee', 'pass']);
    expect(game.refusal('1 deliver corn')).toMatchObject({ code: 'kindDelivered' });
    game.play('1 deliver coffee');
    expect(game.player(1).vp).toBe(2);
    expect(game.asks).toBe('1 load');
  });

  it('X2-5: without nobles there is nothing to deliver', () => {
    const game = table(3, { 1: scene(0) }, supplier).play('0 chooseRole captain');
    expect(game.asks).toBe('1 load');
  });
});

it('X1-1: library: the prospector has 2 coins', () => {
  const scene = { coins: 0, buildings: { library: 1 } };
  const game = table(4, { 0: scene }, shipping).play('0 chooseRole prospector');
  expect(game.player(0).coins).toBe(2);
});
