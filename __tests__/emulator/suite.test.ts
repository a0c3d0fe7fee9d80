import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { REGION } from '#protocol/region';
import { newRequestId } from '#protocol/requestId';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { type OnlineSession, openOnlineSession } from '#session/online/onlineSession';
import { memoryStorage } from '#session/saves/storage';
import { closeClients, insist, newClient } from './support/clients';
import { PushStub } from './support/pushStub';
import { classic } from './support/referee';
import { anything, sitDown, until } from './support/sessions';

/**
 * Tests everything without substitutes: sign-in, rules, functions in their own processes, triggers,
 * schedule.
 */
describe('the whole suite', () => {
  let ana: OnlineClient;
  let ben: OnlineClient;
  let matchId: MatchId;
  let stub: PushStub;
  const sessions: OnlineSession[] = [];

  beforeAll(async () => {
    stub = await PushStub.open(addressesFromEnvironment()?.push);
    [ana, ben] = [await newClient(), await newClient()];
    matchId = await lobbyOfBoth();
    const token = 'ExponentPushToken[suite-device-of-ben]';
    await insist(ben, 'registerDevice', { token, platform: 'android', language: 'en' });
    await insist(ana, 'startMatch', { matchId, openSeats: 'remove' });
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await closeClients();
    await stub.close();
  });

  async function lobbyOfBoth(): Promise<MatchId> {
    const { code, matchId: id } = await insist(ana, 'createMatch', {
      requestId: newRequestId(),
      name: 'Ana',
      rules: classic,
      others: ['open'],
      turnLimit: 86_400,
      isPublic: false,
    });
    const invitation = { matchId: id, hostName: 'Ana', seatCount: 2 };
    expect(await ben.readInvite(code)).toMatchObject(invitation);
    await insist(ben, 'joinMatch', { code, name: 'Ben' });
    return id;
  }

  async function sit(client: OnlineClient): Promise<OnlineSession> {
    const session = await sitDown(client, matchId);
    sessions.push(session);
    return session;
  }

  /** One move, seen by both. */
  async function move(mover: OnlineSession, other: OnlineSession): Promise<void> {
    expect(await mover.act(anything(mover))).toBeNull();
    const { version } = mover.match().match;
    await until(other, () => other.match().match.version >= version);
  }

  it('two players see their views and move in turn', async () => {
    const [one, two] = [await sit(ana), await sit(ben)];
    for (let moves = 0; moves < 12; moves++) {
      const mover = one.get().asked === null ? two : one;
      const other = mover === one ? two : one;
      await move(mover, other);
      expect(other.get().log).toEqual(mover.get().log);
      for (const session of [one, two]) {
        const { holder, view } = session.get();
        const others = view.players.filter((_, seat) => seat !== holder);
        expect(others.map(({ vp }) => vp)).toEqual([null]);
      }
    }
    expect([one.get().connection, two.get().connection]).toEqual(['live', 'live']);
  });

  it('a stranger sees nothing of a private match', async () => {
    const eva = await newClient();
    const ports = { client: eva, storage: memoryStorage(), now: Date.now };
    expect(await openOnlineSession(matchId, ports)).toBe('missing');
  });

  it('the trigger sends a notification when a match begins', async () => {
    // Nobody moves here, because a turn that is over before the trigger runs is not notified.
    const waiting = await lobbyOfBoth();
    await insist(ana, 'startMatch', { matchId: waiting, openSeats: 'remove' });
    const sent = () => stub.sent.filter(({ data }) => data.path === `/match/${waiting}`);
    while (sent().length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    // The first player is notified of the turn, the other of the start.
    expect(['started', 'turn']).toContain(sent()[0]?.data.kind);
  });

  it('the schedule is deployed and can be run', async () => {
    const suite = addressesFromEnvironment();
    const at = `http://${suite?.host}:${suite?.functions}/functions/projects/${suite?.project}`;
    const run = await fetch(`${at}/triggers/${REGION}-watchClocks-shard0-0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(run.status).toBe(200);
  });
});
