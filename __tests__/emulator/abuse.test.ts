import { randomBytes } from 'node:crypto';
import { refs } from '#functions/firestore/database';
import { CODE_LENGTH, CODE_LETTERS, type InviteCode, type UserId } from '#protocol/ids';
import { MAX_DEVICES, MAX_OPEN_MATCHES } from '#protocol/limits';
import { newRequestId } from '#protocol/requestId';
import type { Errand } from './support/caller';
import { playToTheEnd } from './support/player';
import { program, start } from './support/programs';
import { ownProject } from './support/project';
import { newToken } from './support/pushing';
import { matchOf, recordOf } from './support/records';
import { againstBot, ask, newPerson, openLobby, openMatch, refusalOf } from './support/referee';

ownProject('abuse');

let caller: string;
beforeAll(async () => {
  caller = await program('caller');
});

/** Sends the calls from two instances of the referee at the same time, alternately. */
async function fromTwoInstances(errands: readonly Errand[], stretch = 60_000): Promise<string[]> {
  const halves = [0, 1].map((half) => errands.filter((_, index) => index % 2 === half));
  // Limits count in periods of time. By the instances' clock, one has just begun.
  const later = stretch - (Date.now() % stretch);
  const outputs = await Promise.all(
    halves.map((half) => start(caller, [JSON.stringify(half), `${later}`]).ended),
  );
  return outputs.flatMap((output) => output.trim().split('\n')).sort();
}

const times = <Value>(value: Value, count: number) => Array<Value>(count).fill(value);

/** The same call repeated, with new data each time. */
const errandsOf = (count: number, name: Errand['name'], uid: UserId, data: () => object) =>
  Array.from({ length: count }, (): Errand => ({ name, uid, data: data() }));

const anyCode = () =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join(
    '',
  ) as InviteCode;

describe('limits hold for all instances together', () => {
  it('30 invitations accepted in an hour', async () => {
    const uid = newPerson();
    const errands = errandsOf(40, 'joinMatch', uid, () => ({ code: anyCode(), name: 'Ana' }));
    const outcomes = await fromTwoInstances(errands, 3_600_000);
    expect(outcomes).toEqual([...times('noSuchMatch', 30), ...times('rateLimited', 10)]);
  });

  it('30 codes looked up or accepted in an hour, together', async () => {
    const uid = newPerson();
    const errands = Array.from({ length: 40 }, (_, index) =>
      index % 4 < 2
        ? { name: 'lookUpInvite' as const, uid, data: { code: anyCode() } }
        : { name: 'joinMatch' as const, uid, data: { code: anyCode(), name: 'Ana' } },
    );
    const outcomes = await fromTwoInstances(errands, 3_600_000);
    expect(outcomes).toEqual([...times('noSuchMatch', 30), ...times('rateLimited', 10)]);
  });

  it('a number of calls in a minute', async () => {
    process.env.CALLS_PER_MINUTE = '20';
    const uid = newPerson();
    const data = { matchId: 'A'.repeat(20) };
    const outcomes = await fromTwoInstances(times({ name: 'resign' as const, uid, data }, 36));
    delete process.env.CALLS_PER_MINUTE;
    expect(outcomes).toEqual([...times('noSuchMatch', 20), ...times('rateLimited', 16)]);
  });

  it('a number of moves in a minute, which are counted in the match', async () => {
    process.env.CALLS_PER_MINUTE = '12';
    const { matchId } = await openMatch({ people: 1, bots: 1 });
    const mover = await program('countedMover');
    const hourFromNow = `${Date.now() + 3_600_000}`;
    const instance = () => start(mover, [matchId, '8', hourFromNow]).ended;
    const outcomes = [await instance(), await instance()];
    delete process.env.CALLS_PER_MINUTE;
    expect(outcomes.map((output) => output.trim().split('\n'))).toEqual([
      times('done', 8),
      [...times('done', 4), ...times('rateLimited', 4)],
    ]);
  });

  it('60 messages in ten minutes', async () => {
    const { matchId, uids } = await openMatch({ people: 1, bots: 1 });
    const [uid] = uids as [UserId];
    const words = () => ({ matchId, requestId: newRequestId(), text: 'Hello' });
    const errands = errandsOf(70, 'sendChat', uid, words);
    const outcomes = await fromTwoInstances(errands, 3_600_000);
    expect(outcomes).toEqual([...times('done', 60), ...times('rateLimited', 10)]);
    const said = await refs.match(matchId).collection('chat').count().get();
    expect(said.data().count).toBe(60);
  });

  it(`20 devices registered in an hour, of which the account keeps ${MAX_DEVICES}`, async () => {
    const uid = newPerson();
    const device = () => ({ token: newToken(), platform: 'ios', language: 'en' });
    const errands = errandsOf(28, 'registerDevice', uid, device);
    const outcomes = await fromTwoInstances(errands, 3_600_000);
    expect(outcomes).toEqual([...times('done', 20), ...times('rateLimited', 8)]);
    expect((await refs.devices(uid).get()).size).toBe(MAX_DEVICES);
  });

  it('20 matches opened in an hour', async () => {
    const errands = errandsOf(26, 'createMatch', newPerson(), againstBot);
    const outcomes = await fromTwoInstances(errands, 3_600_000);
    expect(outcomes).toEqual([...times('done', 20), ...times('rateLimited', 6)]);
  });

  it(`${MAX_OPEN_MATCHES} seats, however many are asked for at once`, async () => {
    const lobbies = await Promise.all(
      Array.from({ length: MAX_OPEN_MATCHES + 8 }, () =>
        openLobby({ people: 1, bots: 0, isPublic: true, open: 1 }),
      ),
    );
    const uid = newPerson();
    const errands = lobbies.map(({ matchId }) => ({
      name: 'joinMatch' as const,
      uid,
      data: { matchId, name: 'Ana' },
    }));
    const outcomes = await fromTwoInstances(errands);
    expect(outcomes).toEqual([...times('done', MAX_OPEN_MATCHES), ...times('tooManyMatches', 8)]);
    const mine = await refs.matches().where('members', 'array-contains', uid).count().get();
    expect(mine.data().count).toBe(MAX_OPEN_MATCHES);
    // A player who leaves one match may join another, but not in the same minute.
    const joined = await refs.matches().where('members', 'array-contains', uid).get();
    const [left] = joined.docs;
    await ask('leaveMatch', uid, { matchId: left?.id as never });
    const tables = (await refs.seatQuota(uid).get()).data() ?? {};
    await refs.seatQuota(uid).set(Object.fromEntries(Object.keys(tables).map((id) => [id, 0])));
    const other = lobbies.find(({ matchId }) => !joined.docs.some(({ id }) => id === matchId));
    await ask('joinMatch', uid, { matchId: other?.matchId as never, name: 'Ana' });
  });
});

describe('the owner of a lobby', () => {
  it('removes a player, who cannot come back; nobody else can do this', async () => {
    const { matchId, uids } = await openLobby({ people: 3 });
    const [ana, ben, eva] = uids as [UserId, UserId, UserId];
    const sendAway = (who: UserId, uid: UserId) => ask('removePlayer', who, { matchId, uid });
    expect(await refusalOf(sendAway(ben, eva))).toEqual({ reason: 'notYours' });
    expect(await refusalOf(sendAway(ana, ana))).toEqual({ reason: 'notYours' });
    await sendAway(ana, ben);
    await sendAway(ana, ben);
    expect((await matchOf(matchId)).members).toEqual([ana, eva]);
    const { code } = await matchOf(matchId);
    const back = ask('joinMatch', ben, { code, name: 'Ben' });
    expect(await refusalOf(back)).toEqual({ reason: 'removed' });
    await ask('startMatch', ana, { matchId, openSeats: 'bots' });
    expect(await refusalOf(sendAway(ana, eva))).toEqual({ reason: 'notInLobby' });
  });
});

describe('a lobby', () => {
  it('does not move up in the list when people come and go', async () => {
    const { matchId, uids } = await openLobby({ people: 2 });
    const { updatedAt, code } = await matchOf(matchId);
    await ask('leaveMatch', uids[1] ?? null, { matchId });
    await ask('joinMatch', newPerson(), { code, name: 'Eva' });
    expect((await matchOf(matchId)).updatedAt).toBe(updatedAt);
  });

  it('has a code that expires when the match begins or is cancelled', async () => {
    const running = await openLobby({ people: 2 });
    const { code } = await matchOf(running.matchId);
    expect(code).toHaveLength(CODE_LENGTH);
    expect((await refs.invite(code).get()).exists).toBe(true);
    await ask('startMatch', running.uids[0] ?? null, {
      matchId: running.matchId,
      openSeats: 'bots',
    });
    expect((await refs.invite(code).get()).exists).toBe(false);
    const empty = await openLobby({ people: 1, bots: 1 });
    const { code: other } = await matchOf(empty.matchId);
    await ask('leaveMatch', empty.uids[0] ?? null, { matchId: empty.matchId });
    expect((await refs.invite(other).get()).exists).toBe(false);
  });
});

describe('a rematch', () => {
  it('reserves the seats for those who played, and can be opened again after it was cancelled', async () => {
    process.env.CALLS_PER_MINUTE = '1000000';
    const { matchId, uids } = await openMatch({ people: 2, isPublic: true });
    const [ana, ben] = uids as [UserId, UserId];
    await playToTheEnd(matchId, 'again');
    const first = (await ask('rematch', ana, { matchId })).matchId;
    expect((await recordOf(first)).seats.flatMap(({ reserved }) => reserved ?? [])).toEqual([ben]);
    const stranger = ask('joinMatch', newPerson(), { matchId: first, name: 'Eva' });
    expect(await refusalOf(stranger)).toEqual({ reason: 'full' });
    await ask('rematch', ben, { matchId });
    expect((await matchOf(first)).members).toHaveLength(2);
    await ask('leaveMatch', ana, { matchId: first });
    await ask('leaveMatch', ben, { matchId: first });
    expect((await matchOf(first)).status).toBe('cancelled');
    const again = await Promise.all([
      ask('rematch', ben, { matchId }),
      ask('rematch', ana, { matchId }),
    ]);
    expect(again[0]).toEqual(again[1]);
    expect(again[0]?.matchId).not.toBe(first);
    expect((await matchOf(again[0]?.matchId as never)).status).toBe('lobby');
    delete process.env.CALLS_PER_MINUTE;
  });
});
