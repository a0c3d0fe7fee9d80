import { Good, type GoodName } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import type { Holdings } from '#tests/engine/support/give';
import { type Table, table } from '#tests/engine/support/table';

/** Tables in the middle of a game, each with one kind of decision. */

const ANNA: Holdings = {
  coins: 7,
  vp: 9,
  goods: { corn: 3, sugar: 2, tobacco: 1 },
  tiles: { corn: 2, indigo: 1, sugar: 2, tobacco: 1, quarry: 1 },
  workers: { corn: 2, sugar: 1, tobacco: 1, quarry: 1 },
  buildings: { smallSugarMill: 1, tobaccoStorage: 1, smallMarket: 1, constructionHut: 0 },
  sanJuan: 1,
};
const BOB: Holdings = {
  coins: 4,
  vp: 12,
  goods: { indigo: 2, coffee: 1 },
  tiles: { indigo: 3, coffee: 1, corn: 1 },
  workers: { indigo: 2, coffee: 1 },
  buildings: { indigoPlant: 2, coffeeRoaster: 1, office: 1 },
};
const CHRIS: Holdings = {
  coins: 2,
  vp: 6,
  goods: { corn: 2 },
  tiles: { corn: 4, sugar: 1, quarry: 2 },
  workers: { corn: 3, quarry: 1 },
  buildings: { smallWarehouse: 1, harbor: 1 },
};

type Own = Pick<Holdings, 'buildings' | 'goods'>;
const game = (own: Own = {}, options: Parameters<typeof table>[2] = {}) =>
  table(3, { 0: { ...ANNA, ...own }, 1: BOB, 2: CHRIS }, options);

function aboard(scene: Table, ship: 0 | 1 | 2, good: GoodName, count: number): Table {
  const kind = Good[good];
  scene.state.goods[kind] -= count;
  Object.assign(scene.state.ships[ship], { good: kind, count });
  return scene;
}

function firstTile(scene: Table): Table {
  const names: readonly GoodName[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
  const offered = names.find((name) => scene.state.faceUp[Good[name]] > 0);
  return scene.play(`0 takeTile ${offered}`);
}

/** Ships that take no more goods. */
function fullShips(): Table {
  const scene = game({ goods: { corn: 2, sugar: 2, tobacco: 1 } }).give(1, { goods: {} });
  return aboard(aboard(aboard(scene, 0, 'indigo', 2), 1, 'coffee', 2), 2, 'corn', 6);
}

/** A table where raiding, looting and poaching are possible, with coins on a role. */
export function smuggling(): Table {
  const scene = aboard(game({}, { expansions: ['smuggler'] }), 1, 'sugar', 4);
  scene.state.tradingHouse.push(Good.coffee, Good.corn);
  scene.state.goods[Good.coffee]--;
  scene.state.goods[Good.corn]--;
  scene.state.colonists -= 3;
  scene.state.colonistShip += 3;
  scene.state.roleCoins[2] = 2;
  return scene;
}

/** Makes Anna the last to choose in this round. */
function lastToPick(scene: Table): Table {
  scene.state.governor = 1;
  scene.state.picks = 2;
  return scene;
}

/** Each decision with a table where it comes up. */
export const SCENES: readonly (readonly [decision: string, make: () => Table])[] = [
  ['round', () => game()],
  ['settle', () => game().play('0 chooseRole settler')],
  ['hacienda', () => game({ buildings: { hacienda: 1 } }).play('0 chooseRole settler')],
  ['hospice', () => firstTile(game({ buildings: { hospice: 1 } }).play('0 chooseRole settler'))],
  ['place', () => game().play('0 chooseRole mayor')],
  ['build', () => game().play('0 chooseRole builder')],
  [
    'university',
    () =>
      game({ buildings: { university: 1 } }).play('0 chooseRole builder', '0 build smallMarket'),
  ],
  ['privilegeGoods', () => game().play('0 chooseRole craftsman')],
  ['sell', () => game().play('0 chooseRole trader')],
  ['load', () => aboard(game(), 0, 'corn', 2).play('0 chooseRole captain')],
  ['store', () => fullShips().play('0 chooseRole captain')],
  [
    'takeCards',
    () => table(3, {}, { expansions: ['achievements'], variants: { draftAchievements: true } }),
  ],
  ['draft', () => table(3, {}, { expansions: ['newBuildings', 'nobles'], board: 'draft' })],
  [
    'sawmill',
    () =>
      firstTile(
        game(
          { buildings: { sawmill: 1 } },
          { expansions: ['newBuildings'], ...withBuildings('sawmill') },
        ).play('0 chooseRole settler'),
      ),
  ],
  [
    'guesthouse',
    () =>
      game(
        { buildings: { guesthouse: 2, office: 0 } },
        { expansions: ['newBuildings'], ...withBuildings('guesthouse') },
      ).play('0 chooseRole trader'),
  ],
  ['smuggle', () => smuggling().play('0 chooseRole smuggler')],
  ['newcomers', () => smuggling().play('0 chooseRole smuggler', '0 poach -')],
  ['captive', () => lastToPick(smuggling()).play('0 chooseRole smuggler', '0 capture mayor')],
];

export function sceneOf(wanted: string): Table {
  const make = SCENES.find(([decision]) => decision === wanted)?.[1];
  if (make === undefined) throw new Error(`no scene asks ${wanted}`);
  return make();
}
