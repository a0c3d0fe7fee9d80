import { refs } from '#functions/firestore/database';
import { wakeMatches } from '#functions/schedule/sweep';
import { lobby, read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import { readClock } from './support/clock';
import { liftRateLimit, ownProject } from './support/project';
import { recordOf } from './support/records';
import { ask, newPerson, openLobby } from './support/referee';

ownProject('public-list');
liftRateLimit();

const SECOND = 1000;
let now = Date.now();
let restoreClock: () => void;
beforeAll(() => {
  restoreClock = readClock(() => now);
});
afterAll(() => restoreClock());

const entryOf = async (id: MatchId) => read(lobby, (await refs.lobby(id).get()).data());
const personsIn = async (id: MatchId) =>
  (await entryOf(id))?.seats.filter(({ kind }) => kind === 'person').length;

const join = async (matchId: MatchId): Promise<UserId> => {
  const uid = newPerson();
  await ask('joinMatch', uid, { matchId, name: 'Ben' });
  return uid;
};

describe('the entry of a waiting match in the public list', () => {
  it('changes at most every five seconds, and shows the last state in the end', async () => {
    const { matchId } = await openLobby({ people: 1, open: 2, isPublic: true });
    const written = new Set<string>();
    const note = async () => {
      const { updateTime } = await refs.lobby(matchId).get();
      written.add(String(updateTime?.valueOf()));
    };
    await note();
    for (let times = 0; times < 8; times++) {
      now += SECOND;
      await ask('leaveMatch', await join(matchId), { matchId });
      await note();
    }
    expect(written.size).toBeLessThanOrEqual(2);
    const { listDueAt } = await recordOf(matchId);
    expect(await personsIn(matchId)).toBe(2);
    now += 5 * SECOND;
    expect(listDueAt).toBeLessThanOrEqual(now);
    await wakeMatches(now);
    expect(await personsIn(matchId)).toBe(1);
    expect((await recordOf(matchId)).listDueAt).toBeNull();
  });

  it('changes at once after five quiet seconds', async () => {
    const { matchId } = await openLobby({ people: 1, open: 2, isPublic: true });
    now += 5 * SECOND;
    await join(matchId);
    expect(await personsIn(matchId)).toBe(2);
  });

  it('tells at once that the match has begun, or is gone', async () => {
    const one = await openLobby({ people: 1, open: 1, isPublic: true });
    const [ana = null] = one.uids;
    await join(one.matchId);
    await ask('startMatch', ana, { matchId: one.matchId, openSeats: 'bots' });
    expect(await entryOf(one.matchId)).toMatchObject({ status: 'running' });
    expect(await personsIn(one.matchId)).toBe(2);
    const two = await openLobby({ people: 1, open: 1, isPublic: true });
    await ask('leaveMatch', two.uids[0] ?? null, { matchId: two.matchId });
    expect(await entryOf(two.matchId)).toBeNull();
  });
});
