import { Role } from '#engine';
import { err, ok } from '#protocol/result';
import { createLocalSession } from '#session/local/localSession';
import { readSave, writeSave } from '#session/saves/format';
import { createSaveRepository } from '#session/saves/repository';
import { type KeyValueStorage, memoryStorage } from '#session/saves/storage';
import { expectOk } from '#tests/support/expectOk';
import { playUntil } from './support/playUntil';
import { bot, gameFor, person, ports } from './support/table';

interface StoredGame {
  readonly modules: Record<string, number>;
  readonly base: { readonly players: unknown[] };
}

const ana = person('Ana', 0);
const ben = person('Ben', 1);

function shelf() {
  const items = new Map<string, string>();
  const storage = memoryStorage(items);
  return { items, storage, saves: createSaveRepository(storage) };
}

/** A game in progress, stored after every action. */
async function playedGame(saves = shelf().saves, plies = 40, seats = [ana, ben, bot('Cy', 2)]) {
  const world = ports({ save: saves.save });
  const session = createLocalSession(gameFor(seats), world.ports);
  await playUntil({ ...world, session }, () => session.get().view.ply >= plies);
  return { session, world, saves };
}

async function reopened(saves: ReturnType<typeof shelf>['saves']) {
  const opened = expectOk(await saves.open('g1'));
  return { ...opened, session: createLocalSession(opened.game, ports().ports) };
}

describe('autosave and resume', () => {
  it('stores the game after every action', async () => {
    const { saves } = shelf();
    const { session } = await playedGame(saves, 5);
    for (let step = 0; step < 10; step++) {
      const { ply } = session.get().view;
      await playUntil({ session, pass: () => undefined }, () => session.get().view.ply > ply);
      const { game } = expectOk(await saves.open('g1'));
      expect(game.state.ply).toBe(session.get().view.ply);
    }
  });

  it.each([1, 7, 23, 60, 120])('resumes exactly where it was after %i actions', async (plies) => {
    const { saves } = shelf();
    const { session } = await playedGame(saves, plies);
    await session.close();
    const { session: again } = await reopened(saves);
    expect(again.get()).toEqual(session.get());
  });

  it('can still undo after resuming, as far as before', async () => {
    const { saves } = shelf();
    const { session, world } = await playedGame(saves, 10);
    await playUntil({ ...world, session }, () => session.get().canUndo);
    const { session: again } = await reopened(saves);
    session.undo();
    again.undo();
    expect(again.get().view).toEqual(session.get().view);
    expect(again.get().canUndo).toBe(session.get().canUndo);
  });

  it('resumes a bot that was thinking, and it decides the same', async () => {
    const { saves } = shelf();
    const { session, world } = await playedGame(saves, 12);
    const botThinks = () => session.get().waiting[0]?.for === 'bot' && session.get().asked === null;
    await playUntil({ ...world, session }, botThinks);
    const opened = expectOk(await saves.open('g1'));
    const other = ports();
    const again = createLocalSession(opened.game, other.ports);
    world.pass(200);
    other.pass(200);
    expect(again.get().view).toEqual(session.get().view);
  });

  it('reports an action that could not be stored, and continues', async () => {
    const world = ports({ save: () => Promise.reject(new Error('full')) });
    const session = createLocalSession(gameFor([ana, bot('Bo', 1)]), world.ports);
    expect(await session.act({ type: 'chooseRole', role: Role.builder })).toEqual({
      trouble: 'notSaved',
    });
    expect(session.get().view.ply).toBe(1);
  });
});

describe('writing', () => {
  it('keeps the old save until the new one is complete', async () => {
    const items = new Map<string, string>();
    const plain = memoryStorage(items);
    let broken = false;
    const storage: KeyValueStorage = {
      ...plain,
      // A phone that dies while writing leaves half a text.
      setItem: (key, value) => {
        if (!broken) return plain.setItem(key, value);
        items.set(key, value.slice(0, value.length / 2));
        return Promise.reject(new Error('power'));
      },
    };
    const saves = createSaveRepository(storage);
    await saves.save(gameFor([ana, ben]));
    await saves.save({ ...gameFor([ana, ben]), name: 'second' });
    broken = true;
    await expect(saves.save({ ...gameFor([ana, ben]), name: 'third' })).rejects.toThrow('power');
    const opened = await saves.open('g1');
    expect(opened).toMatchObject(ok({ recovered: false, game: { name: 'second' } }));
  });

  it('falls back to the previous save if the newest is damaged', async () => {
    const { items, saves } = shelf();
    await saves.save({ ...gameFor([ana, ben]), name: 'first' });
    await saves.save({ ...gameFor([ana, ben]), name: 'second' });
    items.set('borinquen/v1/game/g1/b', '{"half');
    expect(await saves.open('g1')).toMatchObject(ok({ recovered: true, game: { name: 'first' } }));
  });
});

describe('the list', () => {
  it('lists games with their standing, last played first', async () => {
    const { saves } = shelf();
    await saves.save({ ...gameFor([ana, ben]), id: 'one', updatedAt: 5 });
    await saves.save({
      ...gameFor([ana, bot('Bo')], { edition: '1897' }),
      id: 'two',
      updatedAt: 9,
    });
    const { games, quarantined } = await saves.list();
    expect(games.map(({ id, edition }) => [id, edition])).toEqual([
      ['two', '1897'],
      ['one', 'classic'],
    ]);
    expect(quarantined).toEqual([]);
    expect(games[1]).toMatchObject({
      round: 1,
      over: false,
      toAct: [0],
      seats: [
        { name: 'Ana', color: 'indigo', governor: true, island: [0, 1, 0, 0, 0, 0, 0], city: [] },
        { name: 'Ben', color: 'terracotta', governor: false, points: null },
      ],
    });
  });

  it('renames a game', async () => {
    const { saves } = shelf();
    await saves.save(gameFor([ana, ben]));
    await saves.rename('g1', 'Rainy Sunday');
    expect((await saves.list()).games[0]?.name).toBe('Rainy Sunday');
  });

  it('deletes with undo, and permanently when the trash is emptied', async () => {
    const { items, saves } = shelf();
    await saves.save(gameFor([ana, ben]));
    await saves.remove('g1');
    expect((await saves.list()).games).toEqual([]);
    expect(await saves.open('g1')).toEqual(err('missing'));
    await saves.restore('g1');
    expect((await saves.list()).games).toHaveLength(1);
    await saves.remove('g1');
    await saves.emptyTrash();
    expect([...items.keys()]).toEqual([]);
  });
});

describe('saves that cannot be opened', () => {
  const good = writeSave(gameFor([ana, ben]));
  const stored = (change: (json: Record<string, unknown>) => void) => {
    const json: Record<string, unknown> = JSON.parse(good);
    change(json);
    return JSON.stringify(json);
  };
  const storedGame = (change: (game: StoredGame) => void) => {
    const json: { state: StoredGame } = JSON.parse(good);
    change(json.state);
    return JSON.stringify(json);
  };

  it.each([
    ['nothing', ''],
    ['half a text', good.slice(0, 200)],
    ['another kind of JSON', '[1, 2]'],
    ['somebody else’s record', '{"state":{"board":"chess"}}'],
    ['a game without players', storedGame((game) => Object.assign(game.base, { players: 3 }))],
    ['too few players', storedGame((game) => game.base.players.pop())],
    ['frames that are not ours', storedGame((game) => Object.assign(game, { frames: [7] }))],
    [
      'an unknown step',
      storedGame((game) =>
        Object.assign(game, { frames: [{ step: 'base.duel', seat: 0, data: null }] }),
      ),
    ],
    ['chapters that are none', stored((json) => Object.assign(json, { chapters: ['once'] }))],
  ])('%s is unreadable and never throws', (_what, text) => {
    expect(readSave(text)).toEqual(err('unreadable'));
  });

  it('distinguishes a newer app’s data from a fault', () => {
    expect(readSave('{"format":99}')).toEqual(err('newer'));
    expect(readSave(stored((json) => Object.assign(json, { format: 99 })))).toEqual(err('newer'));
    expect(readSave(storedGame(({ modules }) => Object.assign(modules, { base: 99 })))).toEqual(
      err('newer'),
    );
    expect(readSave(storedGame(({ modules }) => Object.assign(modules, { dragons: 1 })))).toEqual(
      err('newer'),
    );
  });

  it('are quarantined and reported, and the others stay', async () => {
    const { items, saves } = shelf();
    await saves.save({ ...gameFor([ana, ben]), id: 'fine' });
    items.set('borinquen/v1/game/bad/head', 'a');
    items.set('borinquen/v1/game/bad/a', '{"half');
    const { games, quarantined } = await saves.list();
    expect(games.map(({ id }) => id)).toEqual(['fine']);
    expect(quarantined).toEqual([{ id: 'bad', error: 'unreadable', text: '{"half' }]);
    expect(await saves.open('bad')).toEqual(err('missing'));
    await saves.discardQuarantined('bad');
    expect((await saves.list()).quarantined).toEqual([]);
  });

  it('return once the app can read them', async () => {
    const { items, saves } = shelf();
    items.set(
      'borinquen/v1/quarantine/g1',
      JSON.stringify({ id: 'g1', error: 'newer', text: good }),
    );
    const { games, quarantined } = await saves.list();
    expect(games.map(({ id }) => id)).toEqual(['g1']);
    expect(quarantined).toEqual([]);
  });
});
