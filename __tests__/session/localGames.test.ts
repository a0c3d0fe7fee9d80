import { isRefusal, Role } from '#engine';
import { lineCount } from '#session/local/chapters';
import { realClock } from '#session/local/clock';
import { createLocalGames } from '#session/local/localGames';
import { replay } from '#session/local/replay';
import { startBotSearch } from '#session/local/startBotSearch';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import { expectOk } from '#tests/support/expectOk';
import { playUntil } from './support/playUntil';
import { bot, person, ports } from './support/table';

function setUp() {
  const saves = createSaveRepository(memoryStorage());
  const world = ports({ startSearch: startBotSearch, pause: () => 0 });
  return { saves, world, games: createLocalGames(saves, world.ports) };
}

const seats = [person('Ana', 0), bot('Bo', 1), bot('Cy', 2)];

async function started(games: ReturnType<typeof setUp>['games']) {
  const game = await games.start({ seats });
  if (isRefusal(game)) throw new Error(game.code);
  const opened = expectOk(await games.open(game.id));
  return { id: game.id, session: opened.session };
}

describe('local games', () => {
  it('differ by id and seed and are saved from the start', async () => {
    const { games, saves } = setUp();
    const one = await games.start({ seats });
    const two = await games.start({ seats });
    if (isRefusal(one) || isRefusal(two)) throw new Error('refused');
    expect(one.id).not.toBe(two.id);
    expect(one.state.options.seed).not.toBe(two.state.options.seed);
    expect((await saves.list()).games).toHaveLength(2);
  });

  it('can start from a position of another game, which stays unchanged', async () => {
    const { games, saves } = setUp();
    const { id, session } = await started(games);
    const { guessedState: table } = session.get();
    await session.act({ type: 'chooseRole', role: Role.builder });
    await games.close(id);
    const before = expectOk(await saves.open(id));
    const next = await games.continueFrom(before.game, replay(before.game)[0]?.state ?? table);
    const opened = expectOk(await games.open(next.id));
    expect(opened.session.get()).toMatchObject({ asked: 0, unseenFrom: 0 });
    expect(opened.session.get().view.ply).toBe(0);
    expect(await opened.session.act({ type: 'chooseRole', role: Role.settler })).toBeNull();
    expect(expectOk(await saves.open(id))).toEqual(before);
  });

  it('are refused with the reason if they cannot be set up', async () => {
    const { games } = setUp();
    const twins = [person('Ana', 0), person('Ana', 1)];
    expect(await games.start({ seats: twins })).toMatchObject({ code: 'badOption' });
  });

  it('have one session each, and a new one after it was closed', async () => {
    const { games } = setUp();
    const { id, session } = await started(games);
    const again = expectOk(await games.open(id));
    expect(again.session).toBe(session);
    await session.act({ type: 'chooseRole', role: Role.builder });
    const closing = games.close(id);
    const fresh = expectOk(await games.open(id));
    await closing;
    expect(fresh.session).not.toBe(session);
    expect(fresh.session.get().view.ply).toBe(session.get().view.ply);
  });

  it('can be played against the real bots and replayed to the same end', async () => {
    const { games, saves, world } = setUp();
    const { id, session } = await started(games);
    // The bots' slices are measured with the manual clock, so they think without pausing.
    await playUntil({ session, pass: world.pass }, () => session.get().view.over);
    await games.close(id);
    const opened = expectOk(await saves.open(id));
    const steps = replay(opened.game);
    expect(steps).toHaveLength(lineCount(opened.game.chapters) + 1);
    expect(steps.at(-1)?.state).toEqual(opened.game.state);
    expect(opened.game.state.over).toBe(true);
  }, 60_000);

  it('also run on the real clock', async () => {
    const saves = createSaveRepository(memoryStorage());
    const { startSearch, today } = ports().ports;
    const games = createLocalGames(saves, { startSearch, today, clock: realClock, pause: () => 1 });
    const game = await games.start({ seats: [bot('Bo', 0), person('Ana', 1)] });
    if (isRefusal(game)) throw new Error(game.code);
    const opened = expectOk(await games.open(game.id));
    const { session } = opened;
    await new Promise<void>((resolve) => {
      const stop = session.subscribe(() => {
        stop();
        resolve();
      });
    });
    expect(session.get().view.ply).toBeGreaterThan(0);
    await games.close(game.id);
  });
});
