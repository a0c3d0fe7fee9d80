import {
  Building,
  type BuildingName,
  GOAL_NAMES,
  Good,
  type GoodName,
  Role,
  type Seat,
  score,
  zeros,
} from '#engine';
import { boardOf, nextCard, offer, type PuertomaScene, solo } from './support';

type GoalName = (typeof GOAL_NAMES)[number];
interface Asked {
  tiles?: readonly GoodName[];
  goods?: readonly GoodName[];
  building?: BuildingName;
}

/** One person, two Puertomas, and these goals. */
function festivalOf(
  scenes: Partial<Record<Seat, PuertomaScene>>,
  goals: Partial<Record<GoalName, Asked>>,
) {
  const game = solo(scenes, { expansions: ['festival', 'activities'], board: 'random' });
  const { festival, activities } = game.state;
  if (festival === null || activities === null) throw new Error('no goals');
  for (const goal of [...festival.goals, ...activities.goals]) goal.winner = 0;
  for (const [name, { tiles = [], goods = [], building }] of Object.entries(goals)) {
    activities.goals.push({
      card: GOAL_NAMES.indexOf(name as GoalName) as (typeof festival.goals)[number]['card'],
      tiles: tiles.map((it) => Good[it]),
      goods: goods.map((it) => Good[it]),
      building: building === undefined ? null : Building[building],
      tilesAside: zeros(5),
      goodsAside: zeros(5),
      winner: null,
    });
  }
  return game;
}

const ofFirst = <Told extends { seat: number }>(told: readonly Told[]) =>
  told.filter(({ seat }) => seat === 1);

describe('the builder of a Puertoma with goals', () => {
  const builds = (game: ReturnType<typeof solo>) => {
    game.play('0 chooseRole builder', '0 pass');
    return ofFirst(game.told('built')).map(({ building }) => building);
  };

  it('P-19: takes a building of a goal, though it could afford a better one', () => {
    const game = festivalOf({ 1: { coins: 9 } }, { pioneers: { building: 'factory' } });
    expect(builds(game)).toEqual([Building.factory]);
    expect(ofFirst(game.told('puertomaBuilds'))).toMatchObject([{ reason: 'goal' }]);
    expect(ofFirst(game.told('goalWon'))).toHaveLength(1);
  });

  it('P-19: takes the cheapest affordable one of several', () => {
    const game = festivalOf(
      { 1: { coins: 9 } },
      { pioneers: { building: 'harbor' }, festivalBuilding: { building: 'factory' } },
    );
    expect(builds(game)).toEqual([Building.factory]);
  });

  it('P-19: takes a large one too, unless the other’s token is there', () => {
    const scene = { coins: 10, city: ['smallMarket'] as const, reserved: 'cityHall' as const };
    const goal = { honoraryCitizen: { building: 'fortress' as const } };
    expect(builds(festivalOf({ 1: scene }, goal))).toEqual([Building.fortress]);
    const other = festivalOf({ 1: scene, 2: { city: ['office'], reserved: 'fortress' } }, goal);
    expect(builds(other)).toEqual([Building.cityHall]);
  });

  it('P-9, P-19: a large one is never its first', () => {
    const game = festivalOf({ 1: { coins: 10 } }, { honoraryCitizen: { building: 'fortress' } });
    expect(builds(game)).toEqual([Building.wharf]);
  });

  it('P-19, D-14: uses the next level if its own is full, if that level could be paid for', () => {
    const city = ['wharf', 'harbor', 'smallMarket'] as const;
    const goal = { pioneers: { building: 'factory' as const } };
    const rich = festivalOf({ 1: { coins: 10, city, reserved: 'cityHall' } }, goal);
    expect(builds(rich)).toEqual([Building.factory]);
    expect(boardOf(rich.state, 1).city.at(-1)).toEqual({ building: Building.factory, level: 3 });
    expect(ofFirst(rich.told('abilityUnlocked'))).toMatchObject([{ level: 3 }]);
    const lines = score(rich.state)[1]?.lines.find(({ line }) => line === 'smallBuildings');
    expect(lines?.points).toBe(3 + 3 + 1 + 3);
    const poor = festivalOf({ 1: { coins: 9, city, reserved: 'cityHall' } }, goal);
    expect(builds(poor)).not.toContain(Building.factory);
  });

  it('P-9: reserves nothing once both places of level 4 are taken, by whatever building', () => {
    const game = festivalOf(
      { 1: { coins: 10, city: ['wharf', 'harbor', 'fortress'], reserved: 'cityHall' } },
      { pioneers: { building: 'factory' } },
    );
    expect(builds(game)).toEqual([Building.factory]);
    expect(boardOf(game.state, 1).city.filter(({ level }) => level === 3)).toHaveLength(2);
    expect(boardOf(game.state, 1).reserved).toBeNull();
    expect(ofFirst(game.told('reserved'))).toEqual([]);
  });
});

describe('the settler of a Puertoma with goals', () => {
  const settles = (game: ReturnType<typeof solo>) => {
    game.play('0 chooseRole settler', '0 pass');
    return ofFirst(game.told('puertomaSettles')).map(({ tile, reason }) => [tile, reason]);
  };

  it('P-19: takes a kind of a goal first', () => {
    const game = festivalOf(
      { 1: { tiles: { sugar: [0] } } },
      { festivalFarms: { tiles: ['corn'] } },
    );
    offer(game.state, { corn: 1, sugar: 1, coffee: 1 });
    expect(settles(game)).toEqual([[0, 'needed']]);
  });

  it('P-19: puts a third of a kind into the VP area, where it scores as a quarry', () => {
    const game = festivalOf(
      { 1: { tiles: { corn: [0, 0] } } },
      { festivalFarms: { tiles: ['corn'] } },
    );
    offer(game.state, { corn: 1, coffee: 3 });
    expect(settles(game)).toEqual([[0, 'needed']]);
    expect(boardOf(game.state, 1).surplusTiles).toEqual([1, 0, 0, 0, 0]);
    expect(ofFirst(game.told('goalWon'))).toHaveLength(1);
    const lines = score(game.state)[1]?.lines.find(({ line }) => line === 'quarries');
    expect(lines?.points).toBe(3);
  });

  it('P-5, P-19: is profitable for that', () => {
    const game = festivalOf(
      { 1: { coins: 0, city: ['smallMarket'], tiles: { corn: [1, 1] }, goods: { corn: 1 } } },
      { festivalFarms: { tiles: ['corn'] } },
    );
    offer(game.state, { corn: 4 });
    game.state.roleTaken[Role.captain] = true;
    game.state.tradingHouse = [0];
    game.play('0 chooseRole trader');
    expect(game.told('puertomaChose')[0]).toMatchObject({ role: Role.settler, reason: 'only' });
  });

  it('P-8, P-19: a card picks among several that are needed', () => {
    const game = festivalOf({ 1: { tiles: {} } }, { twinFarms: { tiles: ['corn', 'sugar'] } });
    offer(game.state, { corn: 1, sugar: 1, coffee: 2 });
    nextCard(game.state, 2);
    expect(settles(game)).toEqual([[2, 'needed']]);
  });

  it('P-19: then the best kind it lacks whose good a goal shows', () => {
    const game = festivalOf(
      { 1: { tiles: { sugar: [0] } } },
      { cocktail: { goods: ['corn', 'indigo', 'sugar'] } },
    );
    offer(game.state, { indigo: 1, sugar: 1, coffee: 2 });
    expect(settles(game)).toEqual([[1, 'shown']]);
  });
});

describe('other turns of a Puertoma with goals', () => {
  it('P-19: colonists go to a tile whose good a goal shows', () => {
    const game = festivalOf(
      { 1: { tiles: { coffee: [2], corn: [0] } } },
      { bestHarvest: { goods: ['corn'] } },
    );
    game.play('0 chooseRole mayor');
    expect(ofFirst(game.told('puertomaSeats'))[0]).toMatchObject({ good: 0, reason: 'goal' });
  });

  it('P-19: sells into the last space for a goal, even for nothing', () => {
    const game = festivalOf(
      { 1: { goods: { corn: 1, coffee: 1 } } },
      { earlyClosing: { goods: ['corn'] } },
    );
    game.state.tradingHouse = [1, 2, 3];
    game.play('0 chooseRole trader');
    expect(ofFirst(game.told('sold'))).toEqual([{ seat: 1, good: 0, coins: 0 }]);
    expect(ofFirst(game.told('goalWon'))).toHaveLength(1);
  });

  it('P-19, D-17: completes the cargo of a departure on that ship, against CA-3', () => {
    const game = festivalOf(
      { 1: { goods: { indigo: 5, corn: 6 } } },
      { smallDeparture: { goods: ['indigo'] } },
    );
    game.play('0 chooseRole captain');
    expect(ofFirst(game.told('puertomaLoads'))[0]).toMatchObject({
      good: 1,
      ship: 0,
      reason: 'departure',
    });
    expect(ofFirst(game.told('goalWon'))).toHaveLength(1);
  });

  it('P-19, D-17: not with another good, nor if it cannot complete it', () => {
    const game = festivalOf(
      { 1: { goods: { indigo: 3, corn: 6 } } },
      { smallDeparture: { goods: ['indigo'] } },
    );
    game.play('0 chooseRole captain');
    expect(ofFirst(game.told('puertomaLoads'))[0]).toMatchObject({ good: 0, reason: 'most' });
  });
});

describe('great achievements with Puertomas', () => {
  it('P-19, X6-4: cards that people did not reach count for every Puertoma', () => {
    const game = solo({}, { expansions: ['achievements'] });
    while (game.asks.endsWith('takeCards')) game.play(`0 ${game.choices[0]}`);
    const [you, first, second] = score(game.state);
    const unreached = (lines: typeof you) =>
      lines?.lines.find(({ line }) => line === 'unreached')?.points;
    expect(unreached(you)).toBeUndefined();
    expect(unreached(first)).toBeGreaterThan(0);
    expect(unreached(second)).toBe(unreached(first));
  });
});
