import { createLocalSession } from '#session/local/localSession';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import {
  framesIn,
  RELEASE_1_FRAMES,
  type Release1Entry,
  release1,
  release1Content,
} from '#tests/fixtures/release1';
import { playUntil } from './support/playUntil';
import { ports } from './support/table';

const all = release1('saves');

async function openedSave(entry: Release1Entry) {
  const items = new Map(Object.entries(release1Content<string>(entry)));
  const saves = createSaveRepository(memoryStorage(items));
  const { games, aside } = await saves.list();
  const [summary] = games;
  if (summary === undefined) throw new Error(`put aside: ${aside[0]?.fault}`);
  const opened = await saves.open(summary.id);
  if ('fault' in opened) throw new Error(opened.fault);
  return { saves, summary, ...opened };
}

describe('saves of the first release', () => {
  it('are there for every kind of frame, number of seats, edition and expansion', () => {
    expect(framesIn(all)).toEqual(RELEASE_1_FRAMES);
    expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(all.map(({ edition }) => edition))).toEqual(new Set(['classic', '1897']));
    expect(new Set(all.map(({ expansions }) => expansions.join()))).toEqual(
      new Set(['', 'newBuildings', 'nobles', 'newBuildings,nobles']),
    );
    expect(all.filter(({ status }) => status === 'over').length).toBeGreaterThanOrEqual(4);
  });

  it.each(all)('$file: $seats seats at ply $ply, opens and goes on to the end', async (entry) => {
    const { saves, summary, game, recovered } = await openedSave(entry);
    expect(recovered).toBe(false);
    expect(summary).toMatchObject({ edition: entry.edition, over: entry.status === 'over' });
    expect(summary.seats).toHaveLength(entry.seats);
    const world = ports({ save: saves.save });
    const session = createLocalSession(game, world.ports);
    expect(session.get().view).toMatchObject({ ply: entry.ply, over: entry.status === 'over' });
    if (entry.status !== 'over') expect(session.get().notice).not.toBeNull();
    await playUntil({ ...world, session }, () => session.get().view.over);
    expect(session.get().view.over).toBe(true);
    await session.close();
    expect((await saves.list()).games).toMatchObject([{ id: game.id, over: true }]);
  });
});
