import {
  eventFor,
  type GameState,
  isRefusal,
  restore,
  restoreEvent,
  restoreView,
  store,
  storeEvent,
  storeView,
  versionRefusal,
  viewFor,
} from '#engine';
import { withBuildings } from './support/board';
import { testGame } from './support/game';
import { table } from './support/table';

const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const saved = () => sent(store(testGame(3)));
const streams = () => Object(saved().random);
const withNobles = () =>
  table(3, { 0: { buildings: { chapel: 1 }, nobles: { chapel: 1 } } }, NOBLES).state;
const NOBLES = { ...withBuildings('chapel'), expansions: ['nobles'] } as const;

function restored(json: unknown): GameState {
  const state = restore(json);
  if (isRefusal(state)) throw new Error(`${state.code} ${state.field}`);
  return state;
}

describe('a stored game', () => {
  it('is restored byte for byte and can be continued', () => {
    const game = table(3).play('0 chooseRole settler', '0 pass');
    const text = JSON.stringify(game.state);
    game.state = restored(sent(store(game.state)));
    expect(JSON.stringify(game.state)).toBe(text);
    expect(game.play('1 pass', '2 pass').asks).toBe('1 round');
  });

  it('is restored with the colonists and buildings of an expansion', () => {
    const state = withNobles();
    expect(restored(sent(store(state)))).toEqual(state);
  });

  it('contains names instead of the engine’s numbers', () => {
    const game = table(3, { 0: { buildings: { hospice: 1 } } }).play('0 chooseRole settler');
    expect(sent(store(game.state))).toMatchObject({
      modules: { base: 1 },
      frames: [{ step: 'base.round' }, { step: 'base.phase' }, {}, {}, { step: 'base.settle' }],
      base: {
        role: 'settler',
        roleTaken: ['settler'],
        players: [{ city: ['hospice'], staff: { hospice: 1 } }, {}, {}],
      },
    });
  });

  it('names the modules of the game', () => {
    expect(saved().modules).toEqual({ base: 1 });
    expect(store(withNobles()).modules).toEqual({ base: 1, nobles: 1 });
  });

  it('is a copy: the caller’s object stays unchanged', () => {
    const json = saved();
    restored(json).goods[0] = 0;
    expect(json.base.goods.corn).toBe(10);
  });
});

describe('a stored game that this app cannot read', () => {
  it.each([
    ['a module that is not here', 'caravans', { base: 1, caravans: 1 }],
    ['a later version of a module', 'base', { base: 2 }],
    ['an inherited name', 'constructor', { base: 1, constructor: 1 }],
  ])('with %s is from the future', (_what, field, modules) => {
    const refused = { code: 'fromTheFuture', rule: 'S-1', field };
    const json = { ...saved(), modules };
    expect(restore(json)).toEqual(refused);
    expect(versionRefusal(json)).toEqual(refused);
  });

  it('is recognised before anything else of it is read', () => {
    const json = { modules: { base: 1, festival: 3 }, base: 'in a new form' };
    expect(restore(json)).toMatchObject({ code: 'fromTheFuture', field: 'festival' });
  });

  const cyclic: Record<string, unknown> = { modules: { base: 1 } };
  cyclic.self = cyclic;
  it.each<[string, unknown]>([
    ['state', null],
    ['state', 'a game'],
    ['state', []],
    ['state', cyclic],
    ['modules', {}],
    ['modules', { ...saved(), modules: undefined }],
    ['modules', { ...saved(), modules: [1] }],
    ['modules', { ...saved(), modules: { nobles: 1 } }],
    ['modules.nobles', { ...saved(), modules: { base: 1, nobles: 0 } }],
    ['modules.nobles', { ...saved(), modules: { base: 1, nobles: 'one' } }],
    ['frames', { ...saved(), frames: undefined }],
    ['frames', { ...saved(), frames: [{ step: 'base.sing', seat: 0, data: null }] }],
    ['frames', { ...saved(), frames: [{ step: 'base.round', seat: 4, data: { offered: true } }] }],
    ['frames', { ...saved(), frames: [{ step: 'nobles.huntingLodge', seat: 0, data: null }] }],
    ['frames', { ...saved(), frames: [] }],
    ['ply', { ...saved(), ply: -1 }],
    ['over', { ...saved(), over: 'no' }],
    ['random', { ...saved(), random: [1, 2, 3, 4] }],
    ['random', { ...saved(), random: { ...streams(), tiles: [1, 2, 3] } }],
    ['random', { ...saved(), random: { ...streams(), tiles: [1, 2, 3, 2 ** 32] } }],
    ['random', { ...saved(), random: { tiles: [1, 2, 3, 4] } }],
  ])('without a usable %s is refused', (field, json) => {
    expect(restore(json)).toEqual({ code: 'badSave', rule: 'S-1', field });
  });

  it.each<[string, unknown]>([
    ['players', []],
    ['players', undefined],
    ['role', 'king'],
    ['role', 'toString'],
    ['roleTaken', ['constructor']],
    ['board', ['casino']],
    ['board', [3]],
    ['board', ['chapel']],
    ['governor', 3],
    ['chooser', 4],
    ['market', { hospice: -1 }],
    ['market', { chapel: 1 }],
    ['goods', { corn: 1.5 }],
    ['goods', { gold: 1 }],
    ['goods', { constructor: 1 }],
    ['goods', [1, 2, 3, 4, 5]],
    ['ships', []],
    ['endTriggers', ['boredom']],
  ])('with a broken %s on its table is refused: %j', (field, value) => {
    const json = saved();
    json.base[field] = value;
    expect(restore(sent(json))).toEqual({ code: 'badSave', rule: 'S-1', field });
  });

  it('with a building of a module that does not play in a city is refused', () => {
    const json = saved();
    json.base.players[0].city = ['chapel'];
    expect(restore(json)).toEqual({ code: 'badSave', rule: 'S-1', field: 'players' });
  });

  it('is not read from inherited properties', () => {
    const { base, ...rest } = saved();
    const { goods, ...table } = base;
    const json = `{"__proto__":{"goods":${JSON.stringify(goods)}},${JSON.stringify(table).slice(1)}`;
    expect(restore({ ...rest, base: JSON.parse(json) })).toMatchObject({ field: 'goods' });
  });

  it('with unplayable options is refused', () => {
    const json = saved();
    json.options.edition = '1492';
    expect(restore(json)).toEqual({ code: 'badOption', rule: 'S-1', field: 'edition' });
  });
});

describe('a view that is sent', () => {
  it.each([0, 2, null] as const)(
    'I-3: is restored unchanged, with hidden tokens hidden, for %s',
    (seat) => {
      const { state } = table(3, { 0: { vp: 5 }, 1: { vp: 7 } }).play('0 chooseRole settler');
      const view = viewFor(state, seat);
      expect(restoreView(sent(storeView(view)))).toEqual(view);
    },
  );

  it('of a game with unknown modules is from the future', () => {
    const view = { ...storeView(viewFor(testGame(3), 0)), modules: { base: 1, railway: 1 } };
    expect(restoreView(view)).toMatchObject({ code: 'fromTheFuture', field: 'railway' });
  });
});

describe('events that are sent', () => {
  const game = table(4, { 0: { coins: 9 }, 1: { goods: { corn: 2 } } }).play(
    '0 chooseRole builder',
    '0 build hospice',
    '1 pass',
    '2 pass',
    '3 pass',
    '1 chooseRole captain',
    '1 load corn 0',
  );

  it('are restored unchanged', () => {
    const { options } = game.state;
    expect(game.events.length).toBeGreaterThan(5);
    for (const event of game.events) {
      expect(restoreEvent(sent(storeEvent(event)), options)).toEqual(event);
      expect(eventFor(event, 2)).toEqual(event);
    }
  });

  it.each([null, 'built', { type: 'danced' }, { type: 'built', seat: 0, building: 'casino' }])(
    'are refused if no engine can have made them: %j',
    (json) => {
      expect(restoreEvent(json, game.state.options)).toBeNull();
    },
  );
});
