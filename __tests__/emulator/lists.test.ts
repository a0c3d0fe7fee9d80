import { refs } from '#functions/firestore/database';
import type { OnlineClient } from '#online/client';
import type { ListedMatch } from '#online/lists';
import { newRequestId } from '#protocol/requestId';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { closeClients, insist, newClient } from './support/clients';
import { classic } from './support/referee';

// The referee uses the suite's database, so that clients read what the test writes.
process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';

afterAll(closeClients);

const openLobby = (client: OnlineClient, isPublic: boolean) =>
  insist(client, 'createMatch', {
    requestId: newRequestId(),
    name: 'Ana',
    rules: classic,
    others: ['easy'],
    turnLimit: 86_400,
    isPublic,
  });

const listed = (client: OnlineClient): Promise<readonly ListedMatch[]> =>
  new Promise((resolve) => {
    const stop = client.myMatches((matches, isLive) => {
      if (matches === null || !isLive) return;
      stop();
      resolve(matches);
    });
  });

describe('lists', () => {
  it('a match that waits for me is listed, however many I have finished since', async () => {
    const ana = await newClient();
    const { matchId } = await openLobby(ana, false);
    await insist(ana, 'startMatch', { matchId, openSeats: 'bots' });
    const data = (await refs.match(matchId).get()).data() ?? {};
    const finished = { ...data, status: 'over', toAct: [], wakeAt: null };
    await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        refs
          .matches()
          .doc(`${matchId.slice(4)}${`${n}`.padStart(4, '0')}`)
          .set({ ...finished, updatedAt: Date.now() + n }),
      ),
    );
    const mine = await listed(ana);
    expect(mine.find(({ id }) => id === matchId)?.match.toAct).toEqual([ana.uid]);
    expect(mine.filter(({ match }) => match.status === 'over')).toHaveLength(20);
  });

  it('public matches are found by strangers, at little cost', async () => {
    const [ana, ben] = [await newClient(), await newClient()];
    const { matchId } = await openLobby(ana, true);
    const found = await new Promise<object | undefined>((resolve) => {
      const stop = ben.publicMatches('lobby')((matches) => {
        const match = matches?.find(({ id }) => id === matchId);
        if (match === undefined) return;
        stop();
        resolve(match.lobby);
      });
    });
    expect(found).toMatchObject({ edition: 'classic', turnLimit: 86_400 });
    expect(JSON.stringify(found).length).toBeLessThan(600);
  });
});
