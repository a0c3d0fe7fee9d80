import { readFileSync } from 'node:fs';
import { at, database } from '../../functions/src/database';
import { projectMatch } from '../../functions/src/match/project';
import { RECORD_SCHEMA } from '../../functions/src/match/upgrade';
import { wakeMatches } from '../../functions/src/schedule/wake';
import type { MatchId } from '../../src/protocol/ids';
import { playToTheEnd } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { matchOf, recordOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('schema');
allowAnyPace();

/** A running match exactly as an earlier release stored it. */
const stored = readFileSync('__tests__/emulator/fixtures/record-schema-1.json', 'utf8');
const old = JSON.parse(stored) as { id: MatchId; schema: number; seats: { uid: string | null }[] };

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
    expect(await matchOf(old.id)).toEqual(projectMatch(await recordOf(old.id)));
    for (const { uid } of old.seats) {
      if (uid !== null) await ask('claimSeat', uid as never, { matchId: old.id });
    }
    await playToTheEnd(old.id, 'upgrade');
    expect((await matchOf(old.id)).status).toBe('over');
    expect((await stateOf(old.id)).over).toBe(true);
    expect(await replayOf(old.id)).toEqual(await stateOf(old.id));
  });

  it('of later releases are left alone, with a clean no', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const { json } = (await at.record(matchId).get()).data() as { json: string };
    const future = { ...JSON.parse(json), schema: RECORD_SCHEMA + 1 };
    await at.record(matchId).update({ json: JSON.stringify(future) });
    const action = { type: 'chooseRole', role: 0 } as const;
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
    record.state.schema = 999;
    await at.record(matchId).update({ json: JSON.stringify(record) });
    expect(await refusalOf(ask('resign', uids[0] ?? null, { matchId }))).toEqual({
      reason: 'unreadable',
    });
  });
});
