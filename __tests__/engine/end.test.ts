import {
  createGame,
  type Edition,
  isRefusal,
  recreateGame,
  restore,
  score,
  store,
  totalScore,
  type Variants,
} from '#engine';
import { withBuildings } from './support/board';
import { type Players, request } from './support/game';
import type { Holdings } from './support/give';
import { Table, table } from './support/table';

/** A city with one free space, which seat 0 can fill. */
const ALMOST_FULL: Holdings = {
  coins: 9,
  buildings: {
    smallIndigoPlant: 0,
    guildHall: 0,
    residence: 0,
    fortress: 0,
    customsHouse: 0,
    cityHall: 0,
  },
};

function lastBuilding(edition: Edition, variants: Partial<Variants> = {}): Table {
  const game = table(
    3,
    { 0: ALMOST_FULL, 1: { coins: 0 }, 2: { coins: 0 } },
    { edition, variants },
  );
  return game.play('0 chooseRole builder', '0 build wharf');
}

function scored(holdings: Holdings, players: Players = 4) {
  const game = table(players, { 1: holdings });
  const own = score(game.state)[1];
  if (own === undefined) throw new Error('no such seat');
  expect(totalScore(game.state, 1)).toBe(own.total);
  return own;
}
/** The bonus of the seat's large buildings. */
const bonus = (holdings: Holdings) =>
  scored(holdings)
    .lines.filter(({ line }) => line !== 'shipping' && line !== 'buildings')
    .map(({ points }) => points);

describe('the end', () => {
  it('E-1, EN-2: classic: at the end of the round', () => {
    const game = lastBuilding('classic');
    expect(game.state.endTriggers).toEqual(['city']);
    expect(game.asks).toBe('1 round');
    game.play('1 chooseRole captain', '2 chooseRole trader');
    expect(game.asks).toBe('over');
    expect(game.state).toMatchObject({ over: true, round: 1 });
    expect(game.told('gameEnded')).toHaveLength(1);
    expect(game.told('roleCoinAdded')).toEqual([]);
  });

  it('E-1, EN-2: 1897: at the end of the phase that triggered it', () => {
    const game = lastBuilding('1897');
    expect(game.asks).toBe('over');
  });

  it('E-1: 1897: the others still have their turn in that phase', () => {
    const scene = { 0: ALMOST_FULL, 1: { coins: 9 }, 2: { coins: 0 } };
    const game = table(3, scene, { edition: '1897' });
    game.play('0 chooseRole builder', '0 build wharf');
    expect(game.asks).toBe('1 build');
    game.play('1 build harbor');
    expect(game.asks).toBe('over');
  });

  it('V-10: 1897 with the corrections of 2026: at the end of the round', () => {
    const game = lastBuilding('1897', { corrections2026: true });
    expect(game.asks).toBe('1 round');
    game.play('1 chooseRole captain', '2 chooseRole trader');
    expect(game.asks).toBe('over');
  });

  it('V-10: is refused in a classic game', () => {
    const variants = { corrections2026: true };
    expect(createGame(request(3, { variants }))).toMatchObject({
      code: 'badOption',
      field: 'variants.corrections2026',
    });
    expect(isRefusal(createGame(request(3, { edition: '1897', variants })))).toBe(false);
    expect(isRefusal(createGame(request(3, { variants: { corrections2026: false } })))).toBe(false);
  });

  it('V-10: a classic game that began with it can be set up again', () => {
    const again = recreateGame(request(3, { variants: { corrections2026: true } }));
    if (isRefusal(again)) throw new Error(again.code);
    expect(again.options.variants.corrections2026).toBe(true);
    const { variants } = again.options;
    const without = recreateGame(request(3));
    if (isRefusal(without)) throw new Error(without.code);
    expect({ ...without, options: { ...without.options, variants } }).toEqual(again);
    expect(without).toEqual(createGame(request(3)));
    expect(recreateGame(request(3, { board: ['harbor'] }))).toEqual(
      createGame(request(3, { board: ['harbor'] })),
    );
  });

  it('EN-1: a supply short of colonists', () => {
    const game = table(3);
    game.state.colonists = 3;
    game.play('0 chooseRole mayor');
    expect(game.state.endTriggers).toEqual(['colonists']);
  });

  it('EN-1: a full city', () => {
    expect(lastBuilding('classic').state.endTriggers).toEqual(['city']);
  });

  it('EN-1: the last VP token', () => {
    const game = table(3, { 0: { vp: 75 } }).play('0 chooseRole captain');
    expect(game.state.endTriggers).toEqual(['vp']);
  });

  it('E-5: a token supply emptied before counts at the end of the captain phase', () => {
    const game = table(3, { 0: { vp: 75 } }, { edition: '1897' }).play('0 chooseRole trader');
    expect(game.state.over).toBe(false);
    game.play('1 chooseRole captain');
    expect(game.state).toMatchObject({ over: true, endTriggers: ['vp'] });
  });

  describe('the last token outside a captain phase', () => {
    const churchGoer = { coins: 8, buildings: { church: 1 } };
    const scene = { 0: churchGoer, 1: { vp: 74 } };
    const inGame = (variants = {}, edition: Edition = '1897') =>
      table(3, scene, { ...withBuildings('church', 'blackMarket'), edition, variants });
    const takeLast = (game: Table) => game.play('0 chooseRole builder', '0 build sugarMill');

    it('E-5: a token returned meanwhile does not cancel the end', () => {
      const game = takeLast(inGame());
      expect(game.state).toMatchObject({ vp: 0, endTriggers: [] });
      game.player(0).vp--;
      game.state.vp++;
      game.play('1 pass', '2 pass', '1 chooseRole captain');
      expect(game.state).toMatchObject({ over: true, endTriggers: ['vp'] });
    });

    it('V-10: it ends the game with that round', () => {
      const game = takeLast(inGame({ corrections2026: true }));
      expect(game.state.endTriggers).toEqual(['vp']);
      game.play('1 pass', '2 pass', '1 chooseRole trader', '2 chooseRole craftsman');
      expect(game.state.over).toBe(true);
    });

    it('V-10: it still does in a classic game that was stored with the variant', () => {
      const stored = store(inGame({}, 'classic').state);
      const options = Object(stored.options);
      const variants = { ...options.variants, corrections2026: true };
      const opened = restore({ ...stored, options: { ...options, variants } });
      if (isRefusal(opened)) throw new Error(opened.code);
      const game = takeLast(new Table(opened));
      expect(game.state.endTriggers).toEqual(['vp']);
    });
  });

  it('EN-2: after the end nothing can be played', () => {
    const game = lastBuilding('1897');
    expect(game.choices).toEqual([]);
    expect(game.refusal('1 chooseRole captain')).toEqual({ code: 'gameOver', rule: 'EN-2' });
  });

  it('EN-2: a trigger is reported once', () => {
    const game = table(2, { 0: { vp: 65 } }).play('0 chooseRole captain');
    expect(game.told('endTriggered')).toHaveLength(1);
    game.play('1 chooseRole prospector');
    expect(game.state.endTriggers).toEqual(['vp']);
  });
});

describe('the score', () => {
  it('EN-3: tokens with the surplus, buildings, bonuses of occupied large buildings', () => {
    const buildings = { smallMarket: 1, sugarMill: 0, guildHall: 1, cityHall: 0 };
    const game = table(4, { 1: { vp: 11, buildings } });
    game.state.players[1].surplusVp = 2;
    expect(score(game.state)[1]).toMatchObject({
      lines: [
        { module: 'base', line: 'shipping', points: 13 },
        { module: 'base', line: 'buildings', points: 11 },
        { module: 'base', line: 'guildHall', points: 2 },
      ],
      total: 26,
    });
    expect(totalScore(game.state, 1)).toBe(26);
  });

  it('EN-4: guild hall: 1 per small, 2 per large production building', () => {
    const plants = { smallSugarMill: 0, sugarMill: 1, smallIndigoPlant: 0, coffeeRoaster: 0 };
    expect(bonus({ buildings: { ...plants, guildHall: 1 } })).toEqual([6]);
  });

  it.each([
    [0, 0],
    [1, 4],
    [9, 4],
    [10, 5],
    [11, 6],
    [12, 7],
  ])('EN-4: residence: %i island spaces filled bring %i', (filled, points) => {
    const tiles = { sugar: Math.min(filled, 6), tobacco: Math.max(0, filled - 6) };
    expect(bonus({ tiles, buildings: { residence: 1 } })).toEqual([points]);
  });

  it('EN-4: residence: quarries fill the island too', () => {
    expect(bonus({ tiles: { quarry: 6, corn: 5 }, buildings: { residence: 1 } })).toEqual([6]);
  });

  it('EN-4: fortress: 1 per 3 colonists, San Juan included', () => {
    const scene = { tiles: { corn: 4 }, workers: { corn: 4 }, sanJuan: 12 };
    expect(bonus({ ...scene, buildings: { fortress: 1, indigoPlant: 3 } })).toEqual([6]);
  });

  it('EN-4: customs house: 1 per 4 VP tokens', () => {
    expect(bonus({ vp: 23, buildings: { customsHouse: 1 } })).toEqual([5]);
  });

  it('EN-4, D-4: city hall: 1 per commercial building, itself included', () => {
    const six = { smallMarket: 0, hacienda: 0, office: 1, harbor: 0, wharf: 0, residence: 0 };
    const buildings = { ...six, indigoPlant: 3, coffeeRoaster: 2, cityHall: 1 };
    expect(bonus({ buildings })).toEqual([7]);
  });

  it('EN-4, B-2: an empty large building brings no bonus but its own points', () => {
    const fort = { buildings: { fortress: 0 }, sanJuan: 9 };
    expect(bonus(fort)).toEqual([]);
    expect(scored(fort).total).toBe(4);
  });

  it('EN-5: a tie is broken by coins and goods', () => {
    const scene = {
      0: { vp: 9, coins: 3 },
      1: { vp: 9, coins: 1, goods: { corn: 3 } },
      2: { vp: 8, coins: 50 },
    };
    const ranks = score(table(3, scene).state);
    expect(ranks.map(({ tieBreak, rank }) => [tieBreak, rank])).toEqual([
      [3, 2],
      [4, 1],
      [50, 3],
    ]);
  });

  it('EN-5: still tied, they share the victory', () => {
    const scene = {
      0: { vp: 9, coins: 4 },
      1: { vp: 9, coins: 1, goods: { corn: 3 } },
      2: { vp: 8 },
    };
    expect(score(table(3, scene).state).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});
