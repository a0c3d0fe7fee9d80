import { refs } from '#functions/firestore/database';
import { profileChanged } from '#functions/index';
import type { MatchId, UserId } from '#protocol/ids';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf } from './support/records';
import {
  ask,
  classic,
  newPerson,
  newRequestId,
  openLobby,
  openMatch,
  refusalOf,
} from './support/referee';

ownProject('invitations');
liftRateLimit();

/** Two people who have played together, and a new lobby of the first. */
async function coPlayers() {
  const { uids } = await openMatch({ people: 2 });
  const [ana, ben] = uids as [UserId, UserId];
  const { matchId, code } = await ask('createMatch', ana, {
    requestId: newRequestId(),
    name: 'Ana',
    rules: classic,
    others: ['open', 'open'],
    turnLimit: 86_400,
    isPublic: false,
  });
  return { ana, ben, matchId, code };
}

const hasInvitation = async (uid: UserId, id: MatchId) =>
  (await refs.invitations(uid).doc(id).get()).exists;

describe('an invitation', () => {
  it('names the host, and after the host has left the next one', async () => {
    const { matchId } = await openLobby({ people: 2, open: 1 });
    const { owner, code } = await matchOf(matchId);
    const invite = async () => (await ask('lookUpInvite', newPerson(), { code })).invite;
    expect((await invite()).hostName).toBe('Ana');
    await ask('leaveMatch', owner, { matchId });
    expect((await invite()).hostName).toBe('Ben');
  });

  it('is withdrawn when its sender leaves the lobby', async () => {
    const { ana, ben, matchId, code } = await coPlayers();
    await ask('joinMatch', newPerson(), { code, name: 'Eva' });
    await ask('invitePerson', ana, { matchId, uid: ben });
    expect(await hasInvitation(ben, matchId)).toBe(true);
    await ask('leaveMatch', ana, { matchId });
    expect(await hasInvitation(ben, matchId)).toBe(false);
  });

  it.each(['the sender', 'the receiver'])('is deleted when %s blocks the other', async (who) => {
    const { ana, ben, matchId } = await coPlayers();
    await ask('invitePerson', ana, { matchId, uid: ben });
    const [uid, other] = who === 'the sender' ? [ana, ben] : [ben, ana];
    const before = await refs.user(uid).get();
    await refs.user(uid).set({ blocked: [other] });
    const after = await refs.user(uid).get();
    await profileChanged.run({ data: { before, after }, params: { uid } } as never);
    expect(await hasInvitation(ben, matchId)).toBe(false);
  });

  it('goes to people of the latest 40 matches, so that it costs less than 50 reads', async () => {
    const { ana, ben, matchId } = await coPlayers();
    const others = { status: 'over', members: [ana], updatedAt: Date.now() + 1000 };
    const add = (n: number) => refs.matches().doc(`other${n}-${ana}`).set(others);
    await Promise.all(Array.from({ length: 39 }, (_, n) => add(n)));
    await ask('invitePerson', ana, { matchId, uid: ben });
    await add(39);
    expect(await refusalOf(ask('invitePerson', ana, { matchId, uid: ben }))).toEqual({
      reason: 'notYours',
    });
  });
});
