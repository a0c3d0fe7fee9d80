import { readFileSync } from 'node:fs';
import { EvaluationContext } from '#bots/evaluation/context';
import { FEATURE_NAMES, FEATURES } from '#bots/evaluation/features';
import { modelFrom, type StoredModel, type StoredWeights } from '#bots/evaluation/model';
import { storedChanceModel, storedModel, storedSoloModel } from '#bots/evaluation/models';
import { chances, worthOf } from '#bots/evaluation/worth';
import { botWith } from '#bots/levels';
import { BUILDING_NAMES, Building, isRefusal, seedRandom, viewFor } from '#engine';
import { sectionsFrom, weightsOf } from '#scripts/lab/arena/learn/columns';
import { textOf } from '#scripts/lab/arena/learn/save';
import { table } from '#tests/engine/support/table';

const without = (weights: StoredWeights, ...names: string[]): StoredWeights =>
  Object.fromEntries(Object.entries(weights).filter(([name]) => !names.includes(name)));

function strangeTo(...buildings: string[]): StoredModel {
  const { owned, atWork, ...rest } = storedModel(3);
  return { ...rest, owned: without(owned, ...buildings), atWork: without(atWork, ...buildings) };
}

const city = () => table(3, { 0: { coins: 8, buildings: { factory: 1, office: 0 } } }).state;

describe('features', () => {
  it('are numbered from 0 without gaps, each with its own name', () => {
    expect(FEATURES).toEqual(FEATURES.map((_, index) => index));
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURES.length);
    expect(FEATURE_NAMES).toContain('production.corn');
  });
});

const STORED = [
  ...[2, 3, 4, 5].map((players) => ({ file: `players${players}`, stored: storedModel(players) })),
  ...[3, 5].map((players) => ({ file: `chances${players}`, stored: storedChanceModel(players) })),
];

describe.each([...STORED, { file: 'solo', stored: storedSoloModel }])(
  'the weights $file',
  ({ file: name, stored }) => {
    it('contain every feature and every building by name, and nothing else', () => {
      expect(Object.keys(stored.worth)).toEqual(FEATURE_NAMES);
      expect(Object.keys(stored.owned)).toEqual(BUILDING_NAMES);
      expect(Object.keys(stored.atWork)).toEqual(BUILDING_NAMES);
    });

    it('are exactly what the learner writes', () => {
      const file = readFileSync(`src/bots/weights/${name}.json`, 'utf8');
      expect(textOf({ ...stored, ...sectionsFrom(weightsOf(stored)) })).toBe(file);
    });
  },
);

describe('a feature or building without learnt weights', () => {
  it('never makes an evaluation infinite or NaN', () => {
    const state = city();
    const { rounds, spread } = storedModel(3);
    const nothing = { rounds, spread, worth: {}, owned: {}, atWork: {} };
    for (const stored of [strangeTo('factory', 'office'), nothing]) {
      const all = chances(state, new EvaluationContext(state, modelFrom(stored)));
      expect(all.every(Number.isFinite)).toBe(true);
    }
  });

  it('has no effect if it is a feature', () => {
    const state = city();
    const stored = storedModel(3);
    const context = new EvaluationContext(
      state,
      modelFrom({ ...stored, worth: without(stored.worth, 'coins') }),
    );
    const before = worthOf(state, 0, context.weightsFor(state));
    state.players[0].coins++;
    expect(worthOf(state, 0, context.weightsFor(state))).toBe(before);
  });

  it('counts like others of its price range if it is a building', () => {
    const state = city();
    const { owned } = new EvaluationContext(state, modelFrom(strangeTo('office'))).weightsFor(
      state,
    );
    const { hospice, largeMarket, largeWarehouse, office } = Building;
    const alike = (owned[hospice] + owned[largeMarket] + owned[largeWarehouse]) / 3;
    expect(owned[office]).toBeCloseTo(alike, 10);
  });

  it.each(['easy', 'medium', 'hard'] as const)('is built and staffed by %s', (level) => {
    const model = modelFrom(strangeTo(...BUILDING_NAMES));
    for (const role of ['builder', 'mayor'] as const) {
      const { state } = table(3, {
        0: { coins: 8, sanJuan: 3, tiles: { corn: 4 }, buildings: { factory: 0, office: 0 } },
      }).play(`0 chooseRole ${role}`);
      const search = botWith(level, () => model).begin(viewFor(state, 0), seedRandom('new'));
      if (isRefusal(search)) throw new Error(search.code);
      search.step(20);
      expect(search.best().type).toBe(role === 'builder' ? 'build' : 'place');
    }
  });
});
