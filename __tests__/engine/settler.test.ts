import { Building, Good, Tile } from '#engine';
import { type Table, table } from './support/table';

/** Lays out exactly these plantations face up. The rest of the stack stays face down. */
function layOut(game: Table, faceUp: number[]): Table {
  const { state } = game;
  for (let good = 0; good < 5; good++) {
    const kind = good as Good;
    state.stack[kind] += state.faceUp[kind] - (faceUp[good] ?? 0);
    state.faceUp[kind] = faceUp[good] ?? 0;
  }
  return game;
}

const FULL_ISLAND = { corn: 5, indigo: 4, quarry: 3 };
const tilesOf = (game: Table, seat: 0 | 1 | 2 | 3) => game.player(seat).tiles;

describe('settler', () => {
  it('SE-1: each in turn may take one face-up plantation', () => {
    const game = layOut(table(4), [0, 0, 1, 2, 2]).play(
      '0 chooseRole settler',
      '0 takeTile coffee',
    );
    expect(tilesOf(game, 0)[Tile.coffee]).toBe(1);
    expect(game.asks).toBe('1 settle');
    expect(game.choices).toEqual(['takeTile sugar', 'takeTile tobacco', 'takeTile coffee', 'pass']);
    game.play('1 takeTile coffee');
    expect(game.choices).toEqual(['takeTile sugar', 'takeTile tobacco', 'pass']);
    expect(game.told('tileGained')).toEqual([
      { seat: 0, tile: Tile.coffee, source: 'faceUp' },
      { seat: 1, tile: Tile.coffee, source: 'faceUp' },
    ]);
  });

  it('SE-1: only face-up plantations', () => {
    const game = layOut(table(4), [0, 0, 1, 2, 2]).play('0 chooseRole settler');
    expect(game.refusal('0 takeTile corn')).toEqual({ code: 'tileNotOffered', rule: 'SE-1' });
  });

  it('SE-2: a quarry is the privilege of the settler', () => {
    const game = table(4).play('0 chooseRole settler');
    expect(game.choices).toContain('takeTile quarry');
    game.play('0 takeTile quarry');
    expect(tilesOf(game, 0)[Tile.quarry]).toBe(1);
    expect(game.state.quarries).toBe(7);
    expect(game.choices).not.toContain('takeTile quarry');
    expect(game.refusal('1 takeTile quarry')).toEqual({ code: 'quarryIsPrivilege', rule: 'SE-2' });
  });

  it('SE-3: with a full island there is nothing to take', () => {
    const game = table(4, { 0: { tiles: FULL_ISLAND } }).play('0 chooseRole settler');
    expect(game.asks).toBe('1 settle');
    expect(game.told('skipped')).toEqual([{ seat: 0 }]);
  });

  it('SE-3: no quarries left, no quarry', () => {
    const game = table(4, { 1: { tiles: { quarry: 8 } } }).play('0 chooseRole settler');
    expect(game.choices).not.toContain('takeTile quarry');
    expect(game.refusal('0 takeTile quarry')).toEqual({ code: 'noQuarryLeft', rule: 'SE-3' });
  });

  it('SE-4: leftovers are discarded and players + 1 new tiles are laid out', () => {
    const game = layOut(table(4), [0, 0, 1, 2, 2]);
    game.play(
      '0 chooseRole settler',
      '0 takeTile coffee',
      '1 takeTile sugar',
      '2 pass',
      '3 takeTile tobacco',
    );
    expect(game.state.discard).toEqual([0, 0, 0, 1, 1]);
    expect(game.state.faceUp.reduce((a, b) => a + b)).toBe(5);
    expect(game.told('tilesDealt')).toEqual([
      { tiles: game.state.faceUp, discarded: [0, 0, 0, 1, 1] },
    ]);
  });

  it('SE-4: a stack that runs out is made anew from the discard', () => {
    const game = layOut(table(4), [0, 0, 1, 2, 2]);
    const { state } = game;
    state.discard = state.stack;
    state.stack = [1, 1, 0, 0, 0];
    state.discard[Good.corn]--;
    state.discard[Good.indigo]--;
    const discarded = state.discard.reduce((a, b) => a + b);
    game.play('0 chooseRole settler', '0 pass', '1 pass', '2 pass', '3 pass');
    expect(game.state.faceUp.reduce((a, b) => a + b)).toBe(5);
    expect(game.told('stackReshuffled')).toHaveLength(1);
    expect(game.state.discard).toEqual([0, 0, 0, 0, 0]);
    expect(game.state.stack.reduce((a, b) => a + b)).toBe(discarded + 2);
  });

  const shortStack = (edition: 'classic' | '1897') => {
    const game = layOut(table(4, {}, { edition }), [0, 0, 0, 0, 0]);
    game.state.stack = [3, 0, 0, 0, 0];
    game.state.discard = [0, 0, 0, 0, 45];
    const { faceUp } = game.play('0 chooseRole settler', '0 takeTile quarry').state;
    return faceUp[Good.corn];
  };

  it('E-6: classic: a stack that is short is laid out first, then the discard', () => {
    expect(shortStack('classic')).toBe(3);
  });

  it('E-6: 1897: the discard goes into the bag first, then all are drawn', () => {
    expect(shortStack('1897')).toBeLessThan(3);
  });

  it('SE-4: if even the discard is short, fewer are laid out', () => {
    const game = layOut(table(4), [0, 0, 1, 1, 0]);
    game.state.stack = [0, 0, 0, 0, 1];
    game.play('0 chooseRole settler', '0 takeTile sugar', '1 pass', '2 pass', '3 pass');
    expect(game.state.faceUp).toEqual([0, 0, 0, 1, 1]);
    expect(game.asks).toBe('1 round');
  });
});

describe('hacienda', () => {
  const OWNER = { buildings: { hacienda: 1 } };

  it('SE-5: may draw the top face-down tile before the normal action', () => {
    const game = table(4, { 0: OWNER }).play('0 chooseRole settler');
    expect(game.asks).toBe('0 hacienda');
    const stack = game.state.stack.reduce((a, b) => a + b);
    game.play('0 use hacienda');
    expect(game.state.stack.reduce((a, b) => a + b)).toBe(stack - 1);
    expect(game.told('tileGained')[0]).toMatchObject({ seat: 0, source: 'stack' });
    expect(game.asks).toBe('0 settle');
    game.play('0 takeTile quarry');
    expect(tilesOf(game, 0).reduce((a, b) => a + b)).toBe(3);
  });

  it('SE-5: also on the turn of another settler, and only for its owner', () => {
    const game = table(4, { 1: OWNER }).play('0 chooseRole settler', '0 pass');
    expect(game.asks).toBe('1 hacienda');
    expect(game.refusal('1 use hospice')).toEqual({ code: 'notOffered', rule: 'B-3' });
    expect(game.refusal('2 use hacienda')).toEqual({ code: 'notYourTurn', rule: 'R-4' });
    game.play('1 pass');
    expect(game.asks).toBe('1 settle');
  });

  it('SE-5: never a quarry', () => {
    for (let seed = 0; seed < 30; seed++) {
      const game = table(4, { 0: OWNER }, { seed: `drawn ${seed}` });
      game.play('0 chooseRole settler', '0 use hacienda');
      expect(tilesOf(game, 0)[Tile.quarry]).toBe(0);
    }
  });

  it('SE-5: the drawn tile may fill the island, then the normal action falls away', () => {
    const game = table(4, { 0: { ...OWNER, tiles: { ...FULL_ISLAND, quarry: 2 } } });
    game.play('0 chooseRole settler', '0 use hacienda');
    expect(game.asks).toBe('1 settle');
    expect(tilesOf(game, 0).reduce((a, b) => a + b)).toBe(12);
  });

  it('SE-5: a full island draws nothing', () => {
    const game = table(4, { 0: { ...OWNER, tiles: FULL_ISLAND } }).play('0 chooseRole settler');
    expect(game.asks).toBe('1 settle');
  });

  it('SE-5: an empty stack is reshuffled first', () => {
    const game = table(4, { 0: OWNER });
    game.state.discard = game.state.stack;
    game.state.stack = [0, 0, 0, 0, 0];
    game.play('0 chooseRole settler', '0 use hacienda');
    expect(game.told('stackReshuffled')).toHaveLength(1);
    expect(game.told('tileGained')).toHaveLength(1);
  });

  it('SE-5: is not asked if there is nothing to draw', () => {
    const game = table(4, { 0: OWNER });
    game.state.stack = [0, 0, 0, 0, 0];
    game.play('0 chooseRole settler');
    expect(game.asks).toBe('0 settle');
  });
});

describe('construction hut', () => {
  it('SE-6: a quarry instead of a face-up tile, on anybody’s settler', () => {
    const game = table(4, { 1: { buildings: { constructionHut: 1 } } });
    game.play('0 chooseRole settler', '0 pass');
    expect(game.choices).toContain('takeTile quarry');
    game.play('1 takeTile quarry');
    expect(tilesOf(game, 1)[Tile.quarry]).toBe(1);
  });

  it('SE-6: never two quarries in a turn', () => {
    const game = table(4, { 0: { buildings: { constructionHut: 1 } } });
    game.play('0 chooseRole settler', '0 takeTile quarry');
    expect(game.asks).toBe('1 settle');
    expect(tilesOf(game, 0)[Tile.quarry]).toBe(1);
  });

  it('SE-6: an empty one opens no quarries', () => {
    const game = table(4, { 1: { buildings: { constructionHut: 0 } } });
    game.play('0 chooseRole settler', '0 pass');
    expect(game.refusal('1 takeTile quarry')).toEqual({ code: 'quarryIsPrivilege', rule: 'SE-2' });
  });
});

describe('hospice', () => {
  const OWNER = { buildings: { hospice: 1 } };

  it('SE-7: a colonist from the supply onto the new tile', () => {
    const game = layOut(table(4, { 0: OWNER }), [0, 0, 1, 2, 2]);
    const supply = game.state.colonists;
    game.play('0 chooseRole settler', '0 takeTile sugar', '0 use hospice');
    expect(game.player(0).workers[Tile.sugar]).toBe(1);
    expect(game.state.colonists).toBe(supply - 1);
    expect(game.told('colonistGained')).toEqual([
      {
        seat: 0,
        special: false,
        from: 'supply',
        to: { at: 'island', tile: Tile.sugar },
        by: Building.hospice,
      },
    ]);
  });

  it('SE-7: onto a quarry too', () => {
    const game = table(4, { 0: OWNER }).play(
      '0 chooseRole settler',
      '0 takeTile quarry',
      '0 use hospice',
    );
    expect(game.player(0).workers[Tile.quarry]).toBe(1);
  });

  it('SE-7: from the ship if the supply is empty', () => {
    const game = table(4, { 0: OWNER });
    game.state.colonists = 0;
    game.play('0 chooseRole settler', '0 takeTile quarry', '0 use hospice');
    expect(game.state.colonistShip).toBe(3);
    expect(game.told('colonistGained')[0]?.from).toBe('ship');
  });

  it('SE-7: none left, nothing', () => {
    const game = table(4, { 0: OWNER });
    game.state.colonists = 0;
    game.state.colonistShip = 0;
    game.play('0 chooseRole settler', '0 takeTile quarry');
    expect(game.asks).toBe('1 settle');
  });

  it('SE-7: no tile taken, no colonist', () => {
    const game = table(4, { 0: OWNER }).play('0 chooseRole settler', '0 pass');
    expect(game.asks).toBe('1 settle');
  });
});

describe('hospice with hacienda', () => {
  const OWNER = { buildings: { hospice: 1, hacienda: 1 } };

  it('E-3: classic: never on the hacienda’s tile', () => {
    const game = table(4, { 0: OWNER }).play('0 chooseRole settler', '0 use hacienda');
    expect(game.asks).toBe('0 settle');
    game.play('0 takeTile quarry');
    expect(game.asks).toBe('0 hospice');
  });

  it('E-3: 1897: on the drawn tile, and then not on the other', () => {
    const game = table(4, { 0: OWNER }, { edition: '1897' });
    game.play('0 chooseRole settler', '0 use hacienda');
    expect(game.asks).toBe('0 hospice');
    expect(game.choices).toEqual(['use hospice', 'pass']);
    game.play('0 use hospice', '0 takeTile quarry');
    expect(game.asks).toBe('1 settle');
    expect(game.player(0).workers.reduce((a, b) => a + b)).toBe(1);
    expect(game.player(0).workers[Tile.quarry]).toBe(0);
  });

  it('E-3: 1897: by waiting it can go on the other tile', () => {
    const game = table(4, { 0: OWNER }, { edition: '1897' });
    game.play('0 chooseRole settler', '0 use hacienda', '0 pass', '0 takeTile quarry');
    expect(game.choices).toEqual(['use hospice', 'decline']);
    game.play('0 use hospice');
    expect(game.player(0).workers[Tile.quarry]).toBe(1);
    expect(game.player(0).workers.reduce((a, b) => a + b)).toBe(1);
  });

  it('E-3: 1897: on the tile that fills the island it is the last chance', () => {
    const scene = { ...OWNER, tiles: { ...FULL_ISLAND, quarry: 2 } };
    const game = table(4, { 0: scene }, { edition: '1897' });
    game.play('0 chooseRole settler', '0 use hacienda');
    expect(game.choices).toEqual(['use hospice', 'decline']);
  });
});
