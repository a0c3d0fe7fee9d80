import {
  BUILDING_NAMES,
  buildingSpec,
  foresee,
  type GameState,
  GOAL_NAMES,
  type GoalName,
  Good,
  goalsOf,
  goalsWonBy,
  restore,
  setAside,
  store,
  viewFor,
} from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { testGame } from '#tests/engine/support/game';
import { layGoals } from '#tests/engine/support/goals';
import { problemsOf } from '#tests/engine/support/invariants';
import { type Table, table } from '#tests/engine/support/table';

const FESTIVAL = { expansions: ['festival'] } as const;
const SUGAR_FARMS = { festivalFarms: { tiles: ['sugar'] } } as const;

type Scene = Parameters<typeof table>[1];
type Goals = Parameters<typeof layGoals>[1];

function festival(scene: Scene, goals: Goals, options: Parameters<typeof table>[2] = FESTIVAL) {
  const game = table(3, {}, options);
  layGoals(game.state, goals);
  for (const [seat, holdings] of Object.entries(scene ?? {})) {
    game.give(Number(seat) as 0, holdings ?? {});
  }
  return game;
}

/** Lays these tiles from the stack face up. */
function offer(game: Table, ...tiles: Good[]): Table {
  const { state } = game;
  for (const kind of [0, 1, 2, 3, 4] as const) {
    state.stack[kind] += state.faceUp[kind];
    state.faceUp[kind] = 0;
  }
  for (const tile of tiles) {
    state.stack[tile]--;
    state.faceUp[tile]++;
  }
  return game;
}

const winners = (state: GameState) =>
  Object.fromEntries(goalsOf(state).map(({ name, winner }) => [name, winner]));

describe('the goals of the festival', () => {
  it('X4-1: are three, drawn by the seed, and the pieces they show are set aside', () => {
    const state = testGame(4, FESTIVAL);
    expect(goalsOf(state).map(({ name }) => name)).toEqual([
      'festivalFarms',
      'festivalGoods',
      'festivalBuilding',
    ]);
    const { goods, tiles } = setAside(state);
    expect(goods.reduce((a, b) => a + b)).toBe(3);
    expect(tiles.reduce((a, b) => a + b)).toBe(1);
    expect(goalsOf(testGame(4, FESTIVAL))).toEqual(goalsOf(state));
    const seeds = Array.from({ length: 40 }, (_, seed) =>
      testGame(4, { ...FESTIVAL, seed: `${seed}` }),
    );
    const farms = new Set(seeds.map((game) => goalsOf(game)[0]?.tiles[0]));
    expect(farms.size).toBe(5);
    const repeated = seeds.filter((game) => new Set(goalsOf(game)[1]?.goods).size < 3);
    expect(repeated.length).toBeGreaterThan(0);
  });

  it('X4-1: wait for the board to be filled', () => {
    const drafted = testGame(3, { expansions: ['newBuildings', 'festival'], board: 'draft' });
    expect(goalsOf(drafted)).toEqual([]);
    const game = table(3, {}, { expansions: ['newBuildings', 'festival'], board: 'draft' });
    while (game.asks.endsWith('draft')) game.play(`${game.asks[0]} ${game.choices[0]}`);
    expect(goalsOf(game.state)).toHaveLength(3);
  });

  it('D-12: name a small commercial building of 3 VP on the board and set no copy aside', () => {
    for (let seed = 0; seed < 60; seed++) {
      const expansions = ['newBuildings', 'nobles', 'festival'] as const;
      const state = testGame(3, { expansions, board: 'random', seed: `${seed}` });
      const building = goalsOf(state)[2]?.building ?? null;
      if (building === null) throw new Error('no building was drawn');
      expect(state.board).toContain(building);
      expect(buildingSpec(state, building)).toMatchObject({ kind: 'commercial', spaces: 1, vp: 3 });
      expect(BUILDING_NAMES[building]).not.toBe('jeweler');
      expect(problemsOf(state)).toEqual([]);
    }
  });

  it('X4-1: are known to everybody, and kept by name', () => {
    const state = testGame(3, FESTIVAL);
    for (const seat of [0, 1, null] as const) {
      expect(viewFor(state, seat).festival).toEqual(state.festival);
    }
    expect(restore(JSON.parse(JSON.stringify(store(state))))).toEqual(state);
    expect(JSON.stringify(store(state))).toContain('"festivalFarms"');
  });
});

describe('three plantations of a kind', () => {
  const two = { tiles: { sugar: 2 } };

  it('X4-2: bring three colonists from the supply, placed at once, San Juan included', () => {
    const game = offer(festival({ 0: two }, SUGAR_FARMS), Good.sugar).play('0 chooseRole settler');
    const { colonists } = game.state;
    game.play('0 takeTile sugar');
    expect(winners(game.state)).toEqual({ festivalFarms: 0 });
    expect(game.state.colonists).toBe(colonists - 3);
    expect(game.asks).toBe('0 newcomers');
    expect(game.choices).toEqual(['assign sugar', 'assign sanJuan']);
    game.play('0 assign sugar', '0 assign sanJuan', '0 assign sugar');
    expect(game.player(0)).toMatchObject({ sanJuan: 1, workers: [0, 0, 2, 0, 0, 0] });
    expect(game.told('goalWon')).toEqual([
      { seat: 0, card: GOAL_NAMES.indexOf('festivalFarms'), colonists: 3, coins: 0, vp: 0 },
    ]);
    expect(problemsOf(game.state)).toEqual([]);
  });

  it('X4-2: two are not enough, nor does another kind or a quarry help', () => {
    const game = offer(festival({ 0: two }, SUGAR_FARMS), Good.corn).play('0 chooseRole settler');
    game.play('0 takeTile corn');
    expect(winners(game.state)).toEqual({ festivalFarms: null });
    const other = festival({ 0: { tiles: { sugar: 1 } } }, SUGAR_FARMS);
    offer(other, Good.sugar).play('0 chooseRole settler', '0 takeTile sugar');
    expect(winners(other.state)).toEqual({ festivalFarms: null });
  });

  it('X4-2: a short supply gives what it has, never the ship', () => {
    const game = offer(festival({ 0: two }, SUGAR_FARMS), Good.sugar);
    game.give(2, { sanJuan: game.state.colonists - 2 }).play('0 chooseRole settler');
    const { colonistShip } = game.state;
    game.play('0 takeTile sugar');
    expect(game.told('goalWon')).toMatchObject([{ colonists: 2 }]);
    expect(game.state).toMatchObject({ colonists: 0, colonistShip });
    const none = offer(festival({ 0: two }, SUGAR_FARMS), Good.sugar);
    none
      .give(2, { sanJuan: none.state.colonists })
      .play('0 chooseRole settler', '0 takeTile sugar');
    expect(none.asks).not.toMatch('newcomers');
    expect(winners(none.state)).toEqual({ festivalFarms: 0 });
  });

  it('X4-1: the tile goes back into the stack, which is shuffled', () => {
    const game = offer(festival({ 0: two }, SUGAR_FARMS), Good.sugar).play('0 chooseRole settler');
    const before = game.state.stack[Good.sugar];
    game.play('0 takeTile sugar');
    expect(game.state.stack[Good.sugar]).toBe(before + 1);
    expect(setAside(game.state).tiles).toEqual([0, 0, 0, 0, 0]);
  });

  it('X4-5: a forest does not count, and the hospice comes first', () => {
    const options = {
      ...withBuildings('sawmill', 'hospice'),
      expansions: ['newBuildings', 'festival'] as const,
    };
    const scene = { ...two, buildings: { sawmill: 1, hospice: 1 } };
    const felled = offer(festival({ 0: scene }, SUGAR_FARMS, options), Good.sugar);
    felled.play('0 chooseRole settler', '0 takeTile sugar', '0 use sawmill', '0 decline');
    expect(winners(felled.state)).toEqual({ festivalFarms: null });
    const game = offer(festival({ 0: scene }, SUGAR_FARMS, options), Good.sugar);
    game.play('0 chooseRole settler', '0 takeTile sugar');
    expect(game.asks).toBe('0 sawmill');
    game.play('0 pass');
    expect(game.asks).toBe('0 hospice');
    expect(winners(game.state)).toEqual({ festivalFarms: null });
    game.play('0 use hospice');
    expect(game.asks).toBe('0 newcomers');
  });

  it('X4-5: the hacienda counts, and a goal that is won stays won', () => {
    const scene = { ...two, buildings: { hacienda: 1 } };
    const game = offer(festival({ 0: scene, 1: two }, SUGAR_FARMS), Good.sugar, Good.sugar);
    for (const kind of [0, 1, 3, 4] as const) {
      game.state.discard[kind] += game.state.stack[kind];
      game.state.stack[kind] = 0;
    }
    game.play('0 chooseRole settler', '0 use hacienda');
    expect(winners(game.state)).toEqual({ festivalFarms: 0 });
    game.play('0 assign sanJuan', '0 assign sanJuan', '0 assign sanJuan', '0 pass');
    game.play('1 takeTile sugar');
    expect(winners(game.state)).toEqual({ festivalFarms: 0 });
    expect(game.asks).toBe('2 settle');
  });
});

const WORKS = {
  tiles: { corn: 2, indigo: 1, sugar: 1 },
  workers: { corn: 2, indigo: 1, sugar: 1 },
  buildings: { smallIndigoPlant: 1, smallSugarMill: 1 },
};

describe('three goods in one craftsman phase', () => {
  it('X4-3: bring 3 VP, repeats counted', () => {
    const goals = { festivalGoods: { goods: ['corn', 'corn', 'indigo'] } } as const;
    const game = festival({ 1: WORKS }, goals).play('0 chooseRole craftsman');
    expect(winners(game.state)).toEqual({ festivalGoods: 1 });
    expect(game.player(1).vp).toBe(3);
    expect(setAside(game.state).goods).toEqual([0, 0, 0, 0, 0]);
    const more = { festivalGoods: { goods: ['corn', 'indigo', 'indigo'] } } as const;
    const missed = festival({ 1: WORKS }, more).play('0 chooseRole craftsman');
    expect(winners(missed.state)).toEqual({ festivalGoods: null });
  });

  it('X4-3, D-8: the good of the privilege counts', () => {
    const goals = { festivalGoods: { goods: ['corn', 'indigo', 'indigo'] } } as const;
    const game = festival({ 0: WORKS }, goals).play('0 chooseRole craftsman');
    expect(winners(game.state)).toEqual({ festivalGoods: null });
    game.play('0 takeGood indigo');
    expect(winners(game.state)).toEqual({ festivalGoods: 0 });
  });

  it('X4-3: what was received in another phase does not count', () => {
    const goals = { festivalGoods: { goods: ['corn', 'corn', 'corn'] } } as const;
    const game = festival({ 1: { ...WORKS, goods: { corn: 2 } } }, goals);
    game.play('0 chooseRole craftsman');
    expect(winners(game.state)).toEqual({ festivalGoods: null });
  });

  it('X4-5: returned goods may be received by later players', () => {
    const goals = { festivalGoods: { goods: ['corn', 'indigo', 'sugar'] } } as const;
    const game = festival({ 0: WORKS, 1: { tiles: { corn: 1 }, workers: { corn: 1 } } }, goals);
    const { goods } = game.state;
    game.state.players[2].goods[Good.corn] += goods[Good.corn] - 2;
    goods[Good.corn] = 2;
    game.play('0 chooseRole craftsman');
    expect(game.told('produced')[1]).toEqual({ seat: 1, goods: [1, 0, 0, 0, 0] });
  });

  it('X4-5: factory coins come first', () => {
    const goals = { festivalGoods: { goods: ['corn', 'indigo', 'sugar'] } } as const;
    const scene = { ...WORKS, buildings: { ...WORKS.buildings, factory: 1 } };
    const game = festival({ 1: scene }, goals).play('0 chooseRole craftsman');
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('coinsGained')).toBeLessThan(types.indexOf('goalWon'));
  });
});

describe('the building', () => {
  it('X4-4: brings 3 VP to the first player who builds it', () => {
    const goals = { festivalBuilding: { building: 'harbor' } } as const;
    const game = festival({ 0: { coins: 9 }, 1: { coins: 9 } }, goals);
    game.play('0 chooseRole builder', '0 build harbor', '1 build harbor');
    expect(winners(game.state)).toEqual({ festivalBuilding: 0 });
    expect(game.player(0).vp).toBe(3);
    expect(game.player(1).vp).toBe(0);
  });

  it('X4-4: not another one', () => {
    const goals = { festivalBuilding: { building: 'harbor' } } as const;
    const game = festival({ 0: { coins: 9 } }, goals).play('0 chooseRole builder', '0 build wharf');
    expect(winners(game.state)).toEqual({ festivalBuilding: null });
  });

  it('E-5: the last token is taken outside the captain phase', () => {
    const goals = { festivalBuilding: { building: 'harbor' } } as const;
    const game = festival({ 0: { coins: 9 } }, goals);
    game.give(2, { vp: game.state.vp - 2 }).play('0 chooseRole builder', '0 build harbor');
    expect(game.player(0)).toMatchObject({ vp: 2, surplusVp: 1 });
    expect(game.state).toMatchObject({ lastVpTaken: true, endTriggers: [] });
  });
});

describe('queries about goals', () => {
  it('X4-2: everybody’s progress', () => {
    const goals: Goals = {
      festivalFarms: { tiles: ['sugar'] },
      festivalGoods: { goods: ['corn', 'corn', 'coffee'] },
      festivalBuilding: { building: 'wharf' },
    };
    const game = festival({ 1: WORKS, 2: { tiles: { sugar: 4 } } }, goals);
    const near = goalsOf(game.state).map(({ progress }) => progress.map(({ have }) => have));
    expect(near).toEqual([
      [0, 1, 3],
      [0, 2, 0],
      [0, 0, 0],
    ]);
    expect(goalsOf(game.state).map(({ progress }) => progress[0].need)).toEqual([3, 3, 1]);
  });

  it('X4-4: the actions that would win one', () => {
    const goals = { festivalBuilding: { building: 'harbor' } } as const;
    const game = festival({ 0: { coins: 9 } }, goals).play('0 chooseRole builder');
    const { board } = game.state;
    const build = (name: string) => {
      const building = board.find((it) => BUILDING_NAMES[it] === name);
      if (building === undefined) throw new Error(name);
      return { type: 'build', building } as const;
    };
    const won = (name: GoalName) => GOAL_NAMES.indexOf(name);
    expect(goalsWonBy(game.state, 0, build('harbor'))).toMatchObject([
      { card: won('festivalBuilding'), vp: 3 },
    ]);
    expect(goalsWonBy(game.state, 0, build('office'))).toEqual([]);
    expect(foresee(game.state, 0, build('harbor')).events.map(({ type }) => type)).toContain(
      'goalWon',
    );
  });
});
