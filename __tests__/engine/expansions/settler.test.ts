import { decisionOf, Good, Tile } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import type { Holdings } from '#tests/engine/support/give';
import { type Table, table } from '#tests/engine/support/table';

const SETTLERS = withBuildings('sawmill', 'hacienda', 'hospice', 'library');
const settlers = (holdings: Holdings, options = SETTLERS) =>
  table(3, { 0: holdings }, options).play('0 chooseRole settler');

/** Puts only one kind on the stack, so that draws are known. */
function stackOf(game: Table, good: Good): Table {
  const { state } = game;
  for (const kind of [0, 1, 2, 3, 4] as const) {
    state.discard[kind] += state.stack[kind];
    state.stack[kind] = 0;
  }
  state.stack[good] = 3;
  state.discard[good] -= 3;
  return game;
}

const firstTile = (game: Table) => game.choices.find((choice) => choice !== 'pass') ?? '';

describe('sawmill', () => {
  it('X1-1: a plantation gained may be laid as forest, which takes no colonist', () => {
    const game = settlers({ tiles: {}, buildings: { sawmill: 1 } });
    game.play(`0 ${firstTile(game)}`);
    expect(game.asks).toBe('0 sawmill');
    expect(game.choices).toEqual(['pass', 'use sawmill']);
    game.play('0 use sawmill');
    expect(game.player(0).turned.reduce((a, b) => a + b)).toBe(1);
    expect(game.player(0).tiles.every((count) => count === 0)).toBe(true);
  });

  it('X1-1: or as the plantation it is', () => {
    const game = settlers({ tiles: {}, buildings: { sawmill: 1 } });
    game.play(`0 ${firstTile(game)}`, '0 pass');
    expect(game.player(0).tiles.reduce((a, b) => a + b)).toBe(1);
  });

  it('X1-1: a quarry is no plantation', () => {
    const game = settlers({ buildings: { sawmill: 1 } }).play('0 takeTile quarry');
    expect(game.asks).toBe('1 settle');
  });

  it('X1-1: every two forests make a building 1 cheaper, on top of quarries', () => {
    const game = table(
      3,
      {
        0: {
          coins: 0,
          tiles: { quarry: 1 },
          workers: { quarry: 1 },
          forests: { corn: 2, sugar: 3 },
          buildings: { sawmill: 1 },
        },
      },
      SETTLERS,
    ).play('0 chooseRole builder');
    // 1 privilege, 1 quarry, 2 for five forests: a hospice for 0, an office for 1.
    expect(game.choices).toContain('build hospice');
    expect(game.choices).not.toContain('build office');
  });

  it('X1-3: with the hacienda the drawn tile is seen before deciding', () => {
    const game = stackOf(settlers({ buildings: { hacienda: 1, sawmill: 1 } }), Good.coffee);
    game.play('0 use hacienda');
    expect(game.asks).toBe('0 sawmill');
    expect(decisionOf(game.state)?.data).toEqual({ tile: Tile.coffee, source: 'stack' });
    game.play('0 use sawmill');
    expect(game.player(0).turned[Good.coffee]).toBe(1);
    expect(game.asks).toBe('0 settle');
  });
});

describe('hospice with sawmill', () => {
  it('X1-2: if only forest was gained the colonist goes to San Juan', () => {
    const game = settlers({ tiles: {}, buildings: { hospice: 1, sawmill: 1 } });
    game.play(`0 ${firstTile(game)}`, '0 use sawmill', '0 use hospice');
    expect(game.player(0).sanJuan).toBe(1);
  });

  const withHacienda = { tiles: {}, buildings: { hospice: 1, sawmill: 1, hacienda: 1 } };

  it('X1-2: 1897: with the hacienda’s tile gained, the colonist goes onto that one', () => {
    const game = settlers(withHacienda, { ...SETTLERS, edition: '1897' });
    stackOf(game, Good.tobacco).play('0 use hacienda', '0 pass', '0 pass');
    game.play(`0 ${firstTile(game)}`, '0 use sawmill', '0 use hospice');
    expect(game.player(0).workers[Tile.tobacco]).toBe(1);
    expect(game.player(0).sanJuan).toBe(0);
  });

  it('X1-2, E-3: classic: the hacienda’s tile does not count as another tile', () => {
    const game = settlers(withHacienda);
    stackOf(game, Good.tobacco).play('0 use hacienda', '0 pass');
    game.play(`0 ${firstTile(game)}`, '0 use sawmill', '0 use hospice');
    expect(game.player(0).workers[Tile.tobacco]).toBe(0);
    expect(game.player(0).sanJuan).toBe(1);
  });
});

describe('library in the settler phase', () => {
  const library = withBuildings('library', 'hospice', 'hacienda', 'constructionHut');

  it('X1-1: a second face-up plantation after the others took theirs', () => {
    const game = settlers({ tiles: {}, buildings: { library: 1 } }, library);
    game.play('0 takeTile quarry', '1 pass', '2 pass');
    expect(game.asks).toBe('0 settle');
    expect(game.choices).not.toContain('takeTile quarry');
    expect(game.refusal('0 takeTile quarry')).toMatchObject({ code: 'quarryIsPrivilege' });
    game.play(`0 ${firstTile(game)}`);
    expect(game.player(0).tiles.reduce((a, b) => a + b)).toBe(2);
  });

  it('X1-1: with an occupied construction hut the second may be a quarry', () => {
    const game = settlers({ tiles: {}, buildings: { library: 1, constructionHut: 1 } }, library);
    game.play(`0 ${firstTile(game)}`, '1 pass', '2 pass');
    expect(game.choices).toContain('takeTile quarry');
  });

  it('X1-1: nobody else has it', () => {
    const game = table(3, { 1: { buildings: { library: 1 } } }, library);
    game.play('0 chooseRole settler', '0 pass', '1 pass', '2 pass');
    expect(game.asks).toBe('1 round');
  });

  it('X1-2: with hospice and hacienda there is one colonist in all', () => {
    const game = settlers(
      { tiles: {}, buildings: { library: 1, hospice: 1, hacienda: 1 } },
      { ...library, edition: '1897' },
    );
    stackOf(game, Good.tobacco).play('0 use hacienda', '0 use hospice');
    expect(game.player(0).workers[Tile.tobacco]).toBe(1);
    game.play('0 takeTile quarry', '1 pass', '2 pass', `0 ${firstTile(game)}`);
    if (game.asks === '0 settle') game.play(`0 ${firstTile(game)}`);
    expect(game.told('colonistGained')).toHaveLength(1);
    expect(game.asks).toBe('1 round');
  });

  it('V-10: no colonist on the library’s second tile', () => {
    const scene = { tiles: {}, buildings: { library: 1, hospice: 1 } };
    const corrected = { ...library, edition: '1897', variants: { corrections2026: true } } as const;
    const game = settlers(scene, corrected).play('0 takeTile quarry', '0 decline');
    game.play('1 pass', '2 pass', `0 ${firstTile(game)}`);
    const second = settlers(scene, library).play('0 takeTile quarry', '0 pass');
    second.play('1 pass', '2 pass', `0 ${firstTile(second)}`);
    if (game.asks === '0 settle') game.play(`0 ${firstTile(game)}`);
    if (second.asks === '0 settle') second.play(`0 ${firstTile(second)}`);
    expect(game.asks).toBe('1 round');
    expect(second.asks).toBe('0 hospice');
  });

  it('V-10: nor if it is a quarry', () => {
    const scene = { tiles: {}, buildings: { library: 1, hospice: 1, constructionHut: 1 } };
    const corrected = { ...withBuildings('library', 'hospice', 'constructionHut') };
    const variants = { corrections2026: true };
    const game = settlers(scene, { ...corrected, edition: '1897', variants });
    game.play('0 takeTile quarry', '0 decline', '1 pass', '2 pass', '0 takeTile quarry');
    expect(game.asks).toBe('1 round');
  });
});

describe('hospice, forest and library', () => {
  const options = withBuildings('hospice', 'sawmill', 'library');
  const owner = { tiles: {}, buildings: { hospice: 1, sawmill: 1, library: 1 } };

  it('X1-2: with the library, turning the colonist down on the first tile is a choice', () => {
    const game = settlers(owner, options).play('0 takeTile quarry');
    expect(game.choices).toEqual(['use hospice', 'pass']);
  });

  it('X1-2: after a forest the colonist is in San Juan; a later other tile takes him', () => {
    const game = settlers(owner, options);
    game.play(`0 ${firstTile(game)}`, '0 use sawmill', '0 use hospice');
    expect(game.player(0).sanJuan).toBe(1);
    game.play('1 pass', '2 pass', `0 ${firstTile(game)}`, '0 pass');
    expect(game.player(0).sanJuan).toBe(0);
    expect(game.player(0).workers.reduce((a, b) => a + b)).toBe(1);
  });

  it('X1-2: another tile gained before the forest has the colonist', () => {
    const game = settlers(owner, options);
    game.play('0 takeTile quarry', '0 pass', '1 pass', '2 pass');
    game.play(`0 ${firstTile(game)}`, '0 use sawmill', '0 use hospice');
    expect(game.player(0).workers[Tile.quarry]).toBe(1);
  });
});

describe('hunting lodge', () => {
  const lodge = withBuildings('huntingLodge');
  const passAll = ['0 pass', '1 pass', '2 pass'];

  it('X2-5: with a colonist the owner may discard a plantation or forest', () => {
    const game = table(
      3,
      {
        1: {
          tiles: { corn: 1, quarry: 1 },
          workers: { corn: 1 },
          forests: { sugar: 1 },
          buildings: { huntingLodge: 1 },
        },
      },
      lodge,
    ).play('0 chooseRole settler', ...passAll);
    expect(game.choices).toEqual(['discardTile corn', 'discardTile turned', 'pass']);
    expect(game.refusal('1 discardTile quarry')).toMatchObject({ code: 'noSuchTile' });
    game.play('1 discardTile corn');
    expect(game.player(1).sanJuan).toBe(1);
    expect(game.player(1).workers[Tile.corn]).toBe(0);
    expect(game.state.faceUp.reduce((a, b) => a + b)).toBe(4);
  });

  const withNoble = (tiles: number) =>
    table(
      3,
      {
        0: { tiles: { corn: 2 } },
        1: {
          tiles: { indigo: tiles },
          buildings: { huntingLodge: 1 },
          nobles: { huntingLodge: 1 },
        },
        2: { tiles: { sugar: 3 } },
      },
      lodge,
    ).play('0 chooseRole settler', ...passAll);

  it('X2-5: with a noble 2 VP for fewer tiles than each other player', () => {
    expect(withNoble(1).player(1).vp).toBe(2);
  });

  it('X2-5: a tie brings nothing', () => {
    const game = withNoble(2);
    expect(game.player(1).vp).toBe(0);
    expect(game.asks).toBe('1 round');
  });
});
