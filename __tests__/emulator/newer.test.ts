import { refs } from '#functions/firestore/database';
import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';
import { PROTOCOL } from '#protocol/version';
import { openOnlineSession } from '#session/online/onlineSession';
import { memoryStorage } from '#session/saves/storage';
import { closeClients, insist, newClient, wholeSuite } from './support/clients';
import { againstBot } from './support/referee';
import { sitDown, until } from './support/sessions';

/** Tests how the app handles data written by a later release. */
describe('an app that is too old for a match', () => {
  let ana: OnlineClient;

  beforeAll(async () => {
    const { project } = wholeSuite();
    // The suite's own database, where a later referee would write.
    process.env.GCLOUD_PROJECT = project;
    process.env.METADATA_SERVER_DETECTION = 'none';
    ana = await newClient();
  });
  afterAll(closeClients);

  async function newMatch(): Promise<MatchId> {
    const { matchId } = await insist(ana, 'createMatch', againstBot());
    await insist(ana, 'startMatch', { matchId, openSeats: 'bots' });
    return matchId;
  }

  it.each([
    ['protocol', { protocol: PROTOCOL + 1 }],
    ['module', { modules: { base: 1, dragons: 1 } }],
    ['version of a module', { modules: { base: 99 } }],
  ])('with another %s asks for an update, at the table and before it', async (_what, newer) => {
    const matchId = await newMatch();
    const session = await sitDown(ana, matchId);
    expect(session.get().notice).toBeNull();
    await refs.match(matchId).update(newer);
    await until(session, () => session.get().notice === 'updateNeeded');
    await session.close();
    const ports = { client: ana, storage: memoryStorage(), now: Date.now };
    expect(await openOnlineSession(matchId, ports)).toBe('newer');
  });

  it('says in the list of matches that some of them need a newer app', async () => {
    const matchId = await newMatch();
    await refs.match(matchId).update({ protocol: PROTOCOL + 1 });
    const isOld = await new Promise<boolean>((resolve) => {
      const stop = ana.myMatches((matches, isLive, old) => {
        const isListed = matches?.some(({ id }) => id === matchId) ?? true;
        if (isLive && !isListed) resolve(old);
      });
      setTimeout(() => stop(), 60_000).unref();
    });
    expect(isOld).toBe(true);
  });
});
