import { Timestamp } from 'firebase-admin/firestore';
import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { at } from '#functions/firestore/database';
import { LOBBY_LIFE } from '#functions/match/clock';
import { findRecord, invitedTo } from '#functions/match/create';
import { ownSeat } from '#functions/match/record';
import { mayMeet } from '#functions/match/together';
import { isMatchId, isUserId, type UserId } from '#protocol/ids';
import type { InvitationDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';

/** Invites somebody one has played with before, without a code having to change hands. */
export const invitePerson = callable(
  'invitePerson',
  { matchId: isMatchId, uid: isUserId },
  async ({ matchId, uid: guest }, { uid, now }) => {
    const record = await findRecord(matchId);
    if (record === null) throw no('noSuchMatch');
    const seat = ownSeat(record, uid);
    if (record.status !== 'lobby') throw no('notInLobby');
    if (!(await havePlayed(uid, guest))) throw no('notYours');
    if (!(await mayMeet(uid, [guest]))) throw no('notTogether');
    const invitation: InvitationDoc = {
      protocol: PROTOCOL,
      code: record.code,
      from: uid,
      hostName: record.seats[seat]?.name ?? '',
      ...invitedTo(record),
      at: now,
    };
    const expireAt = Timestamp.fromMillis(record.createdAt + LOBBY_LIFE);
    await at
      .invitations(guest)
      .doc(matchId)
      .set({ ...invitation, expireAt });
    return { matchId };
  },
);

const MOST_LOOKED_AT = 100;

async function havePlayed(uid: UserId, other: UserId): Promise<boolean> {
  const mine = at
    .matches()
    .where('members', 'array-contains', uid)
    .where('status', 'in', ['running', 'over', 'abandoned'])
    .orderBy('updatedAt', 'desc')
    .limit(MOST_LOOKED_AT)
    .select('members');
  return (await mine.get()).docs.some((doc) => (doc.data().members as UserId[]).includes(other));
}
