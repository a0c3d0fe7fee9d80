import { database, refs } from '#functions/firestore/database';
import { readMatch } from '#functions/match/pack';
import type { UserId } from '#protocol/ids';

/** Collects all data about a person for their own export. */
export async function collectAccountData(uid: UserId): Promise<Record<string, unknown>> {
  const [profile, devices, matches, chat, invitations, reports] = await Promise.all([
    refs.user(uid).get(),
    refs.devices(uid).get(),
    refs.matches().where('members', 'array-contains', uid).get(),
    database().collectionGroup('chat').where('uid', '==', uid).get(),
    refs.invitations(uid).get(),
    database().collection('reports').where('by', '==', uid).get(),
  ]);
  return {
    account: uid,
    profile: profile.data() ?? null,
    devices: devices.docs.map((doc) => doc.data()),
    matches: matches.docs.map((doc) => matchFacts(doc.id, doc.data(), uid)),
    chat: chat.docs.map((doc) => ({ match: doc.ref.parent.parent?.id, ...doc.data() })),
    invitations: invitations.docs.map((doc) => ({ match: doc.id, from: doc.data().hostName })),
    reports: reports.docs.map((doc) => doc.data()),
  };
}

/** Includes only the person's own seat, because the other seats are other people's data. */
function matchFacts(id: string, data: object, uid: UserId) {
  const { status, rules, turnLimit, updatedAt, seats } = readMatch(data);
  const seat = seats.find((it) => it.uid === uid);
  return { id, status, rules: JSON.parse(rules), turnLimit, updatedAt, seat };
}
