import {
  type GameState,
  GOAL_NAMES,
  type GoalName,
  Good,
  goalsOf,
  Role,
  type Seat,
  setAside,
} from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { testGame } from '#tests/engine/support/game';
import type { Holdings } from '#tests/engine/support/give';
import { layGoals } from '#tests/engine/support/goals';
import { problemsOf } from '#tests/engine/support/invariants';
import { type Table, table } from '#tests/engine/support/table';

const ACTIVITIES = { expansions: ['activities'] } as const;
const BOTH = { expansions: ['festival', 'activities'] } as const;

type Goals = Parameters<typeof layGoals>[1];
type Scene = Partial<Record<Seat, Holdings>>;

function activities(scene: Scene, goals: Goals, options: Parameters<typeof table>[2] = ACTIVITIES) {
  const game = table(3, {}, options);
  layGoals(game.state, goals);
  for (const [seat, holdings] of Object.entries(scene)) game.give(Number(seat) as Seat, holdings);
  return game;
}

function offer(game: Table, tile: Good): Table {
  const { state } = game;
  for (const kind of [0, 1, 2, 3, 4] as const) {
    state.stack[kind] += state.faceUp[kind];
    state.faceUp[kind] = 0;
  }
  state.stack[tile]--;
  state.faceUp[tile]++;
  return game;
}

function fill(game: Table, ship: 0 | 1 | 2, good: Good, count: number): Table {
  Object.assign(game.state.ships[ship], { good, count });
  game.state.goods[good] -= count;
  return game;
}

function house(game: Table, ...goods: Good[]): Table {
  for (const good of goods) game.state.goods[good]--;
  game.state.tradingHouse.push(...goods);
  return game;
}

const winner = (state: GameState, name: GoalName) =>
  goalsOf(state).find((goal) => goal.name === name)?.winner;

const FARM = {
  tiles: { corn: 3, indigo: 2, sugar: 1 },
  workers: { corn: 3, indigo: 2, sugar: 1 },
  buildings: { indigoPlant: 2, smallSugarMill: 1 },
};
const POORER = { ...FARM, workers: { corn: 2, indigo: 1, sugar: 0 } };

describe('activities', () => {
  it('X5-1: three of the twelve cards, by the seed, with and without the festival', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = testGame(3, { ...ACTIVITIES, seed: `${seed}` });
      const names = goalsOf(state).map(({ name }) => name);
      expect(new Set(names).size).toBe(3);
      for (const name of names) seen.add(name);
      expect(problemsOf(state)).toEqual([]);
    }
    expect(seen.size).toBe(12);
    expect(goalsOf(testGame(3, BOTH))).toHaveLength(6);
  });

  it('X5-1: every card draws as it says', () => {
    for (let seed = 0; seed < 80; seed++) {
      const state = testGame(2, { ...BOTH, seed: `draw ${seed}` });
      for (const { name, tiles, goods, building, spec } of goalsOf(state)) {
        expect(tiles).toHaveLength(spec.tiles.length);
        expect(goods).toHaveLength(spec.goods.length);
        expect(building === null).toBe(spec.building === null);
        if (spec.different) expect([name, new Set(goods).size]).toEqual([name, goods.length]);
      }
      const { goods } = setAside(state);
      expect(goods.reduce((a, b) => a + b)).toBeGreaterThan(0);
    }
  });

  it('X5-1: a kind without pieces left is only named', () => {
    const game = activities({}, { connoisseur: { tiles: ['coffee', 'coffee', 'corn'] } });
    const [goal] = game.state.activities?.goals ?? [];
    if (goal === undefined) throw new Error('no goal');
    game.state.stack[Good.coffee] += goal.tilesAside[Good.coffee];
    goal.tilesAside[Good.coffee] = 0;
    offer(game.give(0, { tiles: { coffee: 2 } }), Good.corn);
    game.play('0 chooseRole settler', '0 takeTile corn');
    expect(winner(game.state, 'connoisseur')).toBe(0);
    expect(problemsOf(game.state)).toEqual([]);
  });
});

describe('bestHarvest', () => {
  const goals: Goals = { bestHarvest: { goods: ['corn'] } };
  it('X5-1: three of the good in one production bring a colonist, a coin and a point', () => {
    const game = activities({ 1: FARM }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'bestHarvest')).toBe(1);
    expect(game.told('goalWon')).toMatchObject([{ seat: 1, colonists: 1, coins: 1, vp: 1 }]);
    expect(game.asks).toBe('1 newcomers');
    expect(problemsOf(game.state)).toEqual([]);
  });
  it('X5-1: two do not', () => {
    const game = activities({ 1: POORER }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'bestHarvest')).toBeNull();
  });
});

describe('cocktail', () => {
  const goals: Goals = { cocktail: { goods: ['corn', 'indigo', 'sugar'] } };
  it('X5-1, D-16: each of the given goods in one production brings 3 coins', () => {
    const game = activities({ 1: { ...FARM, coins: 0 } }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'cocktail')).toBe(1);
    expect(game.player(1).coins).toBe(3);
  });
  it('D-16: two of them do not, nor does another kind', () => {
    const game = activities({ 1: POORER }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'cocktail')).toBeNull();
    const other = activities({ 1: FARM }, { cocktail: { goods: ['corn', 'indigo', 'coffee'] } });
    other.play('0 chooseRole craftsman');
    expect(winner(other.state, 'cocktail')).toBeNull();
  });
});

describe('earlyClosing', () => {
  const goals: Goals = { earlyClosing: { goods: ['sugar'] } };
  const seller = { goods: { sugar: 1, coffee: 1 } };
  it('X5-1: the good sold into the last space brings 2 colonists', () => {
    const game = house(activities({ 0: seller }, goals), Good.corn, Good.indigo, Good.tobacco);
    game.play('0 chooseRole trader', '0 sell sugar');
    expect(winner(game.state, 'earlyClosing')).toBe(0);
    expect(game.asks).toBe('0 newcomers');
  });
  it('X5-1: not with another good, nor before the last space', () => {
    const other = house(activities({ 0: seller }, goals), Good.corn, Good.indigo, Good.tobacco);
    other.play('0 chooseRole trader', '0 sell coffee');
    expect(winner(other.state, 'earlyClosing')).toBeNull();
    const early = house(activities({ 0: seller }, goals), Good.corn, Good.indigo);
    early.play('0 chooseRole trader', '0 sell sugar');
    expect(winner(early.state, 'earlyClosing')).toBeNull();
  });
  it('X5-3: the trading post is no sale', () => {
    const options = {
      ...withBuildings('tradingPost'),
      expansions: ['newBuildings', 'activities'] as const,
    };
    const scene = { ...seller, buildings: { tradingPost: 1 } };
    const game = activities({ 0: scene }, goals, options);
    house(game, Good.corn, Good.indigo, Good.tobacco, Good.coffee);
    game.play('0 chooseRole trader', '0 trade sugar');
    expect(winner(game.state, 'earlyClosing')).toBeNull();
  });
  it('X4-2: a land office that is occupied this way works from then on', () => {
    const options = {
      ...withBuildings('landOffice'),
      expansions: ['newBuildings', 'nobles', 'activities'] as const,
    };
    const scene = { goods: { sugar: 1 }, coins: 3, buildings: { landOffice: 0 } };
    const game = activities({ 0: scene }, goals, options);
    house(game, Good.corn, Good.indigo, Good.tobacco).play('0 chooseRole trader', '0 sell sugar');
    game.play('0 assign landOffice', '0 assign sanJuan');
    expect(game.asks).toBe('0 landOffice');
  });
});

describe('connoisseur', () => {
  const goals: Goals = { connoisseur: { tiles: ['corn', 'coffee', 'corn'] } };
  it('X5-1: the given plantations, with repeats, bring 3 colonists', () => {
    const game = offer(activities({ 0: { tiles: { corn: 2 } } }, goals), Good.coffee);
    game.play('0 chooseRole settler', '0 takeTile coffee');
    expect(winner(game.state, 'connoisseur')).toBe(0);
    expect(game.told('goalWon')).toMatchObject([{ colonists: 3 }]);
  });
  it('X5-1: one of each is not enough where one is asked for twice', () => {
    const game = offer(activities({ 0: { tiles: { corn: 1 } } }, goals), Good.coffee);
    game.play('0 chooseRole settler', '0 takeTile coffee');
    expect(winner(game.state, 'connoisseur')).toBeNull();
  });
});

describe('bestFarmer', () => {
  const goals: Goals = { bestFarmer: { tiles: ['coffee', 'coffee'], goods: ['corn', 'corn'] } };
  it('X5-1: both plantations and both goods bring 3 coins, equal ones counted', () => {
    const scene = { ...FARM, tiles: { ...FARM.tiles, coffee: 2 }, coins: 0 };
    const game = activities({ 1: scene }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'bestFarmer')).toBe(1);
    expect(game.player(1).coins).toBe(3);
  });
  it('X5-1: a plantation or a good too few does not', () => {
    const tile = { ...FARM, tiles: { ...FARM.tiles, coffee: 1 } };
    const lacksTile = activities({ 1: tile }, goals).play('0 chooseRole craftsman');
    expect(winner(lacksTile.state, 'bestFarmer')).toBeNull();
    const good = { tiles: { corn: 1, coffee: 2 }, workers: { corn: 1 } };
    const lacksGood = activities({ 1: good }, goals).play('0 chooseRole craftsman');
    expect(winner(lacksGood.state, 'bestFarmer')).toBeNull();
  });
});

describe('delivery', () => {
  const goals: Goals = { delivery: { goods: ['corn', 'sugar'] } };
  it('D-16: one of the first and two of the second in one captain phase bring 2 colonists and 2 VP', () => {
    const game = activities({ 0: { goods: { corn: 1, sugar: 2 } } }, goals);
    game.play('0 chooseRole captain', '0 load sugar 2', '0 load corn 0');
    expect(winner(game.state, 'delivery')).toBe(0);
    expect(game.told('goalWon')).toMatchObject([{ colonists: 2, vp: 2 }]);
  });
  it('D-16: two of the first and one of the second do not, nor loads of two phases', () => {
    const game = activities({ 0: { goods: { corn: 2, sugar: 1 } } }, goals);
    game.play('0 chooseRole captain', '0 load sugar 2', '0 load corn 0');
    expect(winner(game.state, 'delivery')).toBeNull();
    expect(game.state.activities?.loaded[0]).toEqual([2, 0, 1, 0, 0]);
    // The captain is available again at once, so that the next phase follows this one.
    game.state.roleTaken[Role.captain] = false;
    game.give(0, { goods: { sugar: 1 } }).play('1 chooseRole captain');
    expect(game.state.activities?.loaded[0]).toEqual([0, 0, 1, 0, 0]);
    expect(winner(game.state, 'delivery')).toBeNull();
  });
  it('D-16: wharves count', () => {
    const scene = { goods: { corn: 1, sugar: 2 }, buildings: { wharf: 1 } };
    const game = activities({ 0: scene }, goals).play('0 chooseRole captain', '0 wharf sugar');
    expect(winner(game.state, 'delivery')).toBeNull();
    if (game.asks === '0 load') game.play(`0 ${game.choices[0]}`);
    expect(winner(game.state, 'delivery')).toBe(0);
  });
});

describe('twinFarms', () => {
  const goals: Goals = { twinFarms: { tiles: ['corn', 'tobacco'] } };
  it('X5-1: two plantations of both kinds bring 3 VP', () => {
    const game = offer(activities({ 0: { tiles: { corn: 2, tobacco: 1 } } }, goals), Good.tobacco);
    game.play('0 chooseRole settler', '0 takeTile tobacco');
    expect(winner(game.state, 'twinFarms')).toBe(0);
    expect(game.player(0).vp).toBe(3);
  });
  it('X5-1: of equal kinds it takes four', () => {
    const equal: Goals = { twinFarms: { tiles: ['corn', 'corn'] } };
    const game = offer(activities({ 0: { tiles: { corn: 2 } } }, equal), Good.corn);
    game.play('0 chooseRole settler', '0 takeTile corn');
    expect(winner(game.state, 'twinFarms')).toBeNull();
    const four = offer(activities({ 0: { tiles: { corn: 3 } } }, equal), Good.corn);
    four.play('0 chooseRole settler', '0 takeTile corn');
    expect(winner(four.state, 'twinFarms')).toBe(0);
  });
});

describe('twinBaskets', () => {
  const goals: Goals = { twinBaskets: { goods: ['corn', 'indigo'] } };
  it('X5-1: two of both goods in one production bring 3 coins', () => {
    const game = activities({ 1: FARM }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'twinBaskets')).toBe(1);
  });
  it('X5-1: one of a kind is not enough, and of equal kinds it takes four', () => {
    const game = activities({ 1: POORER }, goals).play('0 chooseRole craftsman');
    expect(winner(game.state, 'twinBaskets')).toBeNull();
    const equal = activities({ 1: FARM }, { twinBaskets: { goods: ['corn', 'corn'] } });
    equal.play('0 chooseRole craftsman');
    expect(winner(equal.state, 'twinBaskets')).toBeNull();
  });
});

describe('departures', () => {
  const grand: Goals = { grandDeparture: { goods: ['corn'] } };
  const small: Goals = { smallDeparture: { goods: ['corn'] } };
  const loader = { goods: { corn: 2 } };
  it('X5-2: completing the cargo of the largest ship with the good brings 3 colonists', () => {
    const game = fill(activities({ 0: loader }, grand), 2, Good.corn, 5);
    game.play('0 chooseRole captain');
    expect(winner(game.state, 'grandDeparture')).toBe(0);
    expect(game.told('goalWon')).toMatchObject([{ colonists: 3 }]);
  });
  it('X5-2: grandDeparture not with another ship, another good, or a space left', () => {
    const ship = fill(activities({ 0: loader }, grand), 0, Good.corn, 3);
    expect(winner(ship.play('0 chooseRole captain').state, 'grandDeparture')).toBeNull();
    const good = fill(activities({ 0: { goods: { sugar: 2 } } }, grand), 2, Good.sugar, 4);
    expect(winner(good.play('0 chooseRole captain').state, 'grandDeparture')).toBeNull();
    const space = fill(activities({ 0: loader }, grand), 2, Good.corn, 3);
    expect(winner(space.play('0 chooseRole captain').state, 'grandDeparture')).toBeNull();
  });
  it('X5-2: completing the cargo of the smallest ship with the good brings 2 coins', () => {
    const game = fill(activities({ 0: { ...loader, coins: 0 } }, small), 0, Good.corn, 2);
    game.play('0 chooseRole captain');
    expect(winner(game.state, 'smallDeparture')).toBe(0);
    expect(game.player(0).coins).toBe(2);
  });
  it('X5-2: smallDeparture not with the largest, and never with a wharf', () => {
    const ship = fill(activities({ 0: loader }, small), 2, Good.corn, 4);
    expect(winner(ship.play('0 chooseRole captain').state, 'smallDeparture')).toBeNull();
    const scene = { goods: { corn: 4 }, buildings: { wharf: 1 } };
    const wharf = activities({ 0: scene }, small).play('0 chooseRole captain', '0 wharf corn');
    expect(winner(wharf.state, 'smallDeparture')).toBeNull();
  });
});

describe('pioneers and honoraryCitizen', () => {
  it('X5-1: pioneers: the building brings 3 VP, and one building wins both boxes', () => {
    const goals: Goals = {
      festivalBuilding: { building: 'factory' },
      pioneers: { building: 'factory' },
    };
    const game = activities({ 0: { coins: 9 } }, goals, BOTH);
    game.play('0 chooseRole builder', '0 build factory');
    expect(game.player(0).vp).toBe(6);
    expect(game.told('goalWon').map(({ card }) => GOAL_NAMES[card])).toEqual([
      'festivalBuilding',
      'pioneers',
    ]);
  });
  it('X5-1: pioneers: another building brings nothing', () => {
    const game = activities({ 0: { coins: 9 } }, { pioneers: { building: 'factory' } });
    game.play('0 chooseRole builder', '0 build harbor');
    expect(winner(game.state, 'pioneers')).toBeNull();
  });
  it('X5-1: honoraryCitizen: the large building brings 3 VP, another one nothing', () => {
    const goals: Goals = { honoraryCitizen: { building: 'fortress' } };
    const game = activities({ 0: { coins: 10 }, 1: { coins: 10 } }, goals);
    game.play('0 chooseRole builder', '0 build residence', '1 build fortress');
    expect(winner(game.state, 'honoraryCitizen')).toBe(1);
    expect(game.player(1).vp).toBe(3);
  });
  it('X5-1: honoraryCitizen draws from all large ones in play', () => {
    const drawn = new Set<number | null>();
    for (let seed = 0; seed < 200; seed++) {
      const state = testGame(3, { ...ACTIVITIES, seed: `large ${seed}` });
      const goal = goalsOf(state).find(({ name }) => name === 'honoraryCitizen');
      if (goal) drawn.add(goal.building);
    }
    expect(drawn.size).toBe(5);
  });
});

describe('several goals at once', () => {
  it('X4-6: are all won in the order in which they are laid out, then everybody is placed', () => {
    const goals: Goals = {
      festivalFarms: { tiles: ['corn'] },
      twinFarms: { tiles: ['corn', 'indigo'] },
      connoisseur: { tiles: ['corn', 'corn', 'indigo'] },
    };
    const scene = { tiles: { corn: 2, indigo: 2 } };
    const game = offer(activities({ 0: scene }, goals, BOTH), Good.corn);
    // The third corn completes the farms. The other two goals are already met and are checked now.
    game.play('0 chooseRole settler', '0 takeTile corn');
    expect(game.told('goalWon').map(({ card }) => GOAL_NAMES[card])).toEqual([
      'festivalFarms',
      'twinFarms',
      'connoisseur',
    ]);
    expect(game.told('colonistAssigned')).toEqual([]);
    let placed = 0;
    for (; game.asks === '0 newcomers'; placed++) game.play('0 assign sanJuan');
    expect(placed).toBe(6);
    expect(game.asks).toBe('1 round');
    expect(problemsOf(game.state)).toEqual([]);
  });
});

describe('queries about activities', () => {
  it('X5-1: everybody’s progress', () => {
    const goals: Goals = {
      delivery: { goods: ['corn', 'sugar'] },
      grandDeparture: { goods: ['corn'] },
      earlyClosing: { goods: ['sugar'] },
    };
    const game = activities({ 0: { goods: { corn: 2, sugar: 1 } } }, goals);
    fill(house(game, Good.corn, Good.indigo, Good.coffee), 2, Good.corn, 3);
    const near = goalsOf(game.state).map(({ name, progress }) => [name, progress[0], progress[1]]);
    expect(near).toEqual([
      ['delivery', { have: 2, need: 3 }, { have: 0, need: 3 }],
      ['grandDeparture', { have: 5, need: 6 }, { have: 3, need: 6 }],
      ['earlyClosing', { have: 2, need: 2 }, { have: 1, need: 2 }],
    ]);
  });
});
