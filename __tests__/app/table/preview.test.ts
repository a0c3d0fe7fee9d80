import { loadsOf } from '#app/table/preview/loads';
import { roleOutlook, type SeatOutlook } from '#app/table/preview/roleOutlook';
import { afterTap, bestStorage, type Demand, lostGoods } from '#app/table/preview/storage';
import { Building, Good, legalActions, Role, rolesInGame, type Seat } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { testGame } from '#tests/engine/support/game';
import { type Table, table } from '#tests/engine/support/table';

const outlook = ({ state }: Table, role: Role): SeatOutlook[] => roleOutlook(state, 0, role);
const ofSeat = (seats: readonly SeatOutlook[], seat: Seat) =>
  seats.find((one) => one.seat === seat)?.prospects;

describe('the effect of a role on everybody', () => {
  it('R-4: is listed in order of play, beginning with the chooser', () => {
    const { state } = table(4);
    expect(roleOutlook(state, 2, Role.mayor).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  it('MA-1, MA-2: colonists with the privilege', () => {
    const seats = outlook(table(3), Role.mayor);
    expect(ofSeat(seats, 0)).toEqual([{ kind: 'colonists', count: 2 }]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'colonists', count: 1 }]);
  });

  it('CR-1, CR-3, CR-5: goods, the privilege, and the coins of a factory', () => {
    const game = table(3, {
      0: {
        tiles: { corn: 1, indigo: 1 },
        workers: { corn: 1, indigo: 1 },
        buildings: { smallIndigoPlant: 1, factory: 1 },
      },
    });
    const seats = outlook(game, Role.craftsman);
    expect(ofSeat(seats, 0)).toEqual([
      { kind: 'goods', goods: [1, 1, 0, 0, 0] },
      { kind: 'extraGood', goods: [Good.corn, Good.indigo] },
      { kind: 'coins', coins: 1 },
    ]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'nothing' }]);
  });

  it('SE-2, SE-3: a quarry for the chooser, nothing for a full island', () => {
    const seats = outlook(table(3, { 1: { tiles: { corn: 7, quarry: 5 } } }), Role.settler);
    expect(ofSeat(seats, 0)).toMatchObject([{ kind: 'tile', quarry: true }]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'nothing' }]);
    expect(ofSeat(seats, 2)).toMatchObject([{ kind: 'tile', quarry: false }]);
  });

  it('BU-2: the best affordable building, including coins on the card', () => {
    const game = table(3, { 0: { coins: 1 }, 1: { coins: 0 } });
    game.state.roleCoins[Role.builder] = 1;
    const seats = outlook(game, Role.builder);
    expect(ofSeat(seats, 0)).toMatchObject([
      { kind: 'build', best: Building.indigoPlant, price: 2 },
    ]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'nothing' }]);
  });

  it('TR-2, TR-3: what could be sold for how much', () => {
    const goods = { corn: 1, sugar: 1 };
    const game = table(3, { 0: { goods }, 1: { goods } });
    game.state.tradingHouse.push(Good.sugar);
    game.state.goods[Good.sugar]--;
    expect(ofSeat(outlook(game, Role.trader), 0)).toEqual([
      { kind: 'sell', good: Good.corn, coins: 1 },
    ]);
    // The chooser sells the corn first, and the house takes each kind only once.
    expect(ofSeat(outlook(game, Role.trader), 1)).toEqual([{ kind: 'nothing' }]);
  });

  it('TR-4: sales are predicted in order, and the last ones find the house full', () => {
    const game = table(3, {
      0: { goods: { coffee: 1 } },
      1: { goods: { coffee: 1, tobacco: 1 } },
      2: { goods: { indigo: 1 } },
    });
    game.state.tradingHouse.push(Good.corn, Good.sugar);
    game.state.goods[Good.corn]--;
    game.state.goods[Good.sugar]--;
    const seats = outlook(game, Role.trader);
    expect(ofSeat(seats, 0)).toEqual([{ kind: 'sell', good: Good.coffee, coins: 5 }]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'sell', good: Good.tobacco, coins: 3 }]);
    expect(ofSeat(seats, 2)).toEqual([{ kind: 'nothing' }]);
  });

  it('CA-4, CA-5, CA-6: what could be loaded for how many points', () => {
    const game = table(3, {
      0: { goods: { corn: 3 } },
      1: { goods: { indigo: 2 }, buildings: { harbor: 1 } },
    });
    const seats = outlook(game, Role.captain);
    expect(ofSeat(seats, 0)).toEqual([{ kind: 'load', good: Good.corn, count: 3, vp: 4 }]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'load', good: Good.indigo, count: 2, vp: 3 }]);
    expect(ofSeat(seats, 2)).toEqual([{ kind: 'nothing' }]);
  });

  it('PR-1: a coin for the chooser alone', () => {
    const seats = outlook(table(4), Role.prospector);
    expect(ofSeat(seats, 0)).toEqual([{ kind: 'coins', coins: 1 }]);
    expect(ofSeat(seats, 1)).toEqual([{ kind: 'nothing' }]);
  });

  it('does not change the table', () => {
    const { state } = table(4, { 0: { goods: { corn: 2 } } });
    const before = JSON.stringify(state);
    for (const role of rolesInGame(state)) roleOutlook(state, 0, role);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('roles on the table', () => {
  it.each([
    [2, 7],
    [3, 6],
    [4, 7],
    [5, 8],
  ] as const)('S-6: with %i players there are %i', (players, roles) => {
    expect(rolesInGame(testGame(players))).toHaveLength(roles);
  });
});

describe('loads', () => {
  it('CA-7: include a wharf, and the most points come first', () => {
    const game = table(4, { 0: { goods: { corn: 9 }, buildings: { wharf: 1 } } });
    game.play('0 chooseRole captain');
    const [best, next] = loadsOf(game.state, 0);
    expect(best).toMatchObject({ ship: null, count: 9, vp: 10 });
    expect(next).toMatchObject({ ship: 2, count: 7, vp: 8 });
  });
});

describe('storage', () => {
  const store = (goods: readonly number[]) => ({ type: 'store', goods }) as never;

  it('CA-12: keeps what was asked for first, then the most valuable goods', () => {
    const choices = [store([1, 0, 0, 0, 0]), store([0, 0, 0, 1, 0]), store([0, 1, 0, 0, 0])];
    expect(bestStorage(choices, [])).toBe(choices[1]);
    expect(bestStorage(choices, [{ good: Good.corn, count: 1 }])).toBe(choices[0]);
    expect(lostGoods([2, 0, 0, 1, 0] as never, [1, 0, 0, 0, 0] as never)).toEqual([1, 0, 0, 1, 0]);
  });

  it('X1-1: with a storehouse every way to fill it can be chosen', () => {
    const board = { expansions: ['newBuildings'], ...withBuildings('storehouse') } as const;
    const held = { corn: 2, indigo: 3, sugar: 2 };
    const game = table(3, { 0: { goods: held, buildings: { storehouse: 1 } } }, board);
    const fill = (ship: 0 | 1 | 2, good: Good) => {
      Object.assign(game.state.ships[ship], { good, count: game.state.ships[ship].capacity });
    };
    fill(0, Good.tobacco);
    fill(1, Good.coffee);
    fill(2, Good.corn);
    game.play('0 chooseRole captain');
    const ways = legalActions(game.state, 0).filter((action) => action.type === 'store');
    expect(ways.length).toBeGreaterThan(4);
    for (const way of ways) {
      let demands: readonly Demand[] = [];
      const kept = (good: Good) => bestStorage(ways, demands)?.goods[good];
      for (const good of [Good.corn, Good.indigo, Good.sugar]) {
        demands = afterTap(ways, demands, good);
        for (let taps = 0; taps < 5 && kept(good) !== way.goods[good]; taps++) {
          demands = afterTap(ways, demands, good);
        }
      }
      expect(bestStorage(ways, demands)?.goods).toEqual(way.goods);
    }
  });
});
