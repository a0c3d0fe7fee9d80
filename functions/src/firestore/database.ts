import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { InviteCode, MatchId, UserId } from '#protocol/ids';

let opened: Firestore | undefined;

/** Opened at the first use: while Firebase only reads what there is to deploy, nothing connects. */
export function database(): Firestore {
  opened ??= getFirestore(initializeApp());
  return opened;
}

/** Where everything is kept; firestore.rules says who may read it. */
export const at = {
  matches: () => database().collection('matches'),
  match: (id: MatchId) => at.matches().doc(id),
  record: (id: MatchId) => at.match(id).collection('secret').doc('state'),
  view: (id: MatchId, uid: UserId) => at.match(id).collection('views').doc(uid),
  table: (id: MatchId) => at.match(id).collection('table').doc('view'),
  story: (id: MatchId) => at.match(id).collection('table').doc('revealed'),
  lobby: (id: MatchId) => database().collection('lobby').doc(id),
  logBatch: (id: MatchId, batch: number) => at.match(id).collection('log').doc(String(batch)),
  chat: (id: MatchId, message: string) => at.match(id).collection('chat').doc(message),
  invite: (code: InviteCode) => database().collection('invites').doc(code),
  user: (uid: UserId) => database().collection('users').doc(uid),
  devices: (uid: UserId) => at.user(uid).collection('devices'),
  invitations: (uid: UserId) => at.user(uid).collection('invitations'),
  allDevices: () => database().collectionGroup('devices'),
  limits: (uid: UserId) => database().collection('limits').doc(uid),
  report: (id: string) => database().collection('reports').doc(id),
  tables: (uid: UserId) => database().collection('tables').doc(uid),
  trouble: (id: MatchId) => database().collection('troubles').doc(id),
  pushes: () => database().collection('pushes'),
  /** How far a job got that goes on in the next run. */
  progress: (job: 'receipts') => database().collection('progress').doc(job),
};
