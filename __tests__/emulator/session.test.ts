import { DECLINE, PASS } from '#engine';
import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { newRequestId } from '#protocol/requestId';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import type { OnlineSession } from '#session/online/onlineSession';
import { type KeyValueStorage, memoryStorage } from '#session/saves/storage';
import { closeClients, insist, newClient, wholeSuite } from './support/clients';
import { NetworkLink } from './support/networkLink';
import { classic } from './support/referee';
import { anything, sitDown, until } from './support/sessions';

/** Tests the app's session of a match against the whole suite. */
describe('a match on a phone', () => {
  let ana: OnlineClient;
  let matchId: MatchId;
  let storage: KeyValueStorage;
  let lines: NetworkLink[];
  const sessions: OnlineSession[] = [];

  beforeAll(async () => {
    const { firestore, functions } = wholeSuite();
    lines = await Promise.all([firestore, functions].map((port) => NetworkLink.to(port)));
    const [database, referee] = lines;
    ana = await newClient({ firestore: database?.port, functions: referee?.port });
    storage = memoryStorage();
    const wish = {
      requestId: newRequestId(),
      name: 'Ana',
      rules: classic,
      others: ['easy', 'easy'] as const,
      turnLimit: 86_400 as const,
      isPublic: true,
    };
    ({ matchId } = await insist(ana, 'createMatch', wish));
    await insist(ana, 'startMatch', { matchId, openSeats: 'bots' });
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await closeClients();
    await Promise.all(lines.map((line) => line.close()));
  });

  async function open(client: OnlineClient, own = storage): Promise<OnlineSession> {
    const session = await sitDown(client, matchId, own);
    sessions.push(session);
    return session;
  }

  it('says who is asked and until when, and that it is live', async () => {
    const session = await open(ana);
    await until(session, () => session.get().connection === 'live');
    const { asked, holder, waiting, deadline, seats, canUndo, kind } = session.get();
    expect({ asked, canUndo, kind }).toEqual({ asked: holder, canUndo: false, kind: 'online' });
    expect(waiting).toEqual([]);
    expect(deadline).toBeGreaterThan(Date.now() + 86_000_000);
    expect(seats.map((seat) => seat.kind)).toEqual(
      seats.map((_, seat) => (seat === holder ? 'person' : 'bot')),
    );
  });

  it('shows what happened since the last visit, including moves of bots', async () => {
    const session = await open(ana);
    await until(session, () => session.get().connection === 'live');
    session.markSeen();
    const before = session.get().log.length;
    expect(session.get().unseenFrom).toBe(before);
    expect(await session.act(anything(session))).toBeNull();
    const { log, unseenFrom } = session.get();
    expect(unseenFrom).toBe(before);
    expect(log.length).toBeGreaterThan(before);
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
    await session.close();
    const again = await open(ana);
    expect(again.get().unseenFrom).toBe(before);
  });

  it('without a connection: the last known state is shown, a move waits, and leaving withdraws it', async () => {
    const live = await open(ana);
    await until(live, () => live.get().asked !== null && live.get().connection === 'live');
    const { version } = live.match().match;
    for (const line of lines) line.cut();
    const reopened = await open(ana);
    expect(reopened.get().connection).toBe('offline');
    await until(live, () => live.get().connection === 'offline');
    await until(reopened, () => reopened.get().connection === 'offline');
    for (const session of [live, reopened]) {
      expect(session.match().match.version).toBe(version);
      expect(session.get().log).toEqual(live.get().log);
    }
    const takenBack = reopened.act(anything(reopened));
    await reopened.close();
    expect(await takenBack).toEqual({ trouble: 'offline' });
    const waiting = live.act(anything(live));
    expect(live.get()).toMatchObject({ connection: 'offline', sending: true });
    expect(await live.act(DECLINE)).toEqual({ trouble: 'underWay' });
    for (const line of lines) line.mend();
    expect(await waiting).toBeNull();
    expect(live.match().match.version).toBeGreaterThan(version);
  });

  it('after a crash right after the tap, shows what really happened', async () => {
    const session = await open(ana);
    await until(session, () => session.get().asked !== null && session.get().connection === 'live');
    const { version } = session.match().match;
    const lost = session.act(anything(session));
    await session.close();
    const again = await open(ana);
    await until(again, () => again.match().match.version > version);
    expect(again.get().connection).toBe('live');
    await lost;
  });

  it('refuses a move for an older table as stale, and shows the new one', async () => {
    const [one, two] = [await open(ana), await open(ana)];
    await until(one, () => one.get().asked !== null && one.get().connection === 'live');
    await until(two, () => two.get().asked !== null && two.get().connection === 'live');
    const action = anything(one);
    const outcomes = await Promise.all([one.act(action), two.act(action)]);
    expect(outcomes.filter((it) => it === null)).toHaveLength(1);
    expect(outcomes).toContainEqual({ trouble: 'stale' });
    expect(one.match().match.version).toBe(two.match().match.version);
  });

  it('can be watched by a spectator, who is never asked', async () => {
    const eva = await newClient();
    const session = await open(eva, memoryStorage());
    const { holder, asked, view, unseenFrom, log } = session.get();
    expect({ holder, asked }).toEqual({ holder: null, asked: null });
    expect(view.players.map(({ vp }) => vp)).toEqual([null, null, null]);
    expect(unseenFrom).toBe(log.length);
    expect(await session.act(PASS)).toEqual({ trouble: 'stale' });
  });

  it('an account is linked to a mail address and opened with it on another device', async () => {
    const email = `ana-${Date.now()}@example.com`;
    const letterTo = async (): Promise<string> => {
      const suite = addressesFromEnvironment();
      const codes = await fetch(
        `http://${suite?.host}:${suite?.auth}/emulator/v1/projects/${suite?.project}/oobCodes`,
      );
      const { oobCodes } = (await codes.json()) as {
        oobCodes: { email: string; oobLink: string }[];
      };
      const letter = oobCodes.findLast((it) => it.email === email);
      if (letter === undefined) throw new Error('no letter was sent');
      return letter.oobLink;
    };
    expect(await ana.link.send(email, 'http://localhost/online/account')).toBeNull();
    const link = await letterTo();
    expect(ana.link.isLink(link)).toBe(true);
    expect(await ana.link.keep(email, link)).toEqual({ uid: ana.uid, email });
    expect(await ana.link.open(email, link)).toBe('badLink');

    const tablet = await newClient();
    expect(tablet.uid).not.toBe(ana.uid);
    expect(await tablet.link.send(email, 'http://localhost/online/account')).toBeNull();
    expect(await tablet.link.keep(email, await letterTo())).toBe('taken');
    expect(await tablet.link.send(email, 'http://localhost/online/account')).toBeNull();
    expect(await tablet.link.open(email, await letterTo())).toEqual({ uid: ana.uid, email });
    expect(await tablet.link.send('nonsense', 'http://localhost')).toBe('badAddress');
  });
});
