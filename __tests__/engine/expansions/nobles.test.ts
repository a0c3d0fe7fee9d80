import { Building, score } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { testGame } from '#tests/engine/support/game';
import { points } from '#tests/engine/support/points';
import { table } from '#tests/engine/support/table';

const noble = withBuildings('villa', 'royalGarden', 'cloister', 'statue');

describe('nobles', () => {
  it('X2-1: the first ship has a noble in place of a colonist', () => {
    expect(testGame(4, noble)).toMatchObject({
      specialSupply: 19,
      specialOnShip: 1,
      colonistShip: 4,
    });
  });

  it('X2-1: that colonist stays in the supply, and nobody leaves the game', () => {
    expect(testGame(4, noble)).toMatchObject({ colonists: 76, colonistsRemoved: 0 });
  });

  it('X2-1: wanted 4 with 2 in the supply: the noble and those two', () => {
    const game = table(4, {}, noble);
    game.state.colonists = 3;
    game.play('0 chooseRole mayor');
    expect(game.state).toMatchObject({ colonists: 0, colonistShip: 3, specialOnShip: 1 });
  });

  it.each([2, 3, 4, 5] as const)('S-12: two copies of the jeweler with %i players', (players) => {
    const { state } = table(players, {}, withBuildings('jeweler'));
    expect(state.market[Building.jeweler]).toBe(2);
  });

  it('D-6: the first taker from the ship has the noble, the next ship another', () => {
    const game = table(3, {}, noble).play('0 chooseRole mayor');
    expect(game.player(0).special).toBe(1);
    expect(game.told('colonistsDealt')[0]).toEqual({ seat: 0, count: 2, special: 1 });
    expect(game.state).toMatchObject({ specialSupply: 18, specialOnShip: 1, colonistShip: 3 });
  });

  it('X2-1: when nobles are gone the ship has colonists only', () => {
    const game = table(3, {}, noble);
    game.state.specialSupply = 0;
    game.play('0 chooseRole mayor');
    expect(game.state).toMatchObject({ specialOnShip: 0, colonistShip: 3 });
  });

  it('X2-3: hospice and university take the noble only from the ship', () => {
    const options = withBuildings('hospice');
    const scene = { 0: { buildings: { hospice: 1 } } };
    const supplied = table(3, scene, options).play('0 chooseRole settler', '0 takeTile quarry');
    expect(supplied.play('0 use hospice').player(0).special).toBe(0);
    const emptied = table(3, scene, options);
    emptied.state.colonists = 0;
    emptied.play('0 chooseRole settler', '0 takeTile quarry', '0 use hospice');
    expect(emptied.player(0).special).toBe(1);
    expect(emptied.state.specialOnShip).toBe(0);
  });

  it('X2-2: a noble is a colonist, and 1 VP at the end', () => {
    const scene = { 0: { sanJuan: 3, nobles: { others: 2 } } };
    const { state } = table(3, scene, noble);
    expect(points(state, 0).nobles).toBe(2);
    expect(score(state)[0]?.total).toBe(2);
  });

  it('X2-2: nobles are seated among the colonists of a building', () => {
    const scene = { 0: { tiles: {}, buildings: { villa: 0, harbor: 0 }, sanJuan: 2 } };
    const game = table(3, scene, withBuildings('villa', 'harbor'));
    game.state.specialSupply = 0;
    game.play('0 chooseRole mayor');
    expect(game.player(0).special).toBe(1);
    const wrong = { code: 'wrongSpecial', rule: 'X2-2' };
    expect(game.refusal('0 place 0.0.0.0.0.0 1.1 1.1')).toEqual(wrong);
    expect(game.refusal('0 place 0.0.0.0.0.0 1.1 2.0')).toEqual(wrong);
    game.play('0 place 0.0.0.0.0.0 1.1 1.0');
    expect(game.player(0).specialStaff[Building.harbor]).toBe(1);
  });

  it('X2-4: running out of colonists does not end the game', () => {
    const game = table(3, {}, noble);
    game.state.colonists = 0;
    game.play('0 chooseRole mayor');
    expect(game.state.endTriggers).toEqual([]);
    const plain = table(3);
    plain.state.colonists = 0;
    plain.play('0 chooseRole mayor');
    expect(plain.state.endTriggers).toEqual(['colonists']);
  });
});

describe('villa', () => {
  const scene = { 1: { tiles: {}, buildings: { villa: 1 } } };

  it('X2-5: a noble from the supply at the start of the mayor phase', () => {
    const game = table(3, scene, noble).play('0 chooseRole mayor');
    expect(game.player(1).special).toBe(1);
    expect(game.told('colonistGained')).toMatchObject([{ seat: 1, special: true, from: 'supply' }]);
  });

  it('X2-5: no nobles left: a colonist, but never from the ship', () => {
    const game = table(3, scene, noble);
    game.state.specialSupply = 0;
    game.play('0 chooseRole mayor');
    expect(game.told('colonistGained')).toMatchObject([{ seat: 1, special: false }]);
    const empty = table(3, scene, noble);
    empty.state.specialSupply = 0;
    empty.state.colonists = 0;
    expect(empty.play('0 chooseRole mayor').told('colonistGained')).toEqual([]);
  });
});

it('X1-1: library: the mayor has 2 colonists from the supply', () => {
  const scene = { 0: { buildings: { library: 1 } } };
  const game = table(3, scene, withBuildings('library')).play('0 chooseRole mayor');
  expect(game.told('colonistsDealt')[0]).toMatchObject({ seat: 0, count: 3 });
});

describe('score', () => {
  it('X1-1: a statue is worth 8 and needs nobody', () => {
    const game = table(3, { 0: { buildings: { statue: 0 } } }, noble);
    expect(points(game.state, 0)).toEqual({ shipping: 0, buildings: 8, nobles: 0 });
  });

  it.each([
    [{ corn: 3 }, 1],
    [{ corn: 6 }, 3],
    [{ corn: 6, sugar: 3 }, 6],
    [{ corn: 6, sugar: 3, quarry: 3 }, 10],
    [{ corn: 2, sugar: 2, quarry: 2 }, 0],
  ])('X1-1: cloister with %j: %i points', (tiles, bonus) => {
    const game = table(3, { 0: { tiles, buildings: { cloister: 1 } } }, noble);
    expect(points(game.state, 0).cloister).toBe(bonus);
  });

  it('X1-1: forests are a kind of their own for the cloister', () => {
    const scene = { tiles: {}, forests: { corn: 2, sugar: 1 }, buildings: { cloister: 1 } };
    const game = table(3, { 0: scene }, noble);
    expect(points(game.state, 0).cloister).toBe(1);
  });

  it('X2-5: royal garden: 1 more for every noble', () => {
    const scene = { sanJuan: 3, buildings: { royalGarden: 1 }, nobles: { others: 3 } };
    const game = table(3, { 0: scene }, noble);
    expect(points(game.state, 0)).toMatchObject({ buildings: 4, nobles: 3, royalGarden: 3 });
    expect(score(game.state)[0]?.total).toBe(10);
  });

  it('X2-5: the jeweler counts 2 for the guild hall and nothing for the city hall', () => {
    const buildings = { jeweler: 0, guildHall: 1, cityHall: 1 };
    const game = table(3, { 0: { buildings } }, withBuildings('jeweler', 'guildHall', 'cityHall'));
    expect(points(game.state, 0)).toMatchObject({ guildHall: 2, cityHall: 2 });
  });
});
