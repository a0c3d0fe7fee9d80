import { isRefusal, migrate, SCHEMA } from '../../src/engine';
import { testGame } from './support/game';
import { table } from './support/table';

const saved = () => JSON.parse(JSON.stringify(testGame(3)));

describe('saved games', () => {
  it('come back byte for byte and can be played on', () => {
    const game = table(3).play('0 chooseRole settler', '0 pass');
    const text = JSON.stringify(game.state);
    const restored = migrate(JSON.parse(text));
    if (isRefusal(restored)) throw new Error(restored.field);
    expect(JSON.stringify(restored)).toBe(text);
    game.state = restored;
    expect(game.play('1 pass', '2 pass').asks).toBe('1 round');
  });

  it('are copied: the caller’s object is left alone', () => {
    const json = saved();
    const state = migrate(json);
    if (isRefusal(state)) throw new Error(state.field);
    state.goods[0] = 0;
    expect(json.goods[0]).toBe(10);
  });

  const cyclic: Record<string, unknown> = { schema: SCHEMA };
  cyclic.self = cyclic;
  it.each<[string, unknown]>([
    ['state', null],
    ['state', 'a game'],
    ['state', []],
    ['state', cyclic],
    ['schema', {}],
    ['schema', { ...saved(), schema: SCHEMA + 1 }],
    ['schema', { ...saved(), schema: -1 }],
    ['schema', { ...saved(), schema: 'one' }],
    ['players', { ...saved(), players: undefined }],
    ['frames', { ...saved(), frames: undefined }],
  ])('without a usable %s are refused', (field, json) => {
    expect(migrate(json)).toEqual({ code: 'badSave', rule: 'S-1', field });
  });

  it('with options nobody can play by are refused', () => {
    const json = saved();
    json.options.edition = '1492';
    expect(migrate(json)).toEqual({ code: 'badOption', rule: 'S-1', field: 'edition' });
  });
});
