import { isMatchId } from '#protocol/ids';
import { nameOfMatch } from '#session/online/finishedMatch';
import { forgetMatches } from '#session/online/matchCache';
import { NOTHING_MEASURED } from '#session/review/measured';
import { openReviewJob } from '#session/review/reviewJob';
import { createReviewStore } from '#session/review/reviewStore';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import { handClock } from '#tests/session/support/table';
import { goldenGame } from './support/finished';

/** A clock on which every look takes a millisecond, so that slices end. */
function busyClock() {
  const hand = handClock();
  let looks = 0;
  const clock = { ...hand.clock, now: () => hand.clock.now() + looks++ };
  return { ...hand, clock };
}

const game = goldenGame('two-classic.txt');

describe('job the review of a game', () => {
  it('works in slices, shows how far it is, and tells in the end', async () => {
    const { clock, pass, waiting } = busyClock();
    const job = await openReviewJob(game, createReviewStore(memoryStorage()), clock);
    const shown: number[] = [];
    job.subscribe(() => shown.push(job.getState().progress));
    expect(job.getState()).toEqual({ status: 'working', progress: 0, review: null });
    pass(0);
    expect(job.getState()).toMatchObject({ status: 'done', progress: 1 });
    expect(waiting()).toBe(0);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(job.getState().review?.samples.length).toBeGreaterThan(10);
  });

  it('stops when somebody calls it off, and goes on from there', async () => {
    const jobs: (() => void)[] = [];
    let looks = 0;
    const clock = {
      now: () => looks++,
      later(run: () => void) {
        jobs.push(run);
        return () => jobs.splice(jobs.indexOf(run), 1);
      },
    };
    const shelf = createReviewStore(memoryStorage());
    const job = await openReviewJob(game, shelf, clock);
    for (let slice = 0; slice < 5; slice++) jobs.shift()?.();
    job.stop();
    const { progress } = job.getState();
    expect(job.getState().status).toBe('stopped');
    expect(progress).toBeGreaterThan(0);
    expect(jobs).toHaveLength(0);
    await job.close();

    const again = await openReviewJob(game, shelf, clock);
    expect(again.getState()).toMatchObject({ status: 'working', progress });
    again.stop();
    again.goOn();
    while (jobs.length > 0) jobs.shift()?.();
    expect(again.getState()).toMatchObject({ status: 'done', progress: 1 });
  });

  it('is kept with the game: the next time it is there with the first slice', async () => {
    const shelf = createReviewStore(memoryStorage());
    const first = busyClock();
    const job = await openReviewJob(game, shelf, first.clock);
    first.pass(0);
    await job.close();
    const jobs: (() => void)[] = [];
    const again = await openReviewJob(game, shelf, {
      now: () => 0,
      later: (run) => {
        jobs.push(run);
        return () => undefined;
      },
    });
    jobs.shift()?.();
    expect(again.getState()).toEqual(job.getState());
  });

  it('goes with its game', async () => {
    const items = new Map<string, string>();
    const storage = memoryStorage(items);
    const saves = createSaveRepository(storage);
    await saves.save(game);
    await createReviewStore(storage).keep(game.id, NOTHING_MEASURED, 3);
    await saves.remove(game.id);
    await saves.restore(game.id);
    expect([...items.keys()].some((key) => key.includes('review'))).toBe(true);
    await saves.remove(game.id);
    await saves.emptyTrash();
    expect([...items.keys()]).toEqual([]);
  });

  it('of a match goes with the account', async () => {
    const items = new Map<string, string>();
    const storage = memoryStorage(items);
    const shelf = createReviewStore(storage);
    const [match] = ['abcdefghijklmnopqrst'].filter(isMatchId);
    if (match === undefined) throw new Error('that is no match');
    await shelf.keep(nameOfMatch(match), NOTHING_MEASURED, 3);
    await shelf.keep('own', NOTHING_MEASURED, 3);
    await forgetMatches(storage);
    expect([...items.keys()]).toEqual(['borinquen/v1/review/own']);
  });

  it('is told even where nothing can be kept', async () => {
    const storage = memoryStorage();
    const full = { ...storage, setItem: () => Promise.reject(new Error('full')) };
    const { clock, pass } = busyClock();
    const job = await openReviewJob(game, createReviewStore(full), clock);
    pass(0);
    await job.close();
    expect(job.getState().status).toBe('done');
  });
});
