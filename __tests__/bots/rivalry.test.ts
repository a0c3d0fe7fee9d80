import { EvaluationContext } from '#bots/evaluation/context';
import { FEATURE_NAMES } from '#bots/evaluation/features';
import { modelFrom } from '#bots/evaluation/model';
import { chanceModelFor, modelFor, storedModel } from '#bots/evaluation/models';
import { type StoredRivalry, unitsFrom } from '#bots/evaluation/rivalry';
import { chances } from '#bots/evaluation/worth';
import rivals from '#bots/weights/rivals5.json';
import { shownChances } from '#bots/winChances';
import { chancesBy, Learner, type Moment, newNetwork } from '#scripts/lab/hints/network';
import { testGame } from '#tests/engine/support/game';
import { table } from '#tests/engine/support/table';

describe('the weights rivals5', () => {
  it('know features by name, and have a number for every unit', () => {
    const { pull, start, own, all } = rivals;
    expect(FEATURE_NAMES).toEqual(expect.arrayContaining(Object.keys(own)));
    expect(Object.keys(all)).toEqual(Object.keys(own));
    for (const numbers of [start, own, all].flatMap((part) => Object.values(part))) {
      expect(numbers).toHaveLength(pull.length);
    }
  });

  it('are for what people are told, not for what bots choose by', () => {
    const five = testGame(5, { seed: 'rivals' });
    expect(chanceModelFor(five).rivalry).toHaveLength(rivals.pull.length);
    expect(modelFor(five).rivalry).toBeUndefined();
    for (const players of [2, 3, 4] as const) {
      expect(chanceModelFor(testGame(players, { seed: 'rivals' })).rivalry).toBeUndefined();
    }
  });
});

describe('what seats mean to each other', () => {
  const none: StoredRivalry = {
    pull: [1],
    start: { any: [0], growing: [0], fading: [0] },
    own: {},
    all: {},
  };
  const chancesWith = (rivalry: StoredRivalry, rival: number) => {
    const { state } = table(3, { 0: { coins: 3 }, 1: { coins: rival } });
    const worthNothing = { ...storedModel(3), worth: {}, owned: {}, atWork: {} };
    return chances(
      state,
      new EvaluationContext(state, { ...modelFrom(worthNothing), rivalry: unitsFrom(rivalry) }),
    );
  };

  it('counts nothing where nothing was learnt', () => {
    for (const chance of chancesWith(none, 5)) expect(chance).toBeCloseTo(1 / 3);
  });

  it('makes what one has worth more or less by what the others have', () => {
    const rivalry = { ...none, own: { coins: [0.2] }, all: { coins: [-0.1] } };
    const alone = chancesWith(rivalry, 0);
    const oneOfTwo = chancesWith(rivalry, 3);
    expect(alone[0]).toBeGreaterThan(oneOfTwo[0]);
    expect(oneOfTwo[0]).toBeCloseTo(oneOfTwo[1]);
  });
});

describe('the learner', () => {
  it('finds out that who alone has something wins, and who shares it does not', () => {
    const moment = (first: number, second: number, wins: number[]): Moment => ({
      seats: [Float32Array.of(first), Float32Array.of(second), Float32Array.of(0)],
      table: Float32Array.of((first + second) / 3, 1),
      before: [0, 0, 0],
      wins,
    });
    const alone = moment(1, 0, [1, 0, 0]);
    const shared = moment(1, 1, [0, 0, 1]);
    const network = newNetwork(4, alone);
    const learner = new Learner(network);
    for (let step = 0; step < 400; step++) learner.step([alone, shared], 0.02);
    expect(chancesBy(network, alone)[0]).toBeGreaterThan(0.8);
    expect(chancesBy(network, shared)[2]).toBeGreaterThan(0.8);
  });
});

describe('the chance that one of five is told', () => {
  it('is the same for the same table, one with those of the others, and leaves the table as it is', () => {
    const state = testGame(5, { seed: 'told' });
    const before = JSON.stringify(state);
    const told = shownChances(state, new EvaluationContext(state, modelFor(state)));
    expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(shownChances(state, new EvaluationContext(state, modelFor(state)))).toEqual(told);
    expect(JSON.stringify(state)).toBe(before);
  });
});
