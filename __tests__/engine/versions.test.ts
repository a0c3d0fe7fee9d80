import {
  createGame,
  type GameState,
  isRefusal,
  type JsonRecord,
  playedVersions,
  restore,
  restoreView,
  store,
  storedVersions,
  storeView,
  versionRefusal,
  viewFor,
} from '#engine';
import { base } from '#engine/modules/base/module';

/** A second version of the base game, whose first version kept the quarries in a record. */
const partOf = (game: JsonRecord): JsonRecord => Object(game.base);
const up = (game: JsonRecord): JsonRecord => {
  const { quarries } = partOf(game);
  return { ...game, base: { ...partOf(game), quarries: Object(quarries).count } };
};
const down = (game: JsonRecord): JsonRecord => {
  const { quarries = null } = partOf(game);
  return { ...game, base: { ...partOf(game), quarries: { count: quarries } } };
};
const release = (parts: object) => Object.assign(base, { version: 2, up: [up], ...parts });

const seats = [
  { name: 'Ana', kind: 'person' },
  { name: 'Ben', kind: 'bot' },
] as const;

function newGame(): GameState {
  const game = createGame({ seats, seed: 'versions' });
  if (isRefusal(game)) throw new Error(game.code);
  return game;
}

afterAll(() => Object.assign(base, { version: 1, up: [], down: [] }));

describe('a module whose stored form changes', () => {
  it('is first read in the new form and still stored in the old one', () => {
    const game = newGame();
    const second = store(game);
    release({ down: [down] });
    expect(store(game)).toMatchObject({ modules: { base: 1 }, base: { quarries: { count: 5 } } });
    expect([storedVersions(game), playedVersions(game)]).toEqual([{ base: 1 }, { base: 2 }]);
    expect(restore(store(game))).toEqual(game);
    expect(restore({ ...second, modules: { base: 2 } })).toEqual(game);
    const view = viewFor(game, 0);
    expect(restoreView(storeView(view))).toEqual(view);
  });

  it('is stored in the new form by the next release, which still reads the old one', () => {
    const game = newGame();
    release({ down: [down] });
    const first = store(game);
    release({ down: [] });
    expect(store(game)).toMatchObject({ modules: { base: 2 }, base: { quarries: 5 } });
    expect(restore(first)).toEqual(game);
    expect(restore(store(game))).toEqual(game);
  });

  it('of a future version is refused, whatever its content', () => {
    release({ down: [] });
    const future = { modules: { base: 3 } };
    expect(versionRefusal(future)).toMatchObject({ code: 'fromTheFuture', field: 'base' });
    expect(restore(future)).toMatchObject({ code: 'fromTheFuture', field: 'base' });
  });
});
