import { getApps } from 'firebase/app';
import { getAuth, signOut } from 'firebase/auth';
import { refs } from '#functions/firestore/database';
import type { OnlineClient } from '#online/client';
import { readConfig } from '#online/config';
import type { MatchId, UserId } from '#protocol/ids';
import { DEFAULT_NOTICES } from '#protocol/profile';
import { addressesFromEnvironment, appConfig } from '#scripts/dev/emulators/addresses';
import { createOnlineHub, type OnlineHub } from '#session/online/hub';
import { type OnlineSession, openOnlineSession } from '#session/online/onlineSession';
import { type KeyValueStorage, memoryStorage } from '#session/saves/storage';
import { closeClients, insist, newClient, wholeSuite } from './support/clients';
import { NetworkLink } from './support/networkLink';
import { againstBot } from './support/referee';
import { anything, sitDown, until } from './support/sessions';
import { untilState } from './support/watching';

// The referee uses the suite's database, so that clients read what the test writes.
process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';

let lines: NetworkLink[];
const sessions: OnlineSession[] = [];

beforeAll(async () => {
  const { firestore, functions } = wholeSuite();
  lines = await Promise.all([firestore, functions].map((port) => NetworkLink.to(port)));
});
afterEach(() => {
  for (const line of lines) line.mend();
});
afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await closeClients();
  await Promise.all(lines.map((line) => line.close()));
});

/** A phone whose connection to database and referee can be cut. It is signed in. */
const newPhone = () => newClient({ firestore: lines[0]?.port, functions: lines[1]?.port });

function hubOf(client: OnlineClient, storage: KeyValueStorage = memoryStorage()): OnlineHub {
  const { host, ...suite } = wholeSuite();
  const config = async () => readConfig(appConfig({ host, ...suite })(host));
  return createOnlineHub({ storage, config, connect: async () => client, now: Date.now });
}

const profile = {
  name: 'Ana',
  language: 'en',
  notices: { ...DEFAULT_NOTICES, chat: true },
  quietHours: { from: 1320, to: 420, zone: 'America/Puerto_Rico' },
  muted: ['somebody' as UserId],
  blocked: [],
};

async function openWithBots(client: OnlineClient): Promise<MatchId> {
  const { matchId } = await insist(client, 'createMatch', againstBot());
  await insist(client, 'startMatch', { matchId, openSeats: 'bots' });
  return matchId;
}

describe('missing data is not taken for none', () => {
  it('a start without a connection asks for no name, and nothing of the profile is lost', async () => {
    const ana = await newPhone();
    await refs.user(ana.uid).set(profile);
    for (const line of lines) line.cut();
    const hub = hubOf(ana);
    await hub.open();
    const offline = new Promise<void>((resolve) => {
      ana.myMatches((matches) => matches === null && resolve());
    });
    await offline;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(hub.getState().profile).toBeUndefined();
    expect(hub.getState().matches).toBeNull();
    for (const line of lines) line.mend();
    const { profile: known } = await untilState(hub, (it) => it.profile !== undefined);
    expect(known).toEqual({ ...profile, blocked: [] });
  });

  it('a player who is asked for a name anyway keeps everything else', async () => {
    const ana = await newPhone();
    await refs.user(ana.uid).set(profile);
    await ana.createProfile('Anna', 'fr');
    expect((await refs.user(ana.uid).get()).data()).toMatchObject({ ...profile, name: 'Anna' });
  });

  it('a change writes only what is changed, whatever another device did meanwhile', async () => {
    const ana = await newPhone();
    await refs.user(ana.uid).set(profile);
    await ana.changeProfile({ language: 'fr' });
    expect((await refs.user(ana.uid).get()).data()).toMatchObject({ ...profile, language: 'fr' });
  });

  it('the next start begins with the last known data', async () => {
    const ana = await newPhone();
    await refs.user(ana.uid).set(profile);
    const matchId = await openWithBots(ana);
    const storage = memoryStorage();
    const hub = hubOf(ana, storage);
    await hub.open();
    await untilState(hub, (it) => it.profile !== undefined && it.matches?.length === 1);
    for (const line of lines) line.cut();
    const again = hubOf(ana, storage);
    await again.open();
    const { profile: known, matches, isLive } = again.getState();
    expect(known).toEqual({ ...profile, blocked: [] });
    expect(matches?.map(({ id }) => id)).toEqual([matchId]);
    expect(isLive).toBe(false);
  });

  it('the server’s settings are remembered; an unanswered request does not mean "none"', async () => {
    const ana = await newPhone();
    const storage = memoryStorage();
    await hubOf(ana, storage).open();
    const config = () => Promise.reject(new Error('no signal'));
    const ports = { config, connect: async () => ana, now: Date.now };
    const known = createOnlineHub({ ...ports, storage });
    expect(await known.open()).not.toBeNull();
    const unknown = createOnlineHub({ ...ports, storage: memoryStorage() });
    expect(await unknown.open()).toBeNull();
    expect(unknown.getState().status).toBe('failed');
  });
});

describe('a match without a connection', () => {
  let ana: OnlineClient;
  let matchId: MatchId;
  beforeAll(async () => {
    ana = await newPhone();
    matchId = await openWithBots(ana);
  });

  const open = async (storage = memoryStorage(), livenessCheckMs?: number) => {
    const ports = {
      client: ana,
      storage,
      now: Date.now,
      ...(livenessCheckMs ? { livenessCheckMs } : {}),
    };
    let session = await openOnlineSession(matchId, ports);
    // A restored connection takes a moment.
    for (let tries = 0; session === 'unreachable' && tries < 10; tries++) {
      session = await openOnlineSession(matchId, ports);
    }
    if (typeof session !== 'string') sessions.push(session);
    return session;
  };

  it('is unreachable, not missing, if this device never saw it', async () => {
    const ben = await newPhone();
    for (const line of lines) line.cut();
    const ports = { client: ben, storage: memoryStorage(), now: Date.now };
    expect(await openOnlineSession(matchId, ports)).toBe('unreachable');
  });

  it('is missing if the server says so', async () => {
    // Not Ana's client, which may still be affected by the cut of the test before.
    const ports = { client: await newPhone(), storage: memoryStorage(), now: Date.now };
    expect(await openOnlineSession('A'.repeat(20) as MatchId, ports)).toBe('missing');
  });

  it('does not report a move as unsent if only its answer was lost', async () => {
    const session = await sitDown(ana, matchId);
    sessions.push(session);
    await until(session, () => session.get().asked !== null && session.get().connection === 'live');
    const { version } = session.match().match;
    lines[1]?.loseAnswers();
    const outcome = await session.act(anything(session));
    lines[1]?.mend();
    // The table shows that the move was made.
    await until(session, () => session.match().match.version > version);
    expect(outcome).toEqual({ trouble: 'unanswered' });
  });

  it('does not show a frozen listener as live, and recovers', async () => {
    const session = await open(memoryStorage(), 1000);
    if (typeof session === 'string') throw new Error(session);
    await until(session, () => session.get().connection === 'live');
    lines[0]?.freeze();
    await until(session, () => session.get().connection === 'offline');
    lines[0]?.thaw();
    await until(session, () => session.get().connection === 'live');
  });
});

describe('an account', () => {
  it('that was lost is replaced without a restart', async () => {
    const ana = await newPhone();
    const hub = hubOf(ana);
    await hub.open();
    const app = getApps().find((it) => getAuth(it).currentUser?.uid === ana.uid);
    if (app === undefined) throw new Error('nobody is signed in');
    await signOut(getAuth(app));
    const isBack = ({ status, account }: ReturnType<typeof hub.getState>) =>
      status === 'open' && account !== null && account.uid !== ana.uid;
    const { client, isAccountLost } = await untilState(hub, isBack);
    expect(isAccountLost).toBe(true);
    await untilState(hub, ({ profile: known }) => known === null);
    await client?.createProfile('Ana', 'en');
    await untilState(hub, ({ profile: known }) => known?.name === 'Ana');
  });
});

describe('the clock', () => {
  it('is the server’s, however wrong this device’s may be', async () => {
    const ana = await newPhone();
    const right = Date.now;
    const hour = 3_600_000;
    const wrong = jest.spyOn(Date, 'now').mockImplementation(() => right() + hour);
    const skew = await ana.clockSkew().finally(() => wrong.mockRestore());
    expect(Math.round(skew / hour)).toBe(-1);
  });

  it('is requested again after a start without a connection', async () => {
    const ana = await newPhone();
    await ana.createProfile('Ana', 'en');
    const hour = 3_600_000;
    const skews = [() => Promise.reject(new Error('no line')), async () => hour];
    const clockSkew = jest.fn(() => skews.shift()?.() ?? Promise.resolve(0));
    const hub = hubOf({ ...ana, clockSkew, as: () => ({ ...ana, clockSkew }) });
    await hub.open();
    await untilState(hub, (state) => state.clockSkew === hour);
    expect(clockSkew).toHaveBeenCalledTimes(2);
  });
});
