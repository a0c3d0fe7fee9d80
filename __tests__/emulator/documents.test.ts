import { readFileSync } from 'node:fs';
import { EXPANSIONS, storeView, viewFor } from '#engine';
import { refs } from '#functions/firestore/database';
import { matchDeleted } from '#functions/index';
import { LOBBY_LIFE } from '#functions/match/clock';
import { KEPT_DAYS } from '#functions/match/expiry';
import { storedSize } from '#functions/match/storedSize';
import { newPush } from '#functions/push/pushDoc';
import { backOff } from '#functions/schedule/wakeFailure';
import { catchUp } from '#online/view';
import type { MatchId } from '#protocol/ids';
import type { LobbyDoc, MatchRules, PublicView } from '#protocol/match';
import { readClock, realNow } from './support/clock';
import { look, moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { everyDocument, matchOf, stateOf, tableOf } from './support/records';
import { againstBot, ask, newPerson, newRequestId, openLobby, openMatch } from './support/referee';
import { writtenBy } from './support/written';

ownProject('documents');
liftRateLimit();

const MOST_BYTES = 2500;

/** The rules with the most things on the table. */
const everything: MatchRules = {
  edition: 'classic',
  expansions: EXPANSIONS,
  variants: {},
  board: 'draft',
};

async function expectSeen(table: PublicView, id: MatchId): Promise<void> {
  expect(table.view).toEqual(storeView(viewFor(await stateOf(id), null)));
}

async function pointsIn(id: MatchId): Promise<number> {
  return (await stateOf(id)).players.reduce((sum, { vp }) => sum + vp, 0);
}

describe('the documents of a match', () => {
  it('an ordinary move writes only the record and the match', async () => {
    const { matchId } = await openMatch({ people: 3, isPublic: true });
    const [record, match] = [`matches/${matchId}/secret/state`, `matches/${matchId}`];
    for (let moves = 0; moves < 6; moves++) {
      const written = await writtenBy(matchId, () => moveOnce(matchId, 'ordinary'));
      expect(written).toEqual([match, record]);
    }
  });

  it('CA-11: so does a move that brings points: phones add up their own from public events', async () => {
    const { matchId, uids } = await openMatch({ people: 3 });
    const written = () =>
      Promise.all(uids.map(async (uid) => (await refs.view(matchId, uid).get()).updateTime));
    const before = await written();
    while ((await pointsIn(matchId)) < 3) await moveOnce(matchId, 'points');
    expect(await written()).toEqual(before);
    const { players } = await stateOf(matchId);
    for (const [seat, uid] of uids.entries()) {
      const { view } = await look(matchId, uid);
      expect(view.players[seat]?.vp).toBe(players[seat]?.vp);
    }
  });

  it('the data sent with every move is small, however much is on the table', async () => {
    const { matchId } = await openMatch({ people: 5, rules: everything });
    const sizes: number[] = [];
    do {
      sizes.push(storedSize((await refs.match(matchId).get()).data() ?? {}));
    } while ((await moveOnce(matchId, 'small')) !== null && sizes.length < 150);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('a phone that stays connected never reads the table; a new one reads it once', async () => {
    const { matchId } = await openMatch({ people: 2, bots: 1 });
    let following: PublicView = await tableOf(matchId);
    let rewritten = 0;
    let moves = 0;
    for (; (await moveOnce(matchId, 'follow')) !== null; moves++) {
      const match = await matchOf(matchId);
      const next = catchUp(following, match);
      if (!next) throw new Error(`the last moves do not reach from version ${following.version}`);
      if (match.recent?.publicVersion === match.version) rewritten++;
      following = next;
      await expectSeen(following, matchId);
      await expectSeen(await tableOf(matchId), matchId);
    }
    expect(following.view.over).toBe(true);
    expect(moves / rewritten).toBeGreaterThan(5);
  });

  it('a phone that was away for long cannot catch up by the last moves', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const old = await tableOf(matchId);
    for (let moves = 0; moves < 40; moves++) await moveOnce(matchId, 'away');
    expect(catchUp(old, await matchOf(matchId))).toBeNull();
    await expectSeen(await tableOf(matchId), matchId);
  });
});

describe('lists of public matches', () => {
  const lobbyOf = async (id: MatchId) =>
    (await refs.lobby(id).get()).data() as LobbyDoc | undefined;
  // The list shows changes at most every five seconds.
  let restoreClock: () => void;
  beforeAll(() => {
    let now = realNow();
    restoreClock = readClock(() => (now += 5000));
  });
  afterAll(() => restoreClock());

  it('list the players, change only with seats and status, and drop finished matches', async () => {
    const { matchId, uids } = await openLobby({ people: 2, isPublic: true });
    const ana = uids[0] ?? null;
    expect((await lobbyOf(matchId))?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    await ask('startMatch', ana, { matchId, openSeats: 'remove' });
    const running = await refs.lobby(matchId).get();
    expect(running.data()).toMatchObject({ status: 'running', edition: 'classic' });
    for (let moves = 0; moves < 30; moves++) await moveOnce(matchId, 'listed');
    expect((await refs.lobby(matchId).get()).updateTime).toEqual(running.updateTime);
    await playToTheEnd(matchId, 'listed');
    expect(await lobbyOf(matchId)).toBeUndefined();
  });

  it('contain no private match', async () => {
    const { matchId } = await openMatch({ people: 2 });
    expect(await lobbyOf(matchId)).toBeUndefined();
  });

  it('are not reordered when players come and go', async () => {
    const ana = newPerson();
    const { matchId } = await ask('createMatch', ana, {
      requestId: newRequestId(),
      name: 'Ana',
      rules: everything,
      others: ['open'],
      turnLimit: 300,
      isPublic: true,
    });
    const before = await lobbyOf(matchId);
    const guest = newPerson();
    await ask('joinMatch', guest, { matchId, name: 'Ben' });
    expect((await lobbyOf(matchId))?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    await ask('leaveMatch', guest, { matchId });
    expect(await lobbyOf(matchId)).toEqual(before);
  });
});

describe('finished matches', () => {
  const DAY = 86_400_000;
  const expiry = async (id: MatchId) => (await refs.match(id).get()).data()?.expireAt?.toMillis();

  it('are kept for a while and then deleted by the database; running ones are never', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    expect(await expiry(matchId)).toBeUndefined();
    for (const uid of uids) await ask('resign', uid, { matchId });
    const left = await matchOf(matchId);
    expect(left.status).toBe('abandoned');
    expect(await expiry(matchId)).toBe(left.updatedAt + (KEPT_DAYS.abandoned ?? 0) * DAY);
    await ask('claimSeat', uids[0] ?? null, { matchId });
    expect(await expiry(matchId)).toBeUndefined();
    await playToTheEnd(matchId, 'ended');
    expect(await expiry(matchId)).toBe((await matchOf(matchId)).updatedAt + 180 * DAY);
  });

  it('leave nothing behind when the database deletes them', async () => {
    const { matchId, uids } = await openMatch({ people: 2, isPublic: true });
    await ask('sendChat', uids[0] ?? null, { matchId, requestId: newRequestId(), text: 'Hello' });
    await playToTheEnd(matchId, 'gone');
    const data = await refs.match(matchId).get();
    const { code } = await matchOf(matchId);
    await refs.match(matchId).delete();
    await matchDeleted.run({ data, params: { matchId } } as never);
    const left = [...(await everyDocument()).keys()];
    expect(left.filter((path) => path.includes(matchId) || path.includes(code))).toEqual([]);
  });

  it('leave nothing behind even if they cannot be read', async () => {
    const { matchId, uids } = await openMatch({ people: 2, isPublic: true });
    await ask('sendChat', uids[0] ?? null, { matchId, requestId: newRequestId(), text: 'Hello' });
    const { code } = await matchOf(matchId);
    await refs.match(matchId).set({ of: 'a later release' });
    const data = await refs.match(matchId).get();
    await refs.match(matchId).delete();
    await matchDeleted.run({ data, params: { matchId } } as never);
    const left = [...(await everyDocument()).keys()];
    expect(left.filter((path) => path.includes(matchId) || path.includes(code))).toEqual([]);
  });

  it('messages, reports, counters and invitations expire too', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana = newPerson(), ben = newPerson()] = uids;
    const NOW = Date.now();
    const daysOf = (data: FirebaseFirestore.DocumentData | undefined) =>
      Math.round((24 * (data?.expireAt?.toMillis() - NOW)) / DAY) / 24;
    const notice = {
      id: 'one',
      uid: ana,
      kind: 'turn',
      matchId,
      names: [],
      chat: null,
    } as const;
    expect(daysOf(newPush(notice, NOW))).toBe(7);
    await backOff(matchId, new Error('a failure'), NOW);
    expect(daysOf((await refs.wakeFailure(matchId).get()).data())).toBe(30);
    const lobby = await openLobby({ people: 1, open: 1 });
    const [eva = newPerson()] = lobby.uids;
    expect(daysOf((await refs.callQuota(eva).get()).data())).toBe(2 / 24);
    const { matchId: next } = await ask('createMatch', ana, againstBot());
    await ask('invitePerson', ana, { matchId: next, uid: ben });
    expect(daysOf((await refs.invitations(ben).doc(next).get()).data())).toBe(LOBBY_LIFE / DAY);
  });

  it('the policy is part of the deployment', () => {
    const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
    };
    const expiring = fieldOverrides.filter(({ ttl }) => ttl === true);
    expect(expiring).toContainEqual(
      expect.objectContaining({ collectionGroup: 'matches', fieldPath: 'expireAt' }),
    );
  });
});
