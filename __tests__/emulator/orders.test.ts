import { at } from '../../functions/src/database';
import { type Action, CHOOSE_ROLE, PASS, Role, TAKE_TILE } from '../../src/engine';
import type { MatchId, UserId } from '../../src/protocol/ids';
import type { Orders, PrivateViewDoc } from '../../src/protocol/match';
import { allowAnyPace, ownProject } from './support/project';
import { everyDocument, logOf, matchOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('orders');
allowAnyPace();

async function submit(matchId: MatchId, action: Action): Promise<void> {
  const { toAct, version } = await matchOf(matchId);
  const requestId = newRequestId();
  await ask('submitAction', toAct[0] ?? null, { matchId, version, action, requestId });
}

/** Three people; the first has chosen the settler and is to take a tile. */
async function settling() {
  const { matchId, uids } = await openMatch({ people: 3 });
  await submit(matchId, CHOOSE_ROLE[Role.settler]);
  const [ana, ben, eva] = uids as [UserId, UserId, UserId];
  const order = (uid: UserId, wishes: readonly Action[], round = 1) =>
    ask('setOrders', uid, { matchId, round, role: Role.settler, wishes });
  return { matchId, ana, ben, eva, order };
}

const anyTile = [0, 1, 2, 3, 4].map((tile) => TAKE_TILE[tile as 0 | 1 | 2 | 3 | 4]);
const ordersOf = async (matchId: MatchId, uid: UserId) => {
  const { orders } = (await at.view(matchId, uid).get()).data() as PrivateViewDoc;
  return orders === null ? null : (JSON.parse(orders) as Orders);
};

describe('answering ahead', () => {
  it('the first wish that is allowed is carried out when the turn comes', async () => {
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

  it('if no wish is allowed the player is asked; the privilege is not theirs to wish for', async () => {
    const { matchId, ben, order } = await settling();
    await order(ben, [TAKE_TILE[5]]);
    await submit(matchId, PASS);
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
  });

  it('wishes can be changed and taken back, and nobody else can see them', async () => {
    const { matchId, ben, eva, order } = await settling();
    await order(ben, [PASS]);
    await order(ben, anyTile);
    expect(await ordersOf(matchId, ben)).toMatchObject({ round: 1, wishes: anyTile });
    expect(await ordersOf(matchId, eva)).toBeNull();
    const documents = [...(await everyDocument())].filter(([path]) => path.includes(matchId));
    for (const [path, data] of documents) {
      const isOwn = path.endsWith(`views/${ben}`) || path.includes('/secret/');
      expect([path, !isOwn && JSON.stringify(data).includes('wishes')]).toEqual([path, false]);
    }
    const before = await matchOf(matchId);
    await order(ben, []);
    expect(await ordersOf(matchId, ben)).toBeNull();
    expect(await matchOf(matchId)).toEqual(before);
  });

  it('they count for their own phase only', async () => {
    const { matchId, ben, order } = await settling();
    await order(ben, [PASS]);
    await submit(matchId, PASS);
    await submit(matchId, PASS);
    expect((await stateOf(matchId)).role).toBeNull();
    expect((await refusalOf(order(ben, [PASS]))).reason).toBe('stale');
    await submit(matchId, CHOOSE_ROLE[Role.builder]);
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
  });

  it('an answer ahead that is too late is carried out at once', async () => {
    const { matchId, ben, eva, order } = await settling();
    await submit(matchId, PASS);
    await order(ben, [PASS]);
    expect((await matchOf(matchId)).toAct).toEqual([eva]);
  });
});
