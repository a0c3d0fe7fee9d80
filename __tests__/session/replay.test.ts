import { store } from '#engine';
import { type Chapter, lineCount } from '#session/local/chapters';
import type { LocalGame } from '#session/local/localGame';
import { createLocalSession } from '#session/local/localSession';
import { replay } from '#session/local/replay';
import { readSave, writeSave } from '#session/saves/format';
import { expectOk } from '#tests/support/expectOk';
import { playUntil } from './support/playUntil';
import { bot, gameFor, person, ports, withCorrections } from './support/table';

/** Today's lines under the version number of an earlier app. */
const EARLIER = { base: 0 };

async function playedGame(plies = 40): Promise<LocalGame> {
  const world = ports();
  const session = createLocalSession(
    gameFor([person('Ana', 0), person('Ben', 1), bot('Cy', 2)]),
    world.ports,
  );
  await playUntil({ ...world, session }, () => session.get().view.ply >= plies);
  await session.close();
  const last = world.saved.at(-1);
  if (last === undefined) throw new Error('nothing was saved');
  return last;
}

const reread = (game: LocalGame): LocalGame => expectOk(readSave(writeSave(game)));

/** Opens the game, plays one action and returns what was saved. */
async function goneOn(game: LocalGame) {
  const world = ports();
  const session = createLocalSession(game, world.ports);
  const before = session.get();
  const { ply } = before.view;
  await playUntil({ ...world, session }, () => session.get().view.ply > ply);
  await session.close();
  const saved = world.saved.at(-1);
  if (saved === undefined) throw new Error('nothing was saved');
  return { before, after: session.get(), saved };
}

const only = ({ chapters: [chapter] }: LocalGame): Chapter => {
  if (chapter === undefined) throw new Error('there is no chapter');
  return chapter;
};

describe('the log of a saved game', () => {
  it('is one chapter under the versions that wrote it', async () => {
    const game = reread(await playedGame());
    expect(game.chapters).toHaveLength(1);
    expect(only(game)).toMatchObject({ by: { base: 1 }, start: null });
    const { notice, logGaps } = createLocalSession(game, ports().ports).get();
    expect({ notice, logGaps }).toEqual({ notice: null, logGaps: [] });
  });

  it('V-10: of a classic game that began with the corrections of 2026 is complete and continues', async () => {
    const game = withCorrections(await playedGame());
    const { before, after, saved } = await goneOn(reread(game));
    expect(before).toMatchObject({ notice: null, logGaps: [] });
    expect(before.log.length).toBeGreaterThan(20);
    expect(after.log.length).toBeGreaterThan(before.log.length);
    expect(saved.state.options.variants.corrections2026).toBe(true);
    const again = createLocalSession(reread(saved), ports().ports).get();
    expect(again).toMatchObject({ notice: null, logGaps: [], log: after.log });
  });

  it('of an earlier version is complete if it still fits, and continues in a new chapter', async () => {
    const played = await playedGame();
    const { lines } = only(played);
    const old = { ...played, chapters: [{ by: EARLIER, start: null, lines }] };
    const { before, after, saved } = await goneOn(reread(old));
    expect(before).toMatchObject({ notice: 'olderRules', logGaps: [] });
    expect(before.log.length).toBeGreaterThan(20);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
    expect(saved.chapters[0]).toEqual({ by: EARLIER, start: null, lines });
    expect(saved.chapters[1]).toMatchObject({ by: { base: 1 }, start: null });
    expect(lineCount(saved.chapters)).toBe(saved.state.ply);
    const again = createLocalSession(reread(saved), ports().ports).get();
    expect(again).toMatchObject({ notice: null, logGaps: [], log: after.log });
  });

  it('that no longer fits is kept, shown as far as possible, and continues from the stored table', async () => {
    const played = await playedGame();
    const { lines } = only(played);
    const unfit = [...lines.slice(0, 10), '0 chooseRole smuggler', ...lines.slice(11)];
    const old = { ...played, chapters: [{ by: EARLIER, start: null, lines: unfit }] };
    const { before, after, saved } = await goneOn(reread(old));
    expect(before.notice).toBe('logIncomplete');
    expect(before.view.ply).toBe(played.state.ply);
    expect(before.canUndo).toBe(false);
    expect(before.log.length).toBeGreaterThan(5);
    expect(before.logGaps).toEqual([before.log.length]);
    expect(after.logGaps).toEqual(before.logGaps);
    expect(after.log.length).toBeGreaterThan(before.log.length);
    expect(saved.chapters[0]).toEqual({ by: EARLIER, start: null, lines: unfit });
    expect(saved.chapters[1]).toMatchObject({ by: { base: 1 }, start: store(played.state) });
    const again = createLocalSession(reread(saved), ports().ports).get();
    expect(again).toMatchObject({ notice: null, logGaps: before.logGaps, log: after.log });
    expect(again.view).toEqual(after.view);
  });

  it('with lines that lead elsewhere yields to the stored table', async () => {
    const played = await playedGame();
    const { by, lines } = only(played);
    const old = { ...played, chapters: [{ by, start: null, lines: lines.slice(0, -1) }] };
    const { before } = await goneOn(reread(old));
    expect(before).toMatchObject({ notice: 'logIncomplete', canUndo: false });
    expect(before.view.ply).toBe(played.state.ply);
  });

  it('whose first table cannot be read begins at the stored one, and loses no line', async () => {
    const played = await playedGame();
    const broken = { ...only(played), start: { modules: { base: 1 }, base: 'gone' } };
    const { before, saved } = await goneOn(reread({ ...played, chapters: [broken] }));
    expect(before).toMatchObject({ notice: 'logIncomplete', log: [], logGaps: [0] });
    expect(saved.chapters[0]).toEqual(broken);
  });

  it('is replayed step by step, with a jump where it stops', async () => {
    const played = await playedGame();
    const { by, lines } = only(played);
    const whole = replay(played);
    expect(whole).toHaveLength(lines.length + 1);
    expect(whole.some(({ afterGap }) => afterGap)).toBe(false);
    const cut = { ...played, chapters: [{ by, start: null, lines: ['?', ...lines] }] };
    expect(replay(cut).map(({ afterGap }) => afterGap)).toEqual([false, true]);
    expect(replay(cut).at(-1)?.state).toEqual(played.state);
  });

  it('can be undone into a chapter of an earlier version, as far as before', async () => {
    const world = ports();
    const session = createLocalSession(gameFor([person('Ana', 0), person('Ben', 1)]), world.ports);
    await playUntil({ ...world, session }, () => session.get().canUndo);
    const saved = world.saved.at(-1);
    if (saved === undefined) throw new Error('nothing was saved');
    const old = { ...saved, chapters: saved.chapters.map((it) => ({ ...it, by: EARLIER })) };
    const again = createLocalSession(reread(old), ports().ports);
    expect(again.get().canUndo).toBe(true);
    session.undo();
    again.undo();
    expect(again.get().view).toEqual(session.get().view);
  });
});
