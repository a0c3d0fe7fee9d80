import { readFileSync } from 'node:fs';
import { database } from '#functions/database';
import { idFor } from '#functions/match/random';
import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { addressesFromEnvironment } from '#scripts/firebase/addresses';
import { memoryStorage } from '#session/saves/storage';
import { closeClients, newClient } from './support/clients';
import { moveOnce, playToTheEnd } from './support/player';
import { allowAnyPace } from './support/project';
import { matchOf } from './support/records';
import { ask, classic, newRequestId } from './support/referee';
import { sitDown } from './support/sessions';

// The referee of this test works in the suite's own database, where clients can read.
process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';
allowAnyPace();

afterAll(closeClients);

const text = readFileSync('__tests__/emulator/fixtures/documents-schema-2.json', 'utf8');

interface Stored {
  readonly running: MatchId;
  readonly documents: Readonly<Record<string, object>>;
}

/** A running match as the first release stored it, in which this client has the first person's seat. */
async function matchOfFirstRelease(client: OnlineClient): Promise<MatchId> {
  const uids = [...text.matchAll(/\\"uid\\":\\"([A-Za-z0-9-]+)\\"/g)].map(([, uid]) => uid ?? '');
  const [first = ''] = uids;
  const { running: id }: Stored = JSON.parse(text);
  // Another id each time: triggers of the suite may still be busy with a match of this name.
  const own = text.replaceAll(first, client.uid).replaceAll(id, idFor('older', client.uid));
  const { running, documents }: Stored = JSON.parse(own);
  const batch = database().batch();
  for (const [path, data] of Object.entries(documents)) {
    if (path.includes(running)) batch.set(database().doc(path), data);
  }
  await batch.commit();
  return running;
}

/** What the app says when the match is opened on a device. */
async function noticeOn(client: OnlineClient, id: MatchId, storage = memoryStorage()) {
  const session = await sitDown(client, id, storage);
  const { notice } = session.get();
  await session.close();
  return notice;
}

describe('a match that began under the rules of an earlier release', () => {
  it('goes on under today’s, and the app says so once', async () => {
    const ana = await newClient();
    const id = await matchOfFirstRelease(ana);
    const device = memoryStorage();
    expect(await noticeOn(ana, id, device)).toBe('olderRules');
    expect(await noticeOn(ana, id, device)).toBeNull();
    await moveOnce(id, 'older rules');
    expect(await matchOf(id)).toMatchObject({ isOfOlderRules: true, table: null });
    expect(await noticeOn(ana, id, device)).toBeNull();
    expect(await noticeOn(ana, id)).toBe('olderRules');
    await playToTheEnd(id, 'older rules');
    expect(await noticeOn(ana, id)).toBeNull();
  });

  it('is not said of a match that begins today', async () => {
    const ana = await newClient();
    const { matchId } = await ask('createMatch', ana.uid, {
      requestId: newRequestId(),
      name: 'Ana',
      rules: { ...classic, expansions: ['nobles'] },
      others: ['easy', 'puertoma'],
      turnLimit: 86_400,
      isPublic: false,
    });
    await ask('startMatch', ana.uid, { matchId, openSeats: 'bots' });
    expect(await noticeOn(ana, matchId)).toBeNull();
  });
});
