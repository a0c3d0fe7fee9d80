import {
  BUILDING_NAMES,
  Building,
  createGame,
  isRefusal,
  ROLE_NAMES,
  Role,
  type RoleName,
  type Seat,
  STAFFED_TILES,
} from '#engine';
import { type Players, request, testGame } from './support/game';
import { table } from './support/table';

const EVERY_COUNT: Players[] = [2, 3, 4, 5];
const byPlayers = <Value>(two: Value, three: Value, four: Value, five: Value) =>
  ({ 2: two, 3: three, 4: four, 5: five }) as const;

describe.each(EVERY_COUNT)('set-up for %i players', (players) => {
  const state = testGame(players);

  it('S-1: coins for everybody', () => {
    const coins = byPlayers(3, 2, 3, 4)[players];
    expect(state.players.map((player) => player.coins)).toEqual(Array(players).fill(coins));
  });

  it('S-2: indigo for the first seats from the governor, corn for the others', () => {
    const first = state.players.map(({ tiles }) => (tiles[1] === 1 ? 'indigo' : 'corn'));
    const indigo = byPlayers(1, 2, 2, 3)[players];
    expect(first).toEqual(
      Array.from({ length: players }, (_, i) => (i < indigo ? 'indigo' : 'corn')),
    );
    for (const { tiles, workers } of state.players) {
      expect([...tiles].sort()).toEqual([0, 0, 0, 0, 0, 1]);
      expect(workers).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  it('S-3, E-2: victory point tokens in supply', () => {
    expect(state.vp).toBe(byPlayers(65, 75, 100, 122)[players]);
    expect(testGame(players, { edition: '1897' }).vp).toBe(byPlayers(65, 75, 100, 126)[players]);
  });

  it('S-4: colonists on the ship and in supply', () => {
    expect(state.colonistShip).toBe(players);
    expect(state.colonists).toBe(byPlayers(40, 55, 75, 95)[players]);
  });

  it('S-5: plantations face up', () => {
    const faceUp = state.faceUp.reduce((a, b) => a + b);
    expect(faceUp).toBe(players + 1);
  });

  it('S-6: role cards', () => {
    const roles: RoleName[] = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'];
    if (players !== 3) roles.push('prospector');
    if (players === 5) roles.push('secondProspector');
    expect(table(players).usualChoices).toEqual(roles.map((role) => `chooseRole ${role}`));
  });

  it('S-7: cargo ships', () => {
    const holds = byPlayers([4, 6], [4, 5, 6], [5, 6, 7], [6, 7, 8])[players];
    expect(state.ships).toEqual(holds.map((capacity) => ({ capacity, good: null, count: 0 })));
  });

  it('S-8: goods in supply', () => {
    expect(state.goods).toEqual(players === 2 ? [8, 9, 9, 7, 7] : [10, 11, 11, 9, 9]);
  });

  it('S-9: plantation tiles, those handed out and those face up among them', () => {
    const tiles = STAFFED_TILES.slice(0, 5).map(
      (tile) =>
        (state.stack[tile] ?? 0) +
        (state.faceUp[tile] ?? 0) +
        state.players.reduce((sum, player) => sum + player.tiles[tile], 0),
    );
    expect(tiles).toEqual(players === 2 ? [7, 9, 8, 6, 5] : [10, 12, 11, 9, 8]);
  });

  it('S-10: quarries', () => {
    expect(state.quarries).toBe(players === 2 ? 5 : 8);
  });

  it('S-11: copies of commercial buildings', () => {
    const small = state.market.slice(Building.smallMarket, Building.guildHall);
    const large = state.market.slice(Building.guildHall, Building.cityHall + 1);
    expect(small).toEqual(Array(12).fill(players === 2 ? 1 : 2));
    expect(large).toEqual(Array(5).fill(1));
  });

  it('S-12: copies of production buildings', () => {
    const plants = state.market.slice(0, Building.smallMarket);
    expect(plants).toEqual(players === 2 ? [2, 2, 2, 2, 2, 2] : [4, 4, 3, 3, 3, 3]);
  });

  it('S-14: the first governor is seat 0', () => {
    expect(state.governor).toBe(0);
    expect(table(players).asks).toBe('0 round');
  });
});

describe('set-up', () => {
  it('S-13: the seed decides which plantations come up', () => {
    const faceUp = (seed: string) => testGame(4, { seed }).faceUp.join();
    expect(faceUp('one')).toBe(faceUp('one'));
    const different = new Set(Array.from({ length: 20 }, (_, i) => faceUp(`seed ${i}`)));
    expect(different.size).toBeGreaterThan(10);
  });

  it('S-13: every kind comes up as often as its share of the tiles', () => {
    const seen = [0, 0, 0, 0, 0];
    for (let i = 0; i < 2000; i++) {
      testGame(4, { seed: `shuffle ${i}` }).faceUp.forEach((count, good) => {
        seen[good] = (seen[good] ?? 0) + count;
      });
    }
    // 46 tiles are shuffled after two indigo and two corn are dealt.
    [8, 10, 11, 9, 8].forEach((tiles, good) => {
      expect((seen[good] ?? 0) / 10_000).toBeCloseTo(tiles / 46, 1);
    });
  });

  it('S-14, V-7: a random first player, by the seed, and S-2 counts from there', () => {
    const variants = { randomFirstPlayer: true };
    const governors = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const state = testGame(3, { seed: `g${i}`, variants });
      governors.add(state.governor);
      const corn = state.players.findIndex((player) => player.tiles[0] === 1);
      expect(corn).toBe((state.governor + 2) % 3);
      expect(state.frames[0]?.seat).toBe(state.governor);
    }
    expect(governors).toEqual(new Set([0, 1, 2]));
  });

  it('S-15: coins never run out', () => {
    const rich = table(4);
    rich.state.roleCoins[Role.prospector] = 1_000_000;
    rich.play('0 chooseRole prospector');
    expect(rich.player(0).coins).toBe(1_000_004);
  });

  it('V-2: seats starting with corn have a coin less', () => {
    const state = testGame(4, { variants: { cornStartMinusOne: true } });
    expect(state.players.map((player) => player.coins)).toEqual([3, 3, 2, 2]);
  });

  it('V-1: factory and university change prices', () => {
    const scene = { 0: { coins: 6 } };
    const swapped = table(4, scene, { variants: { swapFactoryUniversity: true } });
    swapped.play('0 chooseRole builder');
    expect(swapped.choices).toContain('build university');
    expect(swapped.choices).not.toContain('build factory');
    const plain = table(4, scene).play('0 chooseRole builder');
    expect(plain.choices).toContain('build factory');
    expect(plain.choices).not.toContain('build university');
  });
});

describe('refusals of createGame', () => {
  const good = request(3);
  const [anna, bob] = good.seats;
  it.each<[string, unknown]>([
    ['options', null],
    ['options', 'four players'],
    ['options', []],
    ['seats', {}],
    ['seats', { ...good, seats: [anna] }],
    ['seats', { ...good, seats: Array(6).fill(anna) }],
    ['seats', { ...good, seats: 3 }],
    ['seats[1].name', { ...good, seats: [anna, anna] }],
    ['seats[0].name', { ...good, seats: [{ name: '', kind: 'bot' }, bob] }],
    ['seats[1].name', { ...good, seats: [anna, { name: 'x'.repeat(41), kind: 'bot' }] }],
    ['seats[1].kind', { ...good, seats: [anna, { name: 'Bob', kind: 'cat' }] }],
    ['seats[0].kind', { ...good, seats: [null, bob] }],
    ['seed', { ...good, seed: '' }],
    ['seed', { ...good, seed: 7 }],
    ['edition', { ...good, edition: '2002' }],
    ['expansions', { ...good, expansions: 'nobles' }],
    ['expansions[0]', { ...good, expansions: ['pirates'] }],
    ['expansions[1]', { ...good, expansions: ['nobles', 'nobles'] }],
    ['variants', { ...good, variants: ['openScores'] }],
    ['variants.cheats', { ...good, variants: { cheats: true } }],
    ['variants.openScores', { ...good, variants: { openScores: 1 } }],
    ['board', { ...good, board: 'mine' }],
    ['players', { ...good, players: 3 }],
  ])('S-1: name the field %s', (field, options) => {
    expect(createGame(options)).toEqual({ code: 'badOption', rule: 'S-1', field });
  });

  it('S-1: do not concern a valid request', () => {
    expect(isRefusal(createGame(good) as object)).toBe(false);
  });
});

it('ids keep their numbers, because saved games contain them', () => {
  expect(BUILDING_NAMES.indexOf('cityHall')).toBe(22);
  expect(BUILDING_NAMES).toHaveLength(45);
  expect(ROLE_NAMES.slice(0, 8)).toEqual([
    'settler',
    'mayor',
    'builder',
    'craftsman',
    'trader',
    'captain',
    'prospector',
    'secondProspector',
  ]);
  expect([0, 1, 2, 3, 4] satisfies Seat[]).toHaveLength(5);
});
