import { readFileSync } from 'node:fs';
import { storeView, viewFor } from '#engine';
import { at, database } from '#functions/database';
import { storedMatch } from '#functions/match/project';
import { storedSize } from '#functions/match/storedSize';
import { RECORD_SCHEMA } from '#functions/match/upgrade';
import { wakeMatches } from '#functions/schedule/sweep';
import type { MatchId } from '#protocol/ids';
import { readView } from '#session/online/newer';
import { moveOnce, playToTheEnd } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { matchOf, recordOf, replayOf, stateOf, tableOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('schema');
allowAnyPace();

/** A running match exactly as an earlier release stored it. */
const stored = readFileSync('__tests__/emulator/fixtures/record-schema-1.json', 'utf8');
const old = JSON.parse(stored) as { id: MatchId; schema: number; seats: { uid: string | null }[] };

/** Every document of a running match and of a lobby as the release before the table's own stored them. */
const first = JSON.parse(
  readFileSync('__tests__/emulator/fixtures/documents-schema-2.json', 'utf8'),
) as { running: MatchId; lobby: MatchId; documents: Record<string, object> };

async function storeFirst(): Promise<void> {
  for (const id of [first.running, first.lobby]) await database().recursiveDelete(at.match(id));
  const batch = database().batch();
  for (const [path, data] of Object.entries(first.documents)) batch.set(database().doc(path), data);
  await batch.commit();
}

describe('matches of earlier releases', () => {
  it('go on after an upgrade and end', async () => {
    expect(old.schema).toBeLessThan(RECORD_SCHEMA);
    const members = old.seats.flatMap(({ uid }) => uid ?? []);
    const batch = database().batch();
    batch.set(at.record(old.id), { json: stored });
    batch.set(at.match(old.id), { status: 'running', members, wakeAt: 0 });
    await batch.commit();
    // The first look of the new release brings everything that clients read up to date.
    const { failed } = await wakeMatches(Date.now() + 7 * 86_400_000);
    expect(failed).toEqual([]);
    expect((await at.match(old.id).get()).data()).toEqual(storedMatch(await recordOf(old.id)));
    for (const { uid } of old.seats) {
      if (uid !== null) await ask('claimSeat', uid as never, { matchId: old.id });
    }
    await playToTheEnd(old.id, 'upgrade');
    expect((await matchOf(old.id)).status).toBe('over');
    expect((await stateOf(old.id)).over).toBe(true);
    expect(await replayOf(old.id)).toEqual(await stateOf(old.id));
  });

  it('can be read as they are, before anybody touches them', async () => {
    await storeFirst();
    const view = readView(await tableOf(first.running), null);
    expect(view).toEqual(viewFor(await stateOf(first.running), null));
    expect(await replayOf(first.running)).toEqual(await stateOf(first.running));
  });

  it('of the layout with everything in one document get the new one with the first move', async () => {
    await storeFirst();
    const following = await tableOf(first.running);
    await moveOnce(first.running, 'layout');
    const match = await at.match(first.running).get();
    expect(match.data()).toEqual(storedMatch(await recordOf(first.running)));
    expect(storedSize(match.data() ?? {})).toBeLessThanOrEqual(2500);
    const table = await tableOf(first.running);
    expect(table.view).toEqual(storeView(viewFor(await stateOf(first.running), null)));
    expect(table.plies.length).toBeGreaterThan(following.plies.length);
    expect((await at.lobby(first.running).get()).data()).toMatchObject({ status: 'running' });
    await playToTheEnd(first.running, 'layout');
    expect(await replayOf(first.running)).toEqual(await stateOf(first.running));
  });

  it('lobbies of that layout are listed as soon as somebody sits down', async () => {
    await storeFirst();
    await wakeMatches(Date.now());
    const { docs } = await at.match(first.lobby).parent.where('status', '==', 'lobby').get();
    expect(docs.map(({ id }) => id)).toContain(first.lobby);
    const [owner = null] = (await matchOf(first.lobby)).members;
    await ask('startMatch', owner, { matchId: first.lobby, openSeats: 'bots' });
    expect((await at.lobby(first.lobby).get()).data()).toMatchObject({ status: 'running' });
  });

  it('of later releases are left alone, with a clean no', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const { json } = (await at.record(matchId).get()).data() as { json: string };
    const future = { ...JSON.parse(json), schema: RECORD_SCHEMA + 1 };
    await at.record(matchId).update({ json: JSON.stringify(future) });
    const action = 'chooseRole settler';
    const move = { matchId, version: 1, action, requestId: newRequestId() };
    expect(await refusalOf(ask('submitAction', uids[0] ?? null, move))).toEqual({
      reason: 'unreadable',
    });
    expect((await at.record(matchId).get()).data()).toMatchObject({ json: JSON.stringify(future) });
  });

  it('whose game the engine cannot read are left alone too', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const { json } = (await at.record(matchId).get()).data() as { json: string };
    const record = JSON.parse(json);
    record.state.modules.base = 999;
    await at.record(matchId).update({ json: JSON.stringify(record) });
    expect(await refusalOf(ask('resign', uids[0] ?? null, { matchId }))).toEqual({
      reason: 'unreadable',
    });
  });
});
