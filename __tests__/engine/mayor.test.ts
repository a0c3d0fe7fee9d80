import { formatLine, placements, type Seat } from '#engine';
import { type Table, table } from './support/table';

const SHARED = { variants: { simultaneousMayor: false } };
const ship = (game: Table, colonists: number) => {
  game.state.colonists += game.state.colonistShip - colonists;
  game.state.colonistShip = colonists;
  return game;
};
const dealt = (game: Table) =>
  game.told('colonistsDealt').map(({ seat, count }) => `${seat} gets ${count}`);
const placementsOf = (game: Table, seat: Seat) =>
  [...placements(game.state, seat)].map((action) => formatLine(seat, action));

describe('mayor', () => {
  it('MA-1: one colonist from the supply for the mayor', () => {
    const game = table(4).play('0 chooseRole mayor');
    expect(dealt(game)).toEqual(['0 gets 2', '1 gets 1', '2 gets 1', '3 gets 1']);
    // 75 in supply: one for the mayor, four onto the ship afterwards.
    expect(game.state.colonists).toBe(70);
  });

  it('MA-1: no supply, no privilege: never from the ship', () => {
    const game = table(4);
    game.state.colonists = 0;
    game.play('0 chooseRole mayor');
    expect(dealt(game)).toEqual(['0 gets 1', '1 gets 1', '2 gets 1', '3 gets 1']);
  });

  it('MA-2: the ship is dealt one by one from the mayor clockwise', () => {
    const game = ship(table(4), 6).governor(2).play('2 chooseRole mayor');
    expect(dealt(game)).toEqual(['2 gets 3', '3 gets 2', '0 gets 1', '1 gets 1']);
  });

  it('MA-2: with fewer colonists than players somebody gets none', () => {
    const game = ship(table(3), 2).play('0 chooseRole mayor');
    expect(dealt(game)).toEqual(['0 gets 2', '1 gets 1', '2 gets 0']);
  });

  it('MA-3: all colonists may be placed anew, old ones too', () => {
    const scene = {
      tiles: { corn: 1, coffee: 1 },
      workers: { corn: 1 },
      buildings: { coffeeRoaster: 0 },
    };
    const game = table(4, { 1: scene }).play('0 chooseRole mayor', '1 place 0.0.0.0.1.0 1 -');
    expect(game.player(1).workers).toEqual([0, 0, 0, 0, 1, 0]);
    expect(game.player(1).sanJuan).toBe(0);
    expect(game.told('placed').at(-1)).toMatchObject({ seat: 1, sanJuan: 0 });
  });

  it('MA-3: no more on a tile or in a building than it has circles', () => {
    const scene = { tiles: { corn: 1, indigo: 1 }, buildings: { indigoPlant: 0 }, sanJuan: 2 };
    const game = table(4, { 0: scene }).play('0 chooseRole mayor');
    const overfilled = { code: 'circlesOverfilled', rule: 'MA-3' };
    expect(game.refusal('0 place 2.0.0.0.0.0 3 -')).toEqual(overfilled);
    expect(game.refusal('0 place 0.1.0.0.0.0 4 -')).toEqual(overfilled);
    expect(game.refusal('0 place 0.0.1.0.0.0 3 -')).toEqual(overfilled);
  });

  it('MA-3: not more than one has, and only in one’s own city', () => {
    const scene = { tiles: { corn: 5, coffee: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole mayor');
    const tooMany = { code: 'tooManyColonists', rule: 'MA-3' };
    expect(game.refusal('0 place 3.0.0.0.0.0 - -')).toEqual(tooMany);
    const wrongCity = { code: 'wrongCity', rule: 'MA-3' };
    expect(game.refusal('0 place 2.0.0.0.0.0 1 -')).toEqual(wrongCity);
    expect(game.refusal('0 place 2.0.0.0.0.0 - 0')).toEqual(wrongCity);
  });

  it('MA-4: nobody stays in San Juan while a circle is free', () => {
    const game = table(4, { 0: { tiles: { corn: 5, coffee: 1 } } }).play('0 chooseRole mayor');
    const idle = { code: 'idleColonists', rule: 'MA-4' };
    expect(game.refusal('0 place 1.0.0.0.0.0 - -')).toEqual(idle);
    game.play('0 place 2.0.0.0.0.0 - -');
    expect(game.player(0).sanJuan).toBe(0);
  });

  it('MA-4: colonists without a circle wait in San Juan', () => {
    const scene = { tiles: { corn: 1 }, buildings: { smallMarket: 0 }, sanJuan: 3 };
    const game = table(4, { 0: scene }).play('0 chooseRole mayor');
    expect(game.player(0)).toMatchObject({ sanJuan: 3, workers: [1, 0, 0, 0, 0, 0] });
  });

  it('MA-4: every placement listed is legal and complete', () => {
    const scene = { tiles: { corn: 2, quarry: 1 }, buildings: { indigoPlant: 0 } };
    const game = table(4, { 0: scene }).play('0 chooseRole mayor');
    const all = placementsOf(game, 0);
    expect(all.sort()).toEqual(
      [
        '0 place 2.0.0.0.0.0 0 -',
        '0 place 1.0.0.0.0.1 0 -',
        '0 place 1.0.0.0.0.0 1 -',
        '0 place 0.0.0.0.0.1 1 -',
        '0 place 0.0.0.0.0.0 2 -',
      ].sort(),
    );
    for (const line of all) expect(game.refusal(line)).toBeNull();
  });

  const CHOICE = { tiles: { corn: 3, indigo: 1 } };
  const EVERYBODY = { 0: CHOICE, 1: CHOICE, 2: CHOICE };

  it('MA-1, R-5: the mayor may waive the colonist with the choice of the role', () => {
    const game = table(3);
    expect(game.choices.slice(-2)).toEqual([
      'chooseRole mayor waived',
      'chooseRole captain waived',
    ]);
    game.play('0 chooseRole mayor waived');
    expect(game.told('colonistsDealt').map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('MA-1, R-5: waiving it can delay the end of the game', () => {
    const scene = (line: string) => {
      const game = table(3);
      game.state.colonists = 3;
      return game.play(line).state.endTriggers;
    };
    expect(scene('0 chooseRole mayor')).toEqual(['colonists']);
    expect(scene('0 chooseRole mayor waived')).toEqual([]);
  });

  it('MA-5, V-9: all place at the same time, in any order', () => {
    const game = table(3, EVERYBODY).play('0 chooseRole mayor');
    expect(game.asks).toBe('0+1+2 place');
    game.play('2 place 1.0.0.0.0.0 - -');
    expect(game.asks).toBe('0+1 place');
    expect(game.refusal('2 place 1.0.0.0.0.0 - -')).toEqual({ code: 'notYourTurn', rule: 'R-4' });
    game.play('0 place 2.0.0.0.0.0 - -', '1 place 1.0.0.0.0.0 - -');
    expect(game.asks).toBe('1 round');
  });

  it('MA-5, V-9: with the option off they place clockwise from the mayor', () => {
    const game = table(3, EVERYBODY, SHARED).governor(1).play('1 chooseRole mayor');
    expect(game.asks).toBe('1 place');
    expect(game.refusal('2 place 1.0.0.0.0.0 - -')).toEqual({ code: 'notYourTurn', rule: 'R-4' });
    game.play('1 place 2.0.0.0.0.0 - -');
    expect(game.asks).toBe('2 place');
    game.play('2 place 1.0.0.0.0.0 - -', '0 place 1.0.0.0.0.0 - -');
    expect(game.asks).toBe('2 round');
  });

  it('MA-5: the order of placing changes nothing', () => {
    const lines = ['0 place 2.0.0.0.0.0 - -', '1 place 1.0.0.0.0.0 - -', '2 place 1.0.0.0.0.0 - -'];
    const forward = table(3, EVERYBODY).play('0 chooseRole mayor', ...lines);
    const backward = table(3, EVERYBODY).play('0 chooseRole mayor', ...lines.reverse());
    expect(backward.state).toEqual(forward.state);
  });

  it('R-7: a player with a colonist for every circle is not asked', () => {
    const game = table(4, { 2: CHOICE }).play('0 chooseRole mayor');
    expect(game.asks).toBe('2 place');
    expect(game.told('forced').map(({ seat }) => seat)).toEqual([0, 1, 3]);
  });

  it('R-7: a single kind of place leaves nothing to ask', () => {
    const game = table(4, { 2: { tiles: { corn: 3 } } }).play('0 chooseRole mayor');
    expect(game.asks).toBe('1 round');
    expect(game.player(2).workers[0]).toBe(1);
  });

  it('MA-6: one per empty building circle, tiles not counted', () => {
    const scene = { buildings: { indigoPlant: 0, sugarMill: 0 }, tiles: { corn: 4 } };
    const game = table(3, { 1: scene }).play('0 chooseRole mayor', '1 place 0.0.0.0.0.0 1.0 -');
    expect(game.told('shipRefilled')).toEqual([{ count: 5, special: 0 }]);
    expect(game.state.colonistShip).toBe(5);
  });

  it('MA-6: at least as many as players', () => {
    const game = table(4).play('0 chooseRole mayor');
    expect(game.state.colonistShip).toBe(4);
    expect(game.state.colonists).toBe(70);
  });

  it('MA-7: if the supply cannot fill the ship, the rest goes on it and the end is triggered', () => {
    const game = table(4);
    game.state.colonists = 4;
    game.play('0 chooseRole mayor');
    expect(game.state.colonistShip).toBe(3);
    expect(game.state.colonists).toBe(0);
    expect(game.told('endTriggered')).toEqual([{ trigger: 'colonists' }]);
  });

  it('MA-7: a supply that is just enough triggers nothing', () => {
    const game = table(4);
    game.state.colonists = 5;
    game.play('0 chooseRole mayor');
    expect(game.state).toMatchObject({ colonists: 0, colonistShip: 4, endTriggers: [] });
  });

  it('MA-8: outside this phase colonists stay where they are', () => {
    const scene = { tiles: { corn: 1, sugar: 1 }, workers: { sugar: 1 }, sanJuan: 1 };
    const game = table(4, { 0: scene }).play(
      '0 chooseRole settler',
      '0 pass',
      '1 pass',
      '2 pass',
      '3 pass',
    );
    expect(game.player(0)).toMatchObject({ workers: [0, 0, 1, 0, 0, 0], sanJuan: 1 });
    const placing = game.refusal('1 place 0.0.0.0.0.0 - -');
    expect(placing).toEqual({ code: 'notNow', rule: 'R-4' });
  });
});
