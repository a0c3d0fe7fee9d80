import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { InviteCode, MatchId, UserId } from '#protocol/ids';

let opened: Firestore | undefined;

/** Opened on first use, so that nothing connects while Firebase lists the functions to deploy. */
export function database(): Firestore {
  opened ??= getFirestore(initializeApp());
  return opened;
}

/** Match id of a document in `matches`. The cast is safe: only the referee creates them. */
export const matchIdOf = (documentId: string) => documentId as MatchId;

/** Paths of all documents. firestore.rules controls who may read them. */
export const refs = {
  matches: () => database().collection('matches'),
  match: (id: MatchId) => refs.matches().doc(id),
  record: (id: MatchId) => refs.match(id).collection('secret').doc('state'),
  view: (id: MatchId, uid: UserId) => refs.match(id).collection('views').doc(uid),
  table: (id: MatchId) => refs.match(id).collection('table').doc('view'),
  revealed: (id: MatchId) => refs.match(id).collection('table').doc('revealed'),
  lobby: (id: MatchId) => database().collection('lobby').doc(id),
  logBatch: (id: MatchId, batch: number) => refs.match(id).collection('log').doc(String(batch)),
  chat: (id: MatchId, message: string) => refs.match(id).collection('chat').doc(message),
  invite: (code: InviteCode) => database().collection('invites').doc(code),
  user: (uid: UserId) => database().collection('users').doc(uid),
  devices: (uid: UserId) => refs.user(uid).collection('devices'),
  invitations: (uid: UserId) => refs.user(uid).collection('invitations'),
  allDevices: () => database().collectionGroup('devices'),
  callQuota: (uid: UserId) => database().collection('callQuota').doc(uid),
  seatQuota: (uid: UserId) => database().collection('seatQuota').doc(uid),
  lobbyQuota: (uid: UserId) => database().collection('lobbyQuota').doc(uid),
  report: (id: string) => database().collection('reports').doc(id),
  wakeFailure: (id: MatchId) => database().collection('wakeFailures').doc(id),
  pushes: () => database().collection('pushes'),
  /** Position of a job. The next run continues there. */
  progress: (job: 'receipts') => database().collection('progress').doc(job),
};
