import { goalHopes } from '#bots/evaluation/goals';
import { botFor } from '#bots/levels';
import { goalGain } from '#bots/policy/goals';
import { Building, Good, isRefusal, seedRandom, viewFor } from '#engine';
import { layGoals } from '#tests/engine/support/goals';
import { table } from '#tests/engine/support/table';
import { mindFor } from './support/context';

const ROUNDS = 8;
const GOALS = { expansions: ['festival', 'activities'] } as const;

describe('bots and goals', () => {
  it('X4-2: value a goal more the nearer it is, and ignore won goals', () => {
    const near = (sugar: number) => {
      const game = table(3, {}, GOALS);
      layGoals(game.state, { festivalFarms: { tiles: ['sugar'] } });
      return game.give(0, { tiles: { sugar } }).state;
    };
    expect(goalHopes(near(2), 0, ROUNDS)).toBeGreaterThan(goalHopes(near(1), 0, ROUNDS));
    const won = near(2);
    for (const goal of won.festival?.goals ?? []) goal.winner = 1;
    expect(goalHopes(won, 0, ROUNDS)).toBe(0);
    expect(goalHopes(table(3).state, 0, ROUNDS)).toBe(0);
  });

  it('X5-1: see what a building, a sale and a load win', () => {
    const game = table(3, { 0: { goods: { corn: 2, sugar: 1 } } }, GOALS);
    layGoals(game.state, {
      festivalBuilding: { building: 'harbor' },
      earlyClosing: { goods: ['sugar'] },
      smallDeparture: { goods: ['corn'] },
    });
    const gain = (action: Parameters<typeof goalGain>[2]) =>
      goalGain(game.state, 0, action, mindFor(game.state).weightsFor(game.state));
    expect(gain({ type: 'build', building: Building.harbor })).toBe(3);
    expect(gain({ type: 'build', building: Building.wharf })).toBe(0);
    expect(gain({ type: 'sell', good: Good.sugar })).toBe(0);
    game.state.tradingHouse.push(Good.corn, Good.indigo, Good.coffee);
    expect(gain({ type: 'sell', good: Good.sugar })).toBe(0.5);
    expect(gain({ type: 'load', good: Good.corn, ship: 0 })).toBe(0);
    Object.assign(game.state.ships[0], { good: Good.corn, count: 2 });
    expect(gain({ type: 'load', good: Good.corn, ship: 0 })).toBeCloseTo(0.9);
  });

  it('X4-2: medium takes the plantation that wins a goal', () => {
    const game = table(3, {}, GOALS);
    layGoals(game.state, { festivalFarms: { tiles: ['indigo'] } });
    const { state } = game.give(0, { tiles: { indigo: 2 } });
    for (const kind of [0, 1, 2, 3, 4] as const) {
      state.stack[kind] += state.faceUp[kind];
      state.faceUp[kind] = 0;
    }
    for (const kind of [Good.indigo, Good.corn] as const) {
      state.stack[kind]--;
      state.faceUp[kind]++;
    }
    state.quarries = 0;
    game.play('0 chooseRole settler');
    const search = botFor('medium').begin(viewFor(game.state, 0), seedRandom('goals'));
    if (isRefusal(search)) throw new Error(search.code);
    while (!search.step(50));
    expect(search.best()).toEqual({ type: 'takeTile', tile: Good.indigo });
  });
});
