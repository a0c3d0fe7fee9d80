import {
  ABILITY_NAMES,
  BUILDING_NAMES,
  buildingSpec,
  createGame,
  DIFFICULTIES,
  type GameState,
  isRefusal,
  type Seat,
  viewFor,
} from '#engine';
import { boardOf, soloGame, soloRequest } from './support';

const kindsOf = (people: number, puertomas: number) => createGame(soloRequest(people, puertomas));

describe('the seats at the table', () => {
  it.each([
    [1, 2],
    [2, 1],
    [2, 2],
    [3, 2],
    [1, 1],
    [3, 1],
    [4, 1],
  ])('P-1: %i people and %i Puertomas play', (people, puertomas) => {
    expect(isRefusal(kindsOf(people, puertomas))).toBe(false);
  });

  it('P-1: there are two Puertomas at most', () => {
    expect(kindsOf(1, 3)).toMatchObject({ code: 'badOption', field: 'seats[3].kind' });
  });

  it('P-1: there is at least one other player', () => {
    expect(kindsOf(0, 2)).toMatchObject({ code: 'badOption', field: 'seats[0].kind' });
  });

  it('P-1: people have the first seats', () => {
    const { seats, ...rest } = soloRequest(1, 1);
    const turned = createGame({ ...rest, seats: [...seats].reverse() });
    expect(turned).toMatchObject({ code: 'badOption', field: 'seats[0].kind' });
    const person = { name: 'Zoe', kind: 'person' };
    expect(createGame({ ...rest, seats: [...seats, person] })).toMatchObject({
      field: 'seats[2].kind',
    });
  });

  it('P-1: a seat called human may be a bot', () => {
    const { seats, ...rest } = soloRequest(1, 2);
    const [first, ...others] = seats;
    const bots = [{ ...first, kind: 'bot' }, ...others];
    expect(isRefusal(createGame({ ...rest, seats: bots }))).toBe(false);
  });

  it('P-1: the first seat is governor, whatever V-7 says', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = soloGame(1, 2, { seed, variants: { randomFirstPlayer: true } });
      expect(state.governor).toBe(0);
    }
  });

  it('P-1: the tokens of Puertomas are public, those of people are not', () => {
    const state = soloGame(2, 1);
    expect(viewFor(state, 0).players.map(({ vp }) => vp)).toEqual([0, null, 0]);
    expect(viewFor(state, null).players.map(({ vp }) => vp)).toEqual([null, null, 0]);
  });

  it('P-1: games without one have no part of the module in the state', () => {
    expect(kindsOf(3, 0)).toMatchObject({ puertoma: null });
  });

  it('P-17: there are three difficulties, and normal is the default', () => {
    expect(soloGame(1, 2).options.puertomas).toBe('normal');
    expect(DIFFICULTIES).toEqual(['easy', 'normal', 'hard']);
    expect(createGame({ ...soloRequest(1, 2), puertomas: 'brutal' })).toMatchObject({
      field: 'puertomas',
    });
  });
});

describe('their boards', () => {
  const abilitiesOf = (state: GameState, seat: Seat) =>
    boardOf(state, seat).abilities.map(({ ability }) => ability);

  it('P-2: start with their plantation and one ability tile for each level', () => {
    const state = soloGame(1, 2);
    expect(boardOf(state, 1).tiles).toEqual([0, 1, 0, 0, 0]);
    expect(boardOf(state, 2).tiles).toEqual([1, 0, 0, 0, 0]);
    for (const seat of [1, 2] as const) {
      expect(abilitiesOf(state, seat).map((ability) => Math.floor(ability / 3))).toEqual([
        0, 1, 2, 3,
      ]);
    }
  });

  it('P-2: draw the tiles by the seed, each from a set of twelve of its own', () => {
    const found = { 1: new Set<number>(), 2: new Set<number>() };
    const alike = new Set<number>();
    for (let game = 0; game < 60; game++) {
      const state = soloGame(1, 2, { seed: `tiles ${game}` });
      const [first, second] = [abilitiesOf(state, 1), abilitiesOf(state, 2)];
      for (const ability of first) found[1].add(ability);
      for (const ability of second) found[2].add(ability);
      for (const ability of first) if (second.includes(ability)) alike.add(ability);
    }
    expect(found[1].size).toBe(ABILITY_NAMES.length);
    expect(found[2].size).toBe(ABILITY_NAMES.length);
    expect(alike.size).toBe(ABILITY_NAMES.length);
    expect(soloGame(1, 2)).toEqual(soloGame(1, 2));
  });

  it('P-2: hide their ability tiles from everybody', () => {
    const { puertoma } = viewFor(soloGame(1, 2), 0);
    expect(puertoma?.boards[1]?.abilities.map(({ ability }) => ability)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a hard game', () => {
  const levelsOf = (state: GameState, seat: Seat) =>
    boardOf(state, seat).city.map(({ building }) => buildingSpec(state, building).vp);

  it('P-17: opens the abilities of the first level', () => {
    const state = soloGame(1, 2, { puertomas: 'hard' });
    for (const seat of [1, 2] as const) {
      expect(boardOf(state, seat).abilities.map(({ since }) => since)).toEqual([
        0,
        null,
        null,
        null,
      ]);
    }
    expect(viewFor(state, 0).puertoma?.boards[1]?.abilities[0]?.ability).not.toBeNull();
  });

  it('P-17: gives the first a building of level 1, a colonist and corn', () => {
    const state = soloGame(1, 2, { puertomas: 'hard' });
    expect(levelsOf(state, 1)).toEqual([1]);
    expect(boardOf(state, 1).left).toEqual([0, 1, 0, 0, 0]);
    expect(state.players[1]).toMatchObject({ coins: 2, goods: [1, 0, 0, 0, 0] });
  });

  it('P-17: gives the second a building of level 2 and sugar, and leaves it a coin', () => {
    const state = soloGame(1, 2, { puertomas: 'hard' });
    expect(levelsOf(state, 2)).toEqual([2]);
    expect(boardOf(state, 2).left).toEqual([0, 0, 0, 0, 0]);
    expect(state.players[2]).toMatchObject({ coins: 1, goods: [0, 0, 1, 0, 0] });
  });

  it('P-17: goes by the plantation for one alone', () => {
    const corn = soloGame(1, 1, { puertomas: 'hard' });
    expect(levelsOf(corn, 1)).toEqual([2]);
    const indigo = soloGame(2, 1, { puertomas: 'hard', seed: 'x' });
    expect(boardOf(indigo, 2).tiles[0]).toBe(1);
    const four = soloGame(4, 1, { puertomas: 'hard' });
    expect(levelsOf(four, 4)).toEqual([2]);
    const first = soloGame(1, 2, { puertomas: 'hard' });
    expect(levelsOf(first, 1)).toEqual([1]);
  });

  it('P-20: takes the building from the market, and it is not one that was built', () => {
    const state = soloGame(1, 2, { puertomas: 'hard' });
    const given = boardOf(state, 1).city[0];
    if (given === undefined) throw new Error('nothing was given');
    expect(state.market[given.building]).toBe(1);
    expect(boardOf(state, 1)).toMatchObject({ hasBuilt: false, reserved: null });
  });

  it('P-20: picks it by a card', () => {
    const state = soloGame(1, 2, { puertomas: 'hard' });
    expect(state.puertoma?.deck).toHaveLength(6);
    const names = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const [given] = boardOf(soloGame(1, 2, { puertomas: 'hard', seed: `${game}` }), 1).city;
      names.add(given === undefined ? '' : BUILDING_NAMES[given.building]);
    }
    expect([...names].sort()).toEqual([
      'constructionHut',
      'hacienda',
      'smallMarket',
      'smallWarehouse',
    ]);
  });

  it('P-17: leaves easy and normal games without any of it', () => {
    for (const puertomas of ['easy', 'normal'] as const) {
      const state = soloGame(1, 2, { puertomas });
      expect(boardOf(state, 1).city).toEqual([]);
      expect(state.players.map(({ coins }) => coins)).toEqual([2, 2, 2]);
    }
  });
});
