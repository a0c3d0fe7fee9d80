import { Building, Tile } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { table } from '#tests/engine/support/table';

const inn = withBuildings('guesthouse', 'hacienda', 'chapel');
const GUESTS = { tiles: { corn: 1 }, buildings: { guesthouse: 2, hacienda: 0 } };

describe('guesthouse', () => {
  it('D-5: offers a move at the start of his turn, if it could have an effect', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole settler', '0 pass');
    expect(game.asks).toBe('1 guesthouse');
    expect(game.choices).toEqual(['move corn no', 'move hacienda no', 'pass']);
  });

  it('D-5: a moved colonist works at once', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole settler', '0 pass');
    game.play('1 move hacienda no');
    expect(game.asks).toBe('1 hacienda');
    expect(game.player(1).staff[Building.guesthouse]).toBe(1);
  });

  it('D-5: is not offered if it could have no effect before the next moment', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole trader');
    expect(game.asks).toBe('1 round');
  });

  it('D-5: before producing too', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 guesthouse');
    game.play('1 move corn no');
    expect(game.player(1).workers[Tile.corn]).toBe(1);
    expect(game.goods(1)).toEqual({ corn: 1 });
  });

  it('D-5: a plantation and its plant count together', () => {
    const scene = { tiles: { indigo: 1 }, buildings: { guesthouse: 2, smallIndigoPlant: 0 } };
    const game = table(3, { 1: scene }, inn).play('0 chooseRole craftsman');
    game.play('1 move indigo no', '1 move smallIndigoPlant no');
    expect(game.goods(1)).toEqual({ indigo: 1 });
  });

  it('D-5: at the start of a phase, before that moment’s effects', () => {
    const scene = { tiles: {}, buildings: { guesthouse: 2, chapel: 0 } };
    const game = table(3, { 1: scene }, inn).play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 guesthouse');
    const { coins } = game.player(1);
    game.play('1 move chapel no');
    expect(game.player(1).coins).toBe(coins + 1);
  });

  it('D-5: declining holds only until the next moment', () => {
    const harbor = withBuildings('guesthouse', 'harbor');
    const scene = {
      tiles: {},
      goods: { corn: 1, sugar: 2 },
      buildings: { guesthouse: 2, harbor: 0 },
    };
    const game = table(3, { 1: scene }, harbor).play('0 chooseRole captain', '1 pass');
    game.play('1 load corn 0');
    expect(game.asks).toBe('1 guesthouse');
  });

  it('D-5: just before his own storage', () => {
    const scene = {
      tiles: {},
      goods: { indigo: 2, sugar: 2 },
      buildings: { guesthouse: 1, smallWarehouse: 0 },
    };
    const game = table(3, { 1: scene }, withBuildings('guesthouse', 'smallWarehouse'));
    for (const [index, good] of ([0, 4, 3] as const).entries()) {
      const ship = game.state.ships[index as 0 | 1 | 2];
      ship.good = good;
      ship.count = ship.capacity;
      game.state.goods[good] -= ship.capacity;
    }
    game.play('0 chooseRole captain');
    expect(game.asks).toBe('1 guesthouse');
    game.play('1 move smallWarehouse no');
    expect(game.choices).toContain('store 0.2.1.0.0');
  });

  it('D-5: once before the final score', () => {
    const scene = { tiles: {}, vp: 75, buildings: { guesthouse: 1, residence: 0 } };
    const options = { ...withBuildings('guesthouse', 'residence'), edition: '1897' as const };
    const game = table(3, { 1: scene }, options).play('0 chooseRole captain');
    expect(game.asks).toBe('1 guesthouse');
    game.play('1 move residence no');
    expect(game.asks).toBe('over');
    expect(game.player(1).staff[Building.residence]).toBe(1);
  });

  it('D-5: without a free circle there is nothing to ask', () => {
    const game = table(3, { 1: { tiles: {}, buildings: { guesthouse: 2 } } }, inn);
    game.play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 round');
  });

  it('D-5: a noble moves as a noble', () => {
    const scene = { tiles: {}, buildings: { guesthouse: 2, chapel: 0 }, nobles: { guesthouse: 1 } };
    const game = table(3, { 1: scene }, inn).play('0 chooseRole craftsman');
    expect(game.choices).toEqual(['move chapel no', 'move chapel yes', 'pass']);
    game.play('1 move chapel yes');
    expect(game.player(1).specialStaff[Building.chapel]).toBe(1);
    expect(game.player(1).specialStaff[Building.guesthouse]).toBe(0);
  });

  it('D-5: only to a free circle, and only guests who are there', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole settler', '0 pass');
    expect(game.refusal('1 move sugar no')).toMatchObject({ code: 'noFreeCircle' });
    expect(game.refusal('1 move guesthouse no')).toMatchObject({ code: 'noFreeCircle' });
    expect(game.refusal('1 move corn yes')).toMatchObject({ code: 'noGuest' });
  });
});

describe('library and jeweler “during” a phase', () => {
  it('D-5: a library that is occupied when the privilege is carried out counts', () => {
    const scene = {
      tiles: { corn: 2 },
      workers: { corn: 2 },
      buildings: { guesthouse: 1, library: 0 },
    };
    const game = table(3, { 0: scene }, withBuildings('guesthouse', 'library'));
    game.play('0 chooseRole craftsman', '0 move library no', '0 takeGood corn');
    expect(game.asks).toBe('0 privilegeGoods');
  });

  it('D-5: a jeweler pays with his own production', () => {
    const scene = {
      tiles: {},
      sanJuan: 2,
      buildings: { guesthouse: 1, jeweler: 0 },
      nobles: { others: 2 },
    };
    const game = table(3, { 1: scene }, withBuildings('guesthouse', 'jeweler'));
    const { coins } = game.player(1);
    game.play('0 chooseRole craftsman', '1 move jeweler no');
    expect(game.player(1).coins).toBe(coins + 2);
  });
});
