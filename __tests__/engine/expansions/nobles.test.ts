import { Building, score } from '../../../src/engine';
import { withBuildings } from '../support/board';
import { testGame } from '../support/game';
import { table } from '../support/table';

const noble = withBuildings('villa', 'royalGarden', 'cloister', 'statue');

describe('nobles', () => {
  it('X2-1: the first ship has a noble in place of a colonist', () => {
    const { nobles, noblesOnShip, colonistShip } = testGame(4, noble);
    expect({ nobles, noblesOnShip, colonistShip }).toEqual({
      nobles: 19,
      noblesOnShip: 1,
      colonistShip: 4,
    });
  });

  it('X2-1: whose colonist leaves the game', () => {
    expect(testGame(4, noble)).toMatchObject({ colonists: 75, colonistsGone: 1 });
  });

  it('V-10: or stays in the supply', () => {
    const corrected = { ...noble, variants: { corrections2026: true } };
    expect(testGame(4, corrected)).toMatchObject({ colonists: 76, colonistsGone: 0 });
  });

  it('D-6: the first taker from the ship has the noble, the next ship another', () => {
    const game = table(3, {}, noble).play('0 chooseRole mayor');
    expect(game.player(0).nobles).toBe(1);
    expect(game.told('colonistsDealt')[0]).toEqual({ seat: 0, count: 2, nobles: 1 });
    expect(game.state).toMatchObject({ nobles: 18, noblesOnShip: 1, colonistShip: 3 });
  });

  it('X2-1: when nobles are gone the ship has colonists only', () => {
    const game = table(3, {}, noble);
    game.state.nobles = 0;
    game.play('0 chooseRole mayor');
    expect(game.state).toMatchObject({ noblesOnShip: 0, colonistShip: 3 });
  });

  it('X2-3: hospice and university take the noble only from the ship', () => {
    const options = withBuildings('hospice');
    const scene = { 0: { buildings: { hospice: 1 } } };
    const supplied = table(3, scene, options).play('0 chooseRole settler', '0 takeTile quarry');
    expect(supplied.play('0 use hospice').player(0).nobles).toBe(0);
    const emptied = table(3, scene, options);
    emptied.state.colonists = 0;
    emptied.play('0 chooseRole settler', '0 takeTile quarry', '0 use hospice');
    expect(emptied.player(0).nobles).toBe(1);
    expect(emptied.state.noblesOnShip).toBe(0);
  });

  it('X2-2: a noble is a colonist, and 1 VP at the end', () => {
    const scene = { 0: { sanJuan: 3, nobles: { others: 2 } } };
    expect(score(table(3, scene, noble).state)[0]).toMatchObject({ nobles: 2, total: 2 });
  });

  it('X2-2: nobles are seated among the colonists of a building', () => {
    const scene = { 0: { tiles: {}, buildings: { villa: 0, harbor: 0 }, sanJuan: 2 } };
    const game = table(3, scene, withBuildings('villa', 'harbor'));
    game.state.nobles = 0;
    game.play('0 chooseRole mayor');
    expect(game.player(0).nobles).toBe(1);
    const wrong = { code: 'wrongNobles', rule: 'X2-2' };
    expect(game.refusal('0 place 0.0.0.0.0.0 1.1 1.1')).toEqual(wrong);
    expect(game.refusal('0 place 0.0.0.0.0.0 1.1 2.0')).toEqual(wrong);
    game.play('0 place 0.0.0.0.0.0 1.1 1.0');
    expect(game.player(0).nobleStaff[Building.harbor]).toBe(1);
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
    expect(game.player(1).nobles).toBe(1);
    expect(game.told('colonistGained')).toMatchObject([{ seat: 1, noble: true, from: 'supply' }]);
  });

  it('X2-5: no nobles left: a colonist, but never from the ship', () => {
    const game = table(3, scene, noble);
    game.state.nobles = 0;
    game.play('0 chooseRole mayor');
    expect(game.told('colonistGained')).toMatchObject([{ seat: 1, noble: false }]);
    const empty = table(3, scene, noble);
    empty.state.nobles = 0;
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
    expect(score(game.state)[0]).toMatchObject({ buildings: 8, bonuses: [] });
  });

  it.each([
    [{ corn: 3 }, 1],
    [{ corn: 6 }, 3],
    [{ corn: 6, sugar: 3 }, 6],
    [{ corn: 6, sugar: 3, quarry: 3 }, 10],
    [{ corn: 2, sugar: 2, quarry: 2 }, 0],
  ])('X1-1: cloister with %j: %i points', (tiles, points) => {
    const game = table(3, { 0: { tiles, buildings: { cloister: 1 } } }, noble);
    expect(score(game.state)[0]?.bonuses).toEqual([{ building: Building.cloister, points }]);
  });

  it('X1-1: forests are a kind of their own for the cloister', () => {
    const scene = { tiles: {}, forests: { corn: 2, sugar: 1 }, buildings: { cloister: 1 } };
    const game = table(3, { 0: scene }, noble);
    expect(score(game.state)[0]?.bonuses).toMatchObject([{ points: 1 }]);
  });

  it('X2-5: royal garden: 1 more for every noble', () => {
    const scene = { sanJuan: 3, buildings: { royalGarden: 1 }, nobles: { others: 3 } };
    const game = table(3, { 0: scene }, noble);
    expect(score(game.state)[0]).toMatchObject({ nobles: 3, total: 10 });
  });

  it('X2-5: the jeweler counts 2 for the guild hall and nothing for the city hall', () => {
    const buildings = { jeweler: 0, guildHall: 1, cityHall: 1 };
    const game = table(3, { 0: { buildings } }, withBuildings('jeweler', 'guildHall', 'cityHall'));
    expect(score(game.state)[0]?.bonuses).toEqual([
      { building: Building.guildHall, points: 2 },
      { building: Building.cityHall, points: 2 },
    ]);
  });
});
