import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { refs } from '#functions/firestore/database';
import { isBlocked } from '#functions/match/blocking';
import { LOBBY_LIFE } from '#functions/match/clock';
import { findRecord, invitationSummary } from '#functions/match/create';
import { ownSeat } from '#functions/match/seats';
import { plainMatch, read } from '#protocol/documents';
import { isMatchId, isUserId, type UserId } from '#protocol/ids';
import type { InvitationDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';

/** Invites somebody the caller has played with. The guest needs no code. */
export const invitePerson = callable(
  'invitePerson',
  { matchId: isMatchId, uid: isUserId },
  async ({ matchId, uid: guest }, { uid, now }) => {
    const record = await findRecord(matchId);
    if (record === null) throw refuse('noSuchMatch');
    const seat = ownSeat(record, uid);
    if (record.status !== 'lobby') throw refuse('notInLobby');
    if (!(await havePlayed(uid, guest))) throw refuse('notYours');
    if (await isBlocked(uid, [guest])) throw refuse('blocked');
    const invitation: InvitationDoc = {
      protocol: PROTOCOL,
      code: record.code,
      from: uid,
      hostName: record.seats[seat]?.public.name ?? '',
      ...invitationSummary(record),
      at: now,
    };
    const expireAt = Timestamp.fromMillis(record.createdAt + LOBBY_LIFE);
    await refs
      .invitations(guest)
      .doc(matchId)
      .set({ ...invitation, expireAt });
    return { matchId };
  },
);

/** With the lobby, two profiles and the counter of calls, an invitation costs less than 50 reads. */
const MAX_MATCHES_SEARCHED = 40;

const membership = v.object({ members: plainMatch.members });

async function havePlayed(uid: UserId, other: UserId): Promise<boolean> {
  const mine = refs
    .matches()
    .where('members', 'array-contains', uid)
    .where('status', 'in', ['running', 'over', 'abandoned'])
    .orderBy('updatedAt', 'desc')
    .limit(MAX_MATCHES_SEARCHED)
    .select('members');
  return (await mine.get()).docs.some((doc) =>
    read(membership, doc.data())?.members.includes(other),
  );
}
