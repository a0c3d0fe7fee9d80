import { isMatchId } from '#protocol/ids';
import { matchSaveId } from '#session/online/finishedMatch';
import { clearCachedMatches } from '#session/online/matchCache';
import { EMPTY_ANALYSIS } from '#session/review/analysis';
import { openReviewJob } from '#session/review/reviewJob';
import { createReviewStore } from '#session/review/reviewStore';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import { handClock } from '#tests/session/support/table';
import { goldenGame } from './support/finished';

/** A clock that advances a millisecond per reading, so that slices end. */
function busyClock() {
  const hand = handClock();
  let looks = 0;
  const clock = { ...hand.clock, now: () => hand.clock.now() + looks++ };
  return { ...hand, clock };
}

const game = goldenGame('two-classic.txt');

describe('reviewing a game', () => {
  it('works in slices, shows the progress, and ends with a review', async () => {
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

  it('can be stopped, and resumes from there', async () => {
    const jobs: (() => void)[] = [];
    let looks = 0;
    const clock = {
      now: () => looks++,
      later(run: () => void) {
        jobs.push(run);
        return () => jobs.splice(jobs.indexOf(run), 1);
      },
    };
    const store = createReviewStore(memoryStorage());
    const job = await openReviewJob(game, store, clock);
    for (let slice = 0; slice < 5; slice++) jobs.shift()?.();
    job.stop();
    const { progress } = job.getState();
    expect(job.getState().status).toBe('stopped');
    expect(progress).toBeGreaterThan(0);
    expect(jobs).toHaveLength(0);
    await job.close();

    const again = await openReviewJob(game, store, clock);
    expect(again.getState()).toMatchObject({ status: 'working', progress });
    again.stop();
    again.resume();
    while (jobs.length > 0) jobs.shift()?.();
    expect(again.getState()).toMatchObject({ status: 'done', progress: 1 });
  });

  it('is cached with the game: the next time it is complete after the first slice', async () => {
    const store = createReviewStore(memoryStorage());
    const first = busyClock();
    const job = await openReviewJob(game, store, first.clock);
    first.pass(0);
    await job.close();
    const jobs: (() => void)[] = [];
    const again = await openReviewJob(game, store, {
      now: () => 0,
      later: (run) => {
        jobs.push(run);
        return () => undefined;
      },
    });
    jobs.shift()?.();
    expect(again.getState()).toEqual(job.getState());
  });

  it('is deleted with its game', async () => {
    const items = new Map<string, string>();
    const storage = memoryStorage(items);
    const saves = createSaveRepository(storage);
    await saves.save(game);
    await createReviewStore(storage).write(game.id, EMPTY_ANALYSIS, 3);
    await saves.remove(game.id);
    await saves.restore(game.id);
    expect([...items.keys()].some((key) => key.includes('review'))).toBe(true);
    await saves.remove(game.id);
    await saves.emptyTrash();
    expect([...items.keys()]).toEqual([]);
  });

  it('of a match is deleted with the account', async () => {
    const items = new Map<string, string>();
    const storage = memoryStorage(items);
    const store = createReviewStore(storage);
    const [match] = ['abcdefghijklmnopqrst'].filter(isMatchId);
    if (match === undefined) throw new Error('that is no match');
    await store.write(matchSaveId(match), EMPTY_ANALYSIS, 3);
    await store.write('own', EMPTY_ANALYSIS, 3);
    await clearCachedMatches(storage);
    expect([...items.keys()]).toEqual(['borinquen/v1/review/own']);
  });

  it('is finished even if nothing can be stored', async () => {
    const storage = memoryStorage();
    const full = { ...storage, setItem: () => Promise.reject(new Error('full')) };
    const { clock, pass } = busyClock();
    const job = await openReviewJob(game, createReviewStore(full), clock);
    pass(0);
    await job.close();
    expect(job.getState().status).toBe('done');
  });
});
