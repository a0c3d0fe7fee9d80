import { GOOD_NAMES, Role } from '#engine';
import { refs } from '#functions/firestore/database';
import type { MatchId, UserId } from '#protocol/ids';
import type { Orders, PrivateViewDoc } from '#protocol/match';
import { liftRateLimit, ownProject } from './support/project';
import { everyDocument, logOf, matchOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('orders');
liftRateLimit();

async function submit(matchId: MatchId, action: string): Promise<void> {
  const { toAct, version } = await matchOf(matchId);
  const requestId = newRequestId();
  await ask('submitAction', toAct[0] ?? null, { matchId, version, action, requestId });
}

/** Three people; the first has chosen the settler and is to take a tile. */
async function settling() {
  const { matchId, uids } = await openMatch({ people: 3 });
  await submit(matchId, 'chooseRole settler');
  const [ana, ben, eva] = uids as [UserId, UserId, UserId];
  const order = (uid: UserId, actions: readonly string[], round = 1) =>
    ask('setOrders', uid, { matchId, round, role: 'settler', actions });
  return { matchId, ana, ben, eva, order };
}

const PASS = 'pass';
const anyTile = GOOD_NAMES.map((tile) => `takeTile ${tile}`);
const ordersOf = async (matchId: MatchId, uid: UserId) => {
  const { orders } = (await refs.view(matchId, uid).get()).data() as PrivateViewDoc;
  return orders === null ? null : (JSON.parse(orders) as Orders);
};

describe('orders in advance', () => {
  it('have the first legal one carried out when the turn comes', async () => {
    const { matchId, ana, ben, eva, order } = await settling();
    await order(ben, anyTile);
    await order(eva, [PASS]);
    expect((await matchOf(matchId)).toAct).toEqual([ana]);
    await submit(matchId, PASS);
    const people = (await logOf(matchId)).filter(({ by }) => by === 'person');
    expect(people.map(({ seat, line }) => [seat, line.split(' ')[0]])).toEqual([
      [0, 'chooseRole'],
      [0, 'pass'],
      [1, 'takeTile'],
      [2, 'pass'],
    ]);
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
  });

  it('leave the decision to the player if none is legal, and do not include the privilege', async () => {
    const { matchId, ben, order } = await settling();
    await order(ben, ['takeTile quarry']);
    await submit(matchId, PASS);
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
  });

  it('can be changed and withdrawn, and nobody else sees them', async () => {
    const { matchId, ben, eva, order } = await settling();
    await order(ben, [PASS]);
    await order(ben, anyTile);
    expect(await ordersOf(matchId, ben)).toMatchObject({ round: 1, actions: anyTile });
    expect(await ordersOf(matchId, eva)).toBeNull();
    const documents = [...(await everyDocument())].filter(([path]) => path.includes(matchId));
    for (const [path, data] of documents) {
      const isOwn = path.endsWith(`views/${ben}`) || path.includes('/secret/');
      expect([path, !isOwn && JSON.stringify(data).includes('"actions"')]).toEqual([path, false]);
    }
    const before = await matchOf(matchId);
    await order(ben, []);
    expect(await ordersOf(matchId, ben)).toBeNull();
    expect(await matchOf(matchId)).toEqual(before);
  });

  it('count for their own phase only', async () => {
    const { matchId, ben, order } = await settling();
    await order(ben, [PASS]);
    await submit(matchId, PASS);
    await submit(matchId, PASS);
    expect((await stateOf(matchId)).role).toBeNull();
    expect((await refusalOf(order(ben, [PASS]))).reason).toBe('stale');
    await submit(matchId, 'chooseRole builder');
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
  });

  it('can name roles for the next choice: the first free one is taken after the phase', async () => {
    const { matchId, ben, eva } = await settling();
    const roles = ['settler', 'builder', 'mayor'];
    const next = { matchId, round: 1, role: 'settler', actions: [PASS], roles };
    await ask('setOrders', ben, next);
    await ask('setOrders', eva, { ...next, roles: [] });
    await submit(matchId, PASS);
    const { role, chooser } = await stateOf(matchId);
    expect([role, chooser]).toEqual([Role.builder, 1]);
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
  });

  it('for a role count for the very next choice only', async () => {
    const { matchId, ben, eva } = await settling();
    const said = { matchId, round: 1, role: 'settler', actions: [PASS], roles: ['builder'] };
    await ask('setOrders', eva, said);
    await submit(matchId, PASS);
    await submit(matchId, PASS);
    // Ben chooses first. Before Eva does, another phase has passed.
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    await submit(matchId, 'chooseRole trader');
    expect((await matchOf(matchId)).toAct).toEqual([eva]);
    expect((await stateOf(matchId)).role).toBeNull();
  });

  it('that come too late are carried out immediately', async () => {
    const { matchId, ben, eva, order } = await settling();
    await submit(matchId, PASS);
    await order(ben, [PASS]);
    expect((await matchOf(matchId)).toAct).toEqual([eva]);
  });
});
