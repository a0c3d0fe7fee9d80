import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { memoryStorage } from '#session/saves/storage';
import { closeClients, newClient } from './support/clients';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit } from './support/project';
import { matchOf, storeOlder } from './support/records';
import { ask, classic, newRequestId } from './support/referee';
import { sitDown } from './support/sessions';

// The referee uses the suite's database, so that clients read what the test writes.
process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';
liftRateLimit();

afterAll(closeClients);

async function begunMatch({ uid }: OnlineClient): Promise<MatchId> {
  const { matchId } = await ask('createMatch', uid, {
    requestId: newRequestId(),
    name: 'Ana',
    rules: { ...classic, expansions: ['nobles'] },
    others: ['easy', 'puertoma'],
    turnLimit: 86_400,
    isPublic: false,
  });
  await ask('startMatch', uid, { matchId, openSeats: 'bots' });
  return matchId;
}

/** The notice that the app shows when the match is opened on a device. */
async function noticeOn(client: OnlineClient, id: MatchId, storage = memoryStorage()) {
  const session = await sitDown(client, id, storage);
  const { notice } = session.get();
  await session.close();
  return notice;
}

describe('a match that began under the rules of an earlier release', () => {
  it('continues under the present rules, and the app says so once', async () => {
    const ana = await newClient();
    const id = await begunMatch(ana);
    await storeOlder(id);
    await moveOnce(id, 'older rules');
    const device = memoryStorage();
    expect(await matchOf(id)).toMatchObject({ isOfOlderRules: true });
    expect(await noticeOn(ana, id, device)).toBe('olderRules');
    expect(await noticeOn(ana, id, device)).toBeNull();
    expect(await noticeOn(ana, id)).toBe('olderRules');
    await playToTheEnd(id, 'older rules');
    expect(await noticeOn(ana, id)).toBeNull();
  });

  it('differs from a match that begins today, which has no notice', async () => {
    const ana = await newClient();
    expect(await noticeOn(ana, await begunMatch(ana))).toBeNull();
  });
});
