import { Building, type BuildingName, buildingPrice } from '#engine';
import { type Table, table } from './support/table';

const total = (game: Table, seat: 0 | 1, name: BuildingName) =>
  buildingPrice(game.state, seat, Building[name]).total;

const quarries = (occupied: number) => ({ tiles: { quarry: 4 }, workers: { quarry: occupied } });

describe('builder', () => {
  it('BU-1: each in turn may buy one building', () => {
    const game = table(4, { 0: { coins: 9 } }).play('0 chooseRole builder', '0 build largeMarket');
    expect(game.owns(0)).toEqual(['largeMarket']);
    expect(game.player(0).coins).toBe(5);
    expect(game.state.market[Building.largeMarket]).toBe(1);
    expect(game.asks).toBe('1 build');
    expect(game.told('built')).toEqual([{ seat: 0, building: Building.largeMarket, cost: 4 }]);
  });

  it('BU-1: never below 0', () => {
    const game = table(4, { 0: { coins: 0, ...quarries(2) } });
    game.play('0 chooseRole builder', '0 build smallMarket');
    expect(game.player(0).coins).toBe(0);
  });

  it('BU-1: a player who cannot pay cannot build', () => {
    const game = table(4, { 0: { coins: 8 } }).play('0 chooseRole builder');
    expect(game.refusal('0 build guildHall')).toEqual({ code: 'tooExpensive', rule: 'BU-1' });
    expect(game.choices).toContain('build wharf');
  });

  it('S-11: a building that is sold out cannot be bought', () => {
    const office = { buildings: { office: 0 } };
    const game = table(4, { 0: { coins: 20 }, 1: office, 2: office }).play('0 chooseRole builder');
    expect(game.choices).not.toContain('build office');
    expect(game.refusal('0 build office')).toEqual({ code: 'soldOut', rule: 'S-11' });
    expect(game.refusal('0 build aqueduct')).toEqual({ code: 'soldOut', rule: 'S-11' });
  });

  it('BU-2: 1 less for the builder', () => {
    const game = table(4, { 0: { coins: 9 }, 1: { coins: 9 } }).play('0 chooseRole builder');
    expect(total(game, 0, 'office')).toBe(4);
    expect(total(game, 1, 'office')).toBe(5);
  });

  it('BU-2: a price asked for in another phase does not include the privilege', () => {
    const game = table(4).play('0 chooseRole settler');
    expect(buildingPrice(game.state, 0, Building.office)).toMatchObject({ privilege: 0, total: 5 });
  });

  it('BU-3: 1 less per occupied quarry, at most the column', () => {
    const game = table(4, { 1: quarries(3) }).play('0 chooseRole builder');
    const prices = ['constructionHut', 'office', 'harbor', 'cityHall'] as const;
    expect(prices.map((name) => total(game, 1, name))).toEqual([1, 3, 5, 7]);
  });

  it('BU-3: an empty quarry does not count', () => {
    const game = table(4, { 1: quarries(0) }).play('0 chooseRole builder');
    expect(total(game, 1, 'cityHall')).toBe(10);
  });

  it('BU-3: the price can be explained', () => {
    const game = table(4, { 0: quarries(4) }).play('0 chooseRole builder');
    expect(buildingPrice(game.state, 0, Building.fortress)).toEqual({
      cost: 10,
      privilege: 1,
      quarries: 4,
      effects: [],
      total: 5,
    });
  });

  it('BU-4: not building earns nothing', () => {
    const game = table(4, { 0: { coins: 3 } }).play('0 chooseRole builder', '0 pass');
    expect(game.player(0).coins).toBe(3);
    expect(game.told('passed')).toEqual([{ seat: 0 }]);
  });

  it('BU-6: filling the twelfth space triggers the end', () => {
    const buildings = {
      smallIndigoPlant: 0,
      smallMarket: 0,
      guildHall: 0,
      residence: 0,
      fortress: 0,
      customsHouse: 0,
    };
    const game = table(4, { 0: { coins: 20, buildings } });
    game.play('0 chooseRole builder', '0 build hacienda');
    expect(game.state.endTriggers).toEqual([]);
    const last = table(4, { 0: { coins: 20, buildings } });
    last.play('0 chooseRole builder', '0 build cityHall');
    expect(last.told('endTriggered')).toEqual([{ trigger: 'city' }]);
    expect(last.state.endTriggers).toEqual(['city']);
  });
});

describe('university', () => {
  const OWNER = { coins: 20, buildings: { university: 1 } };

  it('BU-5: a colonist from the supply onto the new building', () => {
    const game = table(4, { 0: OWNER }).play('0 chooseRole builder', '0 build harbor');
    expect(game.choices).toEqual(['use university', 'decline']);
    game.play('0 use university');
    expect(game.player(0).staff[Building.harbor]).toBe(1);
    expect(game.told('colonistGained')[0]).toMatchObject({
      from: 'supply',
      to: { at: 'city', building: Building.harbor },
      by: Building.university,
    });
  });

  it('BU-5: one only, whatever the number of circles', () => {
    const game = table(4, { 0: OWNER });
    game.play('0 chooseRole builder', '0 build indigoPlant', '0 use university');
    expect(game.player(0).staff[Building.indigoPlant]).toBe(1);
    expect(game.asks).toBe('1 build');
  });

  it('BU-5: from the ship if the supply is empty; none at all, nothing', () => {
    const game = table(4, { 0: OWNER });
    game.state.colonists = 0;
    game.play('0 chooseRole builder', '0 build harbor', '0 use university');
    expect(game.state.colonistShip).toBe(3);
    const none = table(4, { 0: OWNER });
    none.state.colonists = 0;
    none.state.colonistShip = 0;
    none.play('0 chooseRole builder', '0 build harbor');
    expect(none.asks).toBe('1 build');
  });

  it('BU-5: not for itself, and not while it is empty', () => {
    const buying = table(4, { 0: { coins: 20 } }).play(
      '0 chooseRole builder',
      '0 build university',
    );
    expect(buying.asks).toBe('1 build');
    const empty = table(4, { 0: { coins: 20, buildings: { university: 0 } } });
    empty.play('0 chooseRole builder', '0 build harbor');
    expect(empty.asks).toBe('1 build');
  });

  it('BU-5: may be declined', () => {
    const game = table(4, { 0: OWNER }).play('0 chooseRole builder', '0 build harbor', '0 decline');
    expect(game.player(0).staff[Building.harbor]).toBe(0);
    expect(game.asks).toBe('1 build');
  });
});
