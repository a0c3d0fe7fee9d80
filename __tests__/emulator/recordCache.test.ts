import { EXPANSIONS, type Seat } from '#engine';
import { refs } from '#functions/firestore/database';
import { cacheRecord, readThroughCache } from '#functions/match/recordCache';
import type { MatchRecord } from '#functions/match/recordSchema';
import { withPublicSeat } from '#functions/match/seats';
import type { MatchId } from '#protocol/ids';
import { moveOnce, thinkUp } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf, recordOf } from './support/records';
import { ask, classic, openMatch, refusalOf } from './support/referee';

ownProject('record-cache');
liftRateLimit();

const found = async (matchId: MatchId) =>
  readThroughCache(matchId, await refs.record(matchId).get()).record;

/** Writes the record as another instance would, without updating this one's cache. */
async function writeElsewhere(
  matchId: MatchId,
  change: (record: MatchRecord) => Partial<MatchRecord>,
): Promise<void> {
  const { json } = (await refs.record(matchId).get()).data() ?? {};
  const record = JSON.parse(json);
  await refs.record(matchId).update({ json: JSON.stringify({ ...record, ...change(record) }) });
}

/** Counts how often the record is read during some work. */
async function readsOf(matchId: MatchId, work: () => Promise<unknown>): Promise<number> {
  const record = refs.record(matchId);
  const get = jest.spyOn(Object.getPrototypeOf(record), 'get');
  await work();
  const paths = get.mock.contexts.map((it) => (it as typeof record).path);
  get.mockRestore();
  return paths.filter((it) => it === record.path).length;
}

/** The move of the player to act. */
async function nextMove(matchId: MatchId) {
  const [uid] = (await matchOf(matchId)).toAct;
  if (uid === undefined) throw new Error('nobody is waited for');
  return thinkUp(matchId, uid, 'known');
}

describe('an instance’s cached record', () => {
  it('equals the stored one after every move', async () => {
    const rules = { ...classic, expansions: EXPANSIONS };
    const { matchId } = await openMatch({ people: 2, bots: 1, rules });
    for (let moves = 0; moves < 60; moves++) {
      await moveOnce(matchId, 'known');
      const remembered = await found(matchId);
      expect(remembered).toBe(await found(matchId));
      expect(remembered).toEqual(await recordOf(matchId));
    }
  });

  it('is not read again for a move of a player who has seen it', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const first = await nextMove(matchId);
    expect(await readsOf(matchId, first)).toBe(0);
    const second = await nextMove(matchId);
    await writeElsewhere(matchId, ({ version }) => ({ version: version + 1 }));
    expect(await readsOf(matchId, () => refusalOf(second()))).toBe(1);
  });

  it('never overwrites what another instance has written since', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const submit = await nextMove(matchId);
    await writeElsewhere(matchId, () => ({ botSeed: 'of another instance' }));
    const { version } = await submit();
    expect(await recordOf(matchId)).toMatchObject({ version, botSeed: 'of another instance' });
  });

  it('is never the reason of a refusal, only the stored record is', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const submit = await nextMove(matchId);
    const [{ updateTime }, record] = await Promise.all([
      refs.record(matchId).get(),
      recordOf(matchId),
    ]);
    const resigned = [0, 1].reduce<MatchRecord>(
      (it, seat) => withPublicSeat(it, seat as Seat, { left: 'resigned' }),
      record,
    );
    await writeElsewhere(matchId, () => ({ botSeed: 'of another instance' }));
    cacheRecord(resigned, updateTime);
    expect(await submit()).toEqual({ version: record.version + 1 });
  });

  it('does not restore a match that was deleted', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const submit = await nextMove(matchId);
    await refs.record(matchId).delete();
    expect(await refusalOf(submit())).toMatchObject({ reason: 'noSuchMatch' });
    expect((await refs.record(matchId).get()).exists).toBe(false);
  });

  it('is dropped once another instance has written the match', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana = null] = uids;
    await writeElsewhere(matchId, () => ({ botSeed: 'of another instance' }));
    expect(await found(matchId)).toMatchObject({ botSeed: 'of another instance' });
    await ask('resign', ana, { matchId });
    expect(await recordOf(matchId)).toMatchObject({ botSeed: 'of another instance' });
  });
});
