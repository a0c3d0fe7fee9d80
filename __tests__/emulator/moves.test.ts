import type { MatchId, UserId } from '#protocol/ids';
import { look, moveOnce, playToTheEnd, someAction } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, recordOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('moves');
liftRateLimit();

describe('a move', () => {
  it('of two at the same version one wins, the other is refused as stale', async () => {
    for (let race = 0; race < 8; race++) {
      const { matchId } = await openMatch({ people: 3 });
      const before = await matchOf(matchId);
      const uid = before.toAct[0] ?? null;
      const version = before.version;
      const action = 'chooseRole settler';
      const other = 'chooseRole builder';
      const outcomes = await Promise.allSettled([
        ask('submitAction', uid, { matchId, version, action, requestId: newRequestId() }),
        ask('submitAction', uid, { matchId, version, action: other, requestId: newRequestId() }),
      ]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(1);
      const [loser] = refused as PromiseRejectedResult[];
      expect(loser?.reason.details.reason).toBe('stale');
      expect((await logOf(matchId)).filter(({ by }) => by === 'person')).toHaveLength(1);
      expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
    }
  });

  it('sent twice has one effect and the same answer', async () => {
    const { matchId } = await openMatch({ people: 2, bots: 2 });
    const [uid] = (await matchOf(matchId)).toAct as [UserId];
    const seen = await look(matchId, uid);
    const { version } = seen.match;
    const move = { matchId, version, action: someAction(seen), requestId: newRequestId() };
    const first = await ask('submitAction', uid, move);
    const again = await Promise.all([1, 2, 3].map(() => ask('submitAction', uid, move)));
    expect(again).toEqual([first, first, first]);
    expect((await matchOf(matchId)).version).toBe(first.version);
    expect((await logOf(matchId)).filter(({ by }) => by === 'person')).toHaveLength(1);
  });

  it('sent twice at the same moment has one effect', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { toAct, version } = await matchOf(matchId);
    const uid = toAct[0] ?? null;
    const action = 'chooseRole builder';
    const move = { matchId, version, action, requestId: newRequestId() };
    const [one, two] = await Promise.all([
      ask('submitAction', uid, move),
      ask('submitAction', uid, move),
    ]);
    expect(one).toEqual(two);
    expect((await recordOf(matchId)).answered).toHaveLength(1);
  });

  it('against the rules is refused with the rule, and nothing changes', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const before = await matchOf(matchId);
    const move = { matchId, version: before.version, requestId: newRequestId() };
    const [uid = null] = before.toAct;
    const refusal = await refusalOf(ask('submitAction', uid, { ...move, action: 'sell corn' }));
    expect(refusal).toEqual({ reason: 'againstRules', refusal: { code: 'notNow', rule: 'R-4' } });
    expect(await matchOf(matchId)).toEqual(before);
  });

  it('out of turn is refused, as is one of a spectator', async () => {
    const { matchId, uids } = await openMatch({ people: 3 });
    const { toAct, version } = await matchOf(matchId);
    const waiting = uids.find((uid) => !toAct.includes(uid)) ?? null;
    const action = 'chooseRole settler';
    const move = { matchId, version, action, requestId: newRequestId() };
    expect(await refusalOf(ask('submitAction', waiting, move))).toMatchObject({
      refusal: { code: 'notYourTurn' },
    });
    const stranger = 'stranger' as (typeof uids)[number];
    expect(await refusalOf(ask('submitAction', stranger, move))).toEqual({ reason: 'noSuchMatch' });
    expect(await refusalOf(ask('submitAction', null, move))).toEqual({ reason: 'signedOut' });
  });

  it('leads to the end of whole matches, and the log replays to the final state', async () => {
    for (const [people, bots] of [
      [1, 2],
      [3, 0],
    ] as const) {
      const { matchId } = await openMatch({ people, bots });
      await playToTheEnd(matchId, `whole ${people} ${bots}`);
      const state = await stateOf(matchId);
      expect(state.over).toBe(true);
      expect(await replayOf(matchId)).toEqual(state);
      const log = await logOf(matchId);
      expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
    }
  });

  it('for a version at which the player was not asked is stale', async () => {
    const { matchId, uids } = await openMatch({ people: 3 });
    const { toAct, version } = await matchOf(matchId);
    const later = uids.find((uid) => !toAct.includes(uid)) as UserId;
    while (!(await matchOf(matchId)).toAct.includes(later)) await moveOnce(matchId);
    const seen = await look(matchId, later);
    const move = { matchId, action: someAction(seen), requestId: newRequestId() };
    const refusal = await refusalOf(ask('submitAction', later, { ...move, version }));
    expect(refusal).toEqual({ reason: 'stale', version: seen.match.version });
    await ask('submitAction', later, { ...move, version: seen.match.version });
  });

  it('of any player may come first while colonists are placed at the same time', async () => {
    const { matchId } = await openMatch({ people: 3 });
    const placing = await untilSeveralAct(matchId);
    const last = placing.at(-1);
    if (last === undefined) throw new Error('nobody places');
    const seen = await look(matchId, last);
    const move = { matchId, version: seen.match.version, requestId: newRequestId() };
    await ask('submitAction', last, { ...move, action: someAction(seen) });
    expect((await matchOf(matchId)).toAct).toEqual(placing.slice(0, -1));
  });

  it('MA-5: that places colonists is not stale because others placed before', async () => {
    const { matchId } = await openMatch({ people: 4 });
    const placing = await untilSeveralAct(matchId);
    const moves = await Promise.all(
      placing.map(async (uid) => {
        const seen = await look(matchId, uid);
        const { version } = seen.match;
        const move = { matchId, version, action: someAction(seen), requestId: newRequestId() };
        return { uid, move };
      }),
    );
    await Promise.all(moves.map(({ uid, move }) => ask('submitAction', uid, move)));
    const [first] = moves;
    if (first === undefined) throw new Error('nobody placed');
    const late = { ...first.move, requestId: newRequestId() };
    expect(await refusalOf(ask('submitAction', first.uid, late))).toMatchObject({
      reason: 'stale',
    });
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
  });
});

/** Plays until several players are asked at once. */
async function untilSeveralAct(matchId: MatchId): Promise<readonly UserId[]> {
  for (let moves = 0; moves < 200; moves++) {
    const { toAct } = await matchOf(matchId);
    if (toAct.length > 1) return toAct;
    await moveOnce(matchId);
  }
  throw new Error('nobody ever chose the mayor');
}
