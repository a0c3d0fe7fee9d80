import {
  BUILDING_NAMES,
  Building,
  type BuildingName,
  buildingSpec,
  citySpacesLeft,
  islandSpacesLeft,
  score,
} from '#engine';
import { testGame } from './support/game';
import { points } from './support/points';
import { table } from './support/table';

/** The table of §3: cost, vp, circles, column, city spaces. */
const TABLE: Record<string, [number, number, number, number, number]> = {
  smallIndigoPlant: [1, 1, 1, 1, 1],
  smallSugarMill: [2, 1, 1, 1, 1],
  indigoPlant: [3, 2, 3, 2, 1],
  sugarMill: [4, 2, 3, 2, 1],
  tobaccoStorage: [5, 3, 3, 3, 1],
  coffeeRoaster: [6, 3, 2, 3, 1],
  smallMarket: [1, 1, 1, 1, 1],
  hacienda: [2, 1, 1, 1, 1],
  constructionHut: [2, 1, 1, 1, 1],
  smallWarehouse: [3, 1, 1, 1, 1],
  hospice: [4, 2, 1, 2, 1],
  office: [5, 2, 1, 2, 1],
  largeMarket: [5, 2, 1, 2, 1],
  largeWarehouse: [6, 2, 1, 2, 1],
  factory: [7, 3, 1, 3, 1],
  university: [8, 3, 1, 3, 1],
  harbor: [8, 3, 1, 3, 1],
  wharf: [9, 3, 1, 3, 1],
  guildHall: [10, 4, 1, 4, 2],
  residence: [10, 4, 1, 4, 2],
  fortress: [10, 4, 1, 4, 2],
  customsHouse: [10, 4, 1, 4, 2],
  cityHall: [10, 4, 1, 4, 2],
};

describe('the buildings of the base game', () => {
  const state = testGame(4);

  it.each(Object.entries(TABLE))('B-2, D-2: %s has the numbers of the table', (name, numbers) => {
    const spec = buildingSpec(state, Building[name as BuildingName]);
    expect(spec.name).toBe(name);
    expect([spec.cost, spec.vp, spec.circles, spec.column, spec.spaces]).toEqual(numbers);
  });

  it('S-11: all of them are on the board, and no others', () => {
    expect(state.board.map((building) => BUILDING_NAMES[building])).toEqual(Object.keys(TABLE));
  });

  it('D-2: the large warehouse is a 2-VP building', () => {
    expect(buildingSpec(state, Building.largeWarehouse).vp).toBe(2);
  });

  it('B-1: nobody builds the same building twice', () => {
    const game = table(4, { 0: { coins: 20, buildings: { office: 0 } } }).play(
      '0 chooseRole builder',
    );
    expect(game.state.market[Building.office]).toBe(1);
    expect(game.choices).not.toContain('build office');
    expect(game.refusal('0 build office')).toEqual({ code: 'alreadyOwned', rule: 'B-1' });
  });

  it('B-2: an empty building does nothing, an occupied one does', () => {
    const sale = (staff: number) =>
      table(4, { 0: { coins: 0, goods: { indigo: 1 }, buildings: { largeMarket: staff } } })
        .play('0 chooseRole trader', '0 sell indigo')
        .player(0).coins;
    expect(sale(0)).toBe(2);
    expect(sale(1)).toBe(4);
  });

  it('B-2: one colonist occupies a plant of three circles', () => {
    const scene = { tiles: { indigo: 2 }, workers: { indigo: 2 }, buildings: { indigoPlant: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole craftsman');
    expect(game.goods(0)).toEqual({ indigo: 1 });
  });

  it('B-2: building points count whether occupied or not', () => {
    const game = table(4, { 0: { buildings: { wharf: 0, sugarMill: 2 } } });
    expect(points(game.state, 0).buildings).toBe(5);
    expect(score(game.state)[0]?.total).toBe(5);
  });

  it('B-3: effects may be left unused', () => {
    const scene = { buildings: { hacienda: 1, hospice: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole settler');
    expect(game.choices).toEqual(['use hacienda', 'pass']);
    game.play('0 pass');
    game.play(`0 ${game.choices[0]}`);
    expect(game.choices).toEqual(['use hospice', 'decline']);
    const before = game.state.colonists;
    game.play('0 decline');
    expect(game.state.colonists).toBe(before);
  });

  it('B-4: a large building takes two city spaces', () => {
    const game = table(4, { 0: { buildings: { fortress: 1, office: 0 } } });
    expect(citySpacesLeft(game.state, 0)).toBe(9);
  });

  const ELEVEN = {
    smallIndigoPlant: 0,
    smallSugarMill: 0,
    indigoPlant: 0,
    sugarMill: 0,
    tobaccoStorage: 0,
    coffeeRoaster: 0,
    smallMarket: 0,
    hacienda: 0,
    constructionHut: 0,
    smallWarehouse: 0,
    hospice: 0,
  };

  it('B-4: a large building needs two free spaces', () => {
    const game = table(4, { 0: { coins: 30, buildings: ELEVEN } }).play('0 chooseRole builder');
    expect(game.choices).not.toContain('build cityHall');
    expect(game.refusal('0 build cityHall')).toEqual({ code: 'noCitySpace', rule: 'B-4' });
    expect(game.choices).toContain('build wharf');
  });

  it('D-1: two spaces anywhere are enough, however the city was filled', () => {
    const { hospice: _, ...ten } = ELEVEN;
    const game = table(4, { 0: { coins: 30, buildings: ten } });
    game.play('0 chooseRole builder', '0 build cityHall');
    expect(citySpacesLeft(game.state, 0)).toBe(0);
  });

  it('B-5: the island has twelve spaces, quarries among them', () => {
    const game = table(4, { 0: { tiles: { corn: 3, coffee: 4, quarry: 2 } } });
    expect(islandSpacesLeft(game.state, 0)).toBe(3);
  });
});
