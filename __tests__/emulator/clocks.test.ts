import { ROLE_NAMES, type Seat } from '#engine';
import { refs } from '#functions/firestore/database';
import { storedMatch } from '#functions/match/project';
import { writeRecord } from '#functions/match/record';
import type { MatchRecord } from '#functions/match/recordSchema';
import { withClock } from '#functions/match/seats';
import { wakeMatches, wakeOverdue } from '#functions/schedule/sweep';
import type { WakeFailureDoc } from '#functions/schedule/wakeFailure';
import type { MatchId, UserId } from '#protocol/ids';
import { sized } from '#tests/support/size';
import { look, moveOnce, playToTheEnd, someAction } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, recordOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('clocks');
liftRateLimit();

const DAY = 86_400_000;
/** Number of matches whose time runs out at the same moment. */
const DUE = sized(150, 1000);

/** Only one match at a time is open here, so that only its time is moved. */
afterEach(async () => {
  const { docs } = await refs.matches().where('wakeAt', '>', 0).select().get();
  const writer = refs.matches().firestore.bulkWriter();
  for (const { ref } of docs) void writer.update(ref, { wakeAt: null });
  await writer.close();
});

async function deadlineOf(matchId: MatchId): Promise<number> {
  const { deadline } = await matchOf(matchId);
  if (deadline === null) throw new Error('nobody is waited for');
  return deadline;
}

/** Lets the time of the player to act run out. Returns that player. */
async function letTimeRunOut(matchId: MatchId): Promise<UserId> {
  const [uid] = (await matchOf(matchId)).toAct as [UserId];
  await wakeMatches(await deadlineOf(matchId));
  return uid;
}

const seatOf = async (matchId: MatchId, uid: UserId) => {
  const { seats } = await matchOf(matchId);
  return seats.findIndex((it) => it.uid === uid) as Seat;
};

async function moveAs(matchId: MatchId, uid: UserId): Promise<void> {
  const seen = await look(matchId, uid);
  const { version } = seen.match;
  const move = { matchId, version, action: someAction(seen), requestId: newRequestId() };
  await ask('submitAction', uid, move);
}

/** Plays for everybody else until this player is asked. */
async function untilAsked(matchId: MatchId, uid: UserId): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    const { toAct } = await matchOf(matchId);
    if (toAct.includes(uid)) return;
    await moveOnce(matchId, 'clocks');
  }
  throw new Error('the turn never came');
}

describe('only a played action restarts a clock', () => {
  it('illegal orders change no deadline', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    const { version } = await matchOf(matchId);
    const action = 'chooseRole settler';
    await ask('submitAction', ana, { matchId, version, action, requestId: newRequestId() });
    const { version: next } = await matchOf(matchId);
    await ask('submitAction', ana, {
      matchId,
      version: next,
      action: 'pass',
      requestId: newRequestId(),
    });
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    const deadline = await deadlineOf(matchId);
    for (const wish of ['takeTile quarry', 'chooseRole mayor']) {
      const orders = { matchId, round: 1, role: 'settler', actions: [wish] };
      await ask('setOrders', ben, orders);
      expect(await deadlineOf(matchId)).toBe(deadline);
    }
  });
});

describe('when the time runs out', () => {
  it('a bot decides until the end of the phase, and the player keeps the seat', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const late = await letTimeRunOut(matchId);
    const seat = await seatOf(matchId, late);
    const { seats } = await matchOf(matchId);
    expect(seats.map(({ left }) => left)).toEqual([null, null]);
    const [choice] = (await logOf(matchId)).slice(1);
    expect(choice).toMatchObject({ seat, by: 'bot' });
    expect(choice?.line.startsWith('chooseRole')).toBe(true);
    await untilAsked(matchId, late);
    const { round, role } = await stateOf(matchId);
    const since = (await logOf(matchId)).slice(1).filter((ply) => ply.seat === seat);
    expect(since.every(({ by }) => by === 'bot')).toBe(true);
    const phase = choice?.line.replace('chooseRole ', '');
    expect([round, role === null ? 'another' : ROLE_NAMES[role]]).not.toEqual([1, phase]);
    await moveAs(matchId, late);
    expect((await recordOf(matchId)).seats[seat]?.clock.missed).toBe(0);
  });

  it('twice in a row: the bot keeps the seat until it is claimed', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const late = await letTimeRunOut(matchId);
    const seat = await seatOf(matchId, late);
    await untilAsked(matchId, late);
    await letTimeRunOut(matchId);
    expect((await matchOf(matchId)).seats[seat]?.left).toBe('timedOut');
    await ask('claimSeat', late, { matchId });
    expect((await matchOf(matchId)).seats[seat]?.left).toBeNull();
    await untilAsked(matchId, late);
    await letTimeRunOut(matchId);
    expect((await matchOf(matchId)).seats[seat]?.left).toBeNull();
  });

  it('not in a row: a player who acted in between keeps the seat', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const late = await letTimeRunOut(matchId);
    const seat = await seatOf(matchId, late);
    for (let times = 0; times < 3; times++) {
      await untilAsked(matchId, late);
      await moveAs(matchId, late);
      await untilAsked(matchId, late);
      await letTimeRunOut(matchId);
      expect((await matchOf(matchId)).seats[seat]?.left).toBeNull();
    }
  });

  it('a seat can be claimed three times at most', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana] = uids as [UserId];
    for (let claims = 0; claims < 3; claims++) {
      await ask('resign', ana, { matchId });
      await ask('claimSeat', ana, { matchId });
    }
    await ask('resign', ana, { matchId });
    const fourth = ask('claimSeat', ana, { matchId });
    expect(await refusalOf(fourth)).toEqual({ reason: 'tooManyClaims' });
  });
});

describe('time for the whole match', () => {
  it('runs only while its player is asked; when it is used up, a bot takes the seat permanently', async () => {
    const { matchId } = await openMatch({ people: 2, turnLimit: 86_400, totalTime: 86_400 });
    const [ana] = (await matchOf(matchId)).toAct as [UserId];
    const seat = await seatOf(matchId, ana);
    const whole = await deadlineOf(matchId);
    // As if most of the time had passed in one turn.
    const used = 0.9 * DAY;
    await shiftClock(matchId, seat, used);
    expect(await deadlineOf(matchId)).toBe(whole - used);
    await moveAs(matchId, ana);
    expect((await recordOf(matchId)).seats[seat]?.clock.spent).toBeGreaterThanOrEqual(used);
    await untilAsked(matchId, ana);
    const left = (await deadlineOf(matchId)) - Date.now();
    expect(left).toBeLessThanOrEqual(0.1 * DAY);
    await letTimeRunOut(matchId);
    expect((await matchOf(matchId)).seats[seat]?.left).toBe('timedOut');
    const claim = ask('claimSeat', ana, { matchId });
    expect(await refusalOf(claim)).toEqual({ reason: 'noTimeLeft' });
    await playToTheEnd(matchId, 'total');
    expect((await matchOf(matchId)).status).toBe('over');
  });
});

/** Writes a record, and the match that everybody sees. */
async function write(record: MatchRecord) {
  const writer = refs.matches().firestore.batch();
  writer.set(refs.record(record.id), { ...writeRecord(record) });
  writer.set(refs.match(record.id), storedMatch(record));
  await writer.commit();
}

/** Makes a wait look as if it had begun earlier. */
async function shiftClock(matchId: MatchId, seat: Seat, by: number): Promise<void> {
  const record = await recordOf(matchId);
  const since = record.seats[seat]?.clock.waitingSince ?? null;
  await write(withClock(record, seat, { waitingSince: since && since - by }));
}

describe('a match that cannot be woken', () => {
  it('is postponed longer each time and reported, while the others are served', async () => {
    const broken = await openMatch({ people: 2 });
    const sound = await openMatch({ people: 2 });
    await refs.record(broken.matchId).update({ json: '{"schema":1}' });
    let now = await deadlineOf(sound.matchId);
    const { failed } = await wakeMatches(now);
    expect(failed.map(({ id }) => id)).toEqual([broken.matchId]);
    expect((await matchOf(sound.matchId)).version).toBeGreaterThan(1);
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { wakeAt } = await matchOf(broken.matchId);
      pauses.push(((wakeAt ?? 0) - now) / 60_000);
      now = wakeAt ?? 0;
      await refs.match(sound.matchId).update({ wakeAt: null });
      await wakeMatches(now);
    }
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(pauses.at(-1)).toBe(360);
    const failure = (await refs.wakeFailure(broken.matchId).get()).data() as WakeFailureDoc;
    expect(failure).toMatchObject({ failures: 13, lastAt: now });
  });

  it.each([
    ['a record', { json: '{"schema":99}' }],
    ['a module', { modules: { base: 99 } }],
  ])('is left unchanged if %s is of a later release', async (_what, later) => {
    const { matchId } = await openMatch({ people: 2 });
    await refs.record(matchId).update(later);
    const before = (await refs.match(matchId).get()).data();
    const { failed } = await wakeMatches(await deadlineOf(matchId));
    expect(failed.map(({ id }) => id)).toEqual([matchId]);
    expect((await refs.match(matchId).get()).data()).toEqual(before);
    expect((await refs.wakeFailure(matchId).get()).exists).toBe(false);
  });
});

describe('the clock in shards', () => {
  it.each([1, 2, 4])(
    `${DUE} due matches, %d shards, a failing one in each: all served once`,
    async (of) => {
      const { matchId } = await openMatch({ people: 2 });
      const now = (await deadlineOf(matchId)) + 1;
      const ids = await copies(matchId, DUE);
      const shardOf = new Map<string, number>();
      for (const doc of (await refs.matches().where('wakeAt', '<=', now).get()).docs) {
        shardOf.set(doc.id, doc.data().shard % of);
      }
      const broken = Array.from({ length: of }, (_, shard) =>
        ids.find((id) => shardOf.get(id) === shard),
      ) as MatchId[];
      for (const id of broken) await refs.record(id).update({ json: 'not even JSON' });
      const shards = Array.from({ length: of }, (_, shard) => ({ shard, of }));
      const woken = await Promise.all(shards.map((shard) => wakeMatches(now, shard)));
      expect(woken.reduce((sum, { examined }) => sum + examined, 0)).toBe(DUE + 1);
      expect(woken.flatMap(({ failed }) => failed.map(({ id }) => id)).sort()).toEqual(
        broken.sort(),
      );
      const served = (await refs.matches().get()).docs.filter(({ id }) => shardOf.has(id));
      const due = served.filter((doc) => doc.data().wakeAt !== null && doc.data().wakeAt <= now);
      expect(due.map(({ id }) => id)).toEqual([]);
      const sound = ids.filter((it) => !broken.includes(it));
      const records = await Promise.all(sound.map(recordOf));
      const missed = records.map(({ seats }) =>
        seats.reduce((sum, it) => sum + it.clock.missed, 0),
      );
      expect(missed.filter((count) => count !== 1)).toEqual([]);
      expect((await wakeMatches(now)).examined).toBe(0);
    },
  );

  it('a late match without a shard is found', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { version } = await matchOf(matchId);
    const deadline = await deadlineOf(matchId);
    await refs.match(matchId).update({ shard: 99 });
    for (let shard = 0; shard < 4; shard++) await wakeMatches(deadline + 1, { shard, of: 4 });
    expect((await matchOf(matchId)).version).toBe(version);
    await wakeOverdue(deadline + 600_000, 600_000);
    expect((await matchOf(matchId)).version).toBeGreaterThan(version);
  });
});

/** Copies of a match under other ids. */
async function copies(matchId: MatchId, count: number): Promise<MatchId[]> {
  const record = await recordOf(matchId);
  const writer = refs.matches().firestore.bulkWriter();
  const ids = Array.from(
    { length: count },
    (_, n) => `${n}`.padStart(20, 'copyOfMatch') as MatchId,
  );
  for (const id of ids) {
    void writer.set(refs.record(id), { ...writeRecord({ ...record, id }) });
    void writer.set(refs.match(id), storedMatch({ ...record, id }));
  }
  await writer.close();
  return ids;
}
