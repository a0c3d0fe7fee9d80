import { storeView, viewFor } from '#engine';
import { database, refs } from '#functions/firestore/database';
import { storedMatch } from '#functions/match/project';
import { storedSize } from '#functions/match/storedSize';
import { RECORD_SCHEMA } from '#functions/match/upgrade';
import { readView } from '#session/online/playerView';
import { FIXTURE_MATCH, matchDocuments } from '#tests/support/fixtures';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf, recordOf, replayOf, stateOf, storeOlder, tableOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('schema');
liftRateLimit();

describe('matches of earlier releases', () => {
  it('are rewritten as a whole with the first change, and continue to the end', async () => {
    const { matchId } = await openMatch({ people: 2 });
    await moveOnce(matchId, 'before');
    const before = await tableOf(matchId);
    await storeOlder(matchId);
    await moveOnce(matchId, 'upgrade');
    const { version } = await recordOf(matchId);
    expect((await refs.table(matchId).get()).data()).toMatchObject({ version });
    const match = await refs.match(matchId).get();
    expect(match.data()).toEqual(storedMatch(await recordOf(matchId)));
    expect(storedSize(match.data() ?? {})).toBeLessThanOrEqual(2500);
    const table = await tableOf(matchId);
    expect(table.view).toEqual(storeView(viewFor(await stateOf(matchId), null)));
    expect(table.plies.length).toBeGreaterThan(before.plies.length);
    await playToTheEnd(matchId, 'upgrade');
    expect((await matchOf(matchId)).status).toBe('over');
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
  });

  it('of the first version can be read unchanged and continue', async () => {
    const batch = database().batch();
    for (const [path, data] of Object.entries(matchDocuments)) {
      batch.set(database().doc(path), data);
    }
    await batch.commit();
    const view = readView(await tableOf(FIXTURE_MATCH), null);
    expect(view).toEqual(viewFor(await stateOf(FIXTURE_MATCH), null));
    expect(await replayOf(FIXTURE_MATCH)).toEqual(await stateOf(FIXTURE_MATCH));
    await playToTheEnd(FIXTURE_MATCH, 'fixture');
    expect(await replayOf(FIXTURE_MATCH)).toEqual(await stateOf(FIXTURE_MATCH));
  });

  it('of later releases are left unchanged, with a clean refusal', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const { json } = (await refs.record(matchId).get()).data() as { json: string };
    const future = { ...JSON.parse(json), schema: RECORD_SCHEMA + 1 };
    await refs.record(matchId).update({ json: JSON.stringify(future) });
    const action = 'chooseRole settler';
    const move = { matchId, version: 1, action, requestId: newRequestId() };
    expect(await refusalOf(ask('submitAction', uids[0] ?? null, move))).toEqual({
      reason: 'unreadable',
    });
    expect((await refs.record(matchId).get()).data()).toMatchObject({
      json: JSON.stringify(future),
    });
  });

  it('are left unchanged too if the engine cannot read the game', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const { json } = (await refs.record(matchId).get()).data() as { json: string };
    const record = JSON.parse(json);
    record.state.modules.base = 999;
    await refs.record(matchId).update({ json: JSON.stringify(record) });
    expect(await refusalOf(ask('resign', uids[0] ?? null, { matchId }))).toEqual({
      reason: 'unreadable',
    });
  });
});
