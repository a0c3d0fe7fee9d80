import { database, refs } from '#functions/firestore/database';
import { changeMatch } from '#functions/match/change';
import type { MatchRecord } from '#functions/match/recordSchema';
import { wakeMatches } from '#functions/schedule/sweep';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, recordOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openLobby, openMatch, refusalOf } from './support/referee';

ownProject('deadlines');
liftRateLimit();

const LIMIT = 86_400_000;

/** Only one match at a time is open here, so that only its time is moved. */
afterEach(async () => {
  const { docs } = await refs.matches().get();
  await Promise.all(docs.map(({ ref }) => ref.update({ wakeAt: null })));
});

async function deadlineOf(matchId: MatchId): Promise<number> {
  const { deadline } = await matchOf(matchId);
  if (deadline === null) throw new Error('nobody is waited for');
  return deadline;
}

/** Lets everybody's turn be older than its limit. */
function expired(record: MatchRecord): MatchRecord {
  const seats = record.seats.map((seat) => {
    const { waitingSince } = seat.clock;
    const clock = { ...seat.clock, waitingSince: waitingSince && waitingSince - LIMIT - 1 };
    return { ...seat, clock };
  });
  return { ...record, seats };
}

describe('the time per turn', () => {
  it('begins with the turn; one reminder comes when a quarter is left', async () => {
    const { matchId } = await openMatch({ people: 3 });
    const before = await matchOf(matchId);
    const deadline = await deadlineOf(matchId);
    expect(before.wakeAt).toBe(deadline - LIMIT / 4);
    await wakeMatches(deadline - LIMIT / 4 - 1);
    expect(await matchOf(matchId)).toEqual(before);
    await Promise.all([1, 2, 3].map(() => wakeMatches(deadline - LIMIT / 4)));
    const after = await matchOf(matchId);
    expect(after).toMatchObject({ reminded: before.toAct, version: before.version, deadline });
    expect(after.wakeAt).toBe(deadline);
  });

  it('is not delayed by orders of the person who is late', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { version, toAct } = await matchOf(matchId);
    const uid = toAct[0] ?? null;
    const move = { matchId, version, action: 'chooseRole settler', requestId: newRequestId() };
    await ask('submitAction', uid, move);
    expect((await matchOf(matchId)).toAct).toEqual([uid]);
    await changeMatch(matchId, (record) => ({ record: expired(record), answer: undefined }));
    const before = (await refs.record(matchId).get()).updateTime;
    const { round, role } = { round: 1, role: 'settler' } as const;
    for (const actions of [['takeTile quarry'], [], ['takeTile quarry']]) {
      const order = ask('setOrders', uid, { matchId, round, role, actions });
      expect(await refusalOf(order)).toEqual({ reason: 'timeUp' });
    }
    expect((await refs.record(matchId).get()).updateTime).toEqual(before);
    await wakeMatches(Date.now());
    expect((await matchOf(matchId)).toAct).not.toContain(uid);
  });

  it('a time-out that other writers interrupt is tried again at once, not hours later', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const deadline = await deadlineOf(matchId);
    const { wakeAt } = await matchOf(matchId);
    const batches: FirebaseFirestore.WriteBatch = Object.getPrototypeOf(database().batch());
    const conflict = Object.assign(new Error('somebody else was faster'), { code: 9 });
    const commit = jest.spyOn(batches, 'commit');
    for (let attempt = 0; attempt < 8; attempt++) commit.mockRejectedValueOnce(conflict);
    const { failed } = await wakeMatches(deadline).finally(() => commit.mockRestore());
    expect(failed.map(({ id }) => id)).toEqual([matchId]);
    expect((await matchOf(matchId)).wakeAt).toBe(wakeAt);
    expect((await refs.wakeFailure(matchId).get()).exists).toBe(false);
  });

  it('a move after a reminder is not stale', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { version, toAct } = await matchOf(matchId);
    await wakeMatches((await deadlineOf(matchId)) - 1);
    const action = 'chooseRole settler';
    const move = { matchId, version, action, requestId: newRequestId() };
    await ask('submitAction', toAct[0] ?? null, move);
    expect((await matchOf(matchId)).reminded).toEqual([]);
  });

  it('a second time-out gives the seat to a bot once, and the match continues', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { toAct, version } = await missOneTurn(matchId);
    const deadline = await deadlineOf(matchId);
    const woken = await Promise.all([1, 2, 3].map(() => wakeMatches(deadline)));
    expect(woken.flatMap(({ failed }) => failed)).toEqual([]);
    const { seats, ...after } = await matchOf(matchId);
    expect(seats.filter(({ left }) => left === 'timedOut').map(({ uid }) => uid)).toEqual(toAct);
    expect(after.toAct).not.toEqual(toAct);
    expect(after.version).toBeGreaterThan(version);
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
    expect(await refusalOf(moveAs(matchId, toAct[0] ?? null))).toEqual({ reason: 'seatLeft' });
    expect(await deadlineOf(matchId)).toBe(deadline + LIMIT);
  });

  it('a claimed seat waits for its player again', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const [late = null] = (await missOneTurn(matchId)).toAct;
    await wakeMatches(await deadlineOf(matchId));
    await ask('claimSeat', late, { matchId });
    await ask('claimSeat', late, { matchId });
    expect((await matchOf(matchId)).seats.map(({ left }) => left)).toEqual([null, null]);
    await playToTheEnd(matchId, 'claimed');
    const byPerson = (await logOf(matchId)).filter(({ by }) => by === 'person');
    expect(new Set(byPerson.map(({ seat }) => seat)).size).toBe(2);
  });

  it('a bot plays for a player who resigned; without the last player the match waits', async () => {
    const { matchId, uids } = await openMatch({ people: 2, bots: 1 });
    const [ana = null, ben = null] = uids;
    await ask('resign', ben, { matchId });
    await ask('resign', ben, { matchId });
    expect((await matchOf(matchId)).toAct).toEqual([ana]);
    await ask('resign', ana, { matchId });
    const left = await matchOf(matchId);
    expect(left).toMatchObject({ status: 'abandoned', toAct: [], wakeAt: null, deadline: null });
    await ask('claimSeat', ben, { matchId });
    expect(await matchOf(matchId)).toMatchObject({ status: 'running', toAct: [ben] });
  });

  it('players keep their time while another acts, and the one who acts gets it anew', async () => {
    const { matchId } = await openMatch({ people: 3 });
    for (let moves = 0; moves < 200; moves++) {
      const before = await recordOf(matchId);
      const waiting = await matchOf(matchId);
      await moveOnce(matchId, 'clock');
      if (waiting.toAct.length < 2) continue;
      const after = await recordOf(matchId);
      const kept = waiting.actingSeats.slice(1);
      expect(kept.map((seat) => after.seats[seat]?.clock.waitingSince)).toEqual(
        kept.map((seat) => before.seats[seat]?.clock.waitingSince),
      );
      return;
    }
    throw new Error('nobody ever chose the mayor');
  });

  it('a lobby that is not started is closed after two weeks', async () => {
    const { matchId } = await openLobby({ people: 1, bots: 1 });
    const { wakeAt } = await matchOf(matchId);
    await wakeMatches((wakeAt ?? 0) - 1);
    expect((await matchOf(matchId)).status).toBe('lobby');
    await wakeMatches(wakeAt ?? 0);
    expect(await matchOf(matchId)).toMatchObject({ status: 'cancelled', wakeAt: null });
  });
});

/** Lets the first player's time run out, and plays until only that player is asked again. */
async function missOneTurn(matchId: MatchId): Promise<MatchInfo> {
  const [late] = (await matchOf(matchId)).toAct;
  await wakeMatches(await deadlineOf(matchId));
  for (let moves = 0; moves < 200; moves++) {
    const match = await matchOf(matchId);
    if (match.toAct.length === 1 && match.toAct[0] === late) return match;
    await moveOnce(matchId, 'missed');
  }
  throw new Error('the turn never came again');
}

function moveAs(matchId: MatchId, uid: Parameters<typeof ask>[1]) {
  const action = 'chooseRole settler';
  return ask('submitAction', uid, { matchId, version: 1, action, requestId: newRequestId() });
}
