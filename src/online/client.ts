import type { CallName, Calls } from '../protocol/calls';
import type { InviteCode, MatchId, UserId } from '../protocol/ids';
import type { InviteDoc, LoggedPly } from '../protocol/match';
import type { ProfileDoc } from '../protocol/profile';
import { type Account, signIn, signOut, watchAccount } from './account';
import { type AccountLink, mailLink } from './accountLink';
import { type Asked, ask } from './ask';
import type { OnlineConfig } from './config';
import { type Firebase, openFirebase } from './firebase';
import {
  type ChatMessage,
  chatOf,
  type ListedMatch,
  myMatches,
  publicMatches,
  readInvite,
  type Watch,
} from './lists';
import { removeDevice, saveProfile, watchProfile } from './profile';
import { pushToken } from './pushToken';
import { type MatchWatcher, readLog, watchMatch } from './watchMatch';

/** Everything the app does online, for the account that is signed in. */
export interface OnlineClient {
  readonly uid: UserId;
  readonly link: AccountLink;
  ask<Name extends CallName>(name: Name, payload: Calls[Name]['ask']): Promise<Asked<Name>>;
  watchAccount(tell: (account: Account | null) => void): () => void;
  watchMatch(id: MatchId, watcher: MatchWatcher): () => void;
  readLog(id: MatchId, from: number, to: number): Promise<LoggedPly[]>;
  readonly myMatches: Watch<ListedMatch>;
  publicMatches(status: 'lobby' | 'running'): Watch<ListedMatch>;
  chatOf(id: MatchId): Watch<ChatMessage>;
  readInvite(code: InviteCode): Promise<InviteDoc | null>;
  watchProfile(tell: (profile: ProfileDoc | null) => void): () => void;
  saveProfile(profile: ProfileDoc): Promise<void>;
  /** Asks for permission and tells the referee where messages go; false if there is none. */
  registerDevice(): Promise<boolean>;
  signOut(): Promise<void>;
  /** The same connection for another account. */
  as(uid: UserId): OnlineClient;
}

export async function openClient(config: OnlineConfig, name?: string): Promise<OnlineClient> {
  const firebase = await openFirebase(config, name);
  const { uid } = await signIn(firebase);
  return clientFor(firebase, uid);
}

function clientFor(firebase: Firebase, uid: UserId): OnlineClient {
  return {
    uid,
    link: mailLink(firebase),
    ask: (callName, payload) => ask(firebase, callName, payload),
    watchAccount: (tell) => watchAccount(firebase, tell),
    watchMatch: (id, watcher) => watchMatch(firebase, id, uid, watcher),
    readLog: (id, from, to) => readLog(firebase, id, from, to),
    myMatches: myMatches(firebase, uid),
    publicMatches: (status) => publicMatches(firebase, status),
    chatOf: (id) => chatOf(firebase, id),
    readInvite: (code) => readInvite(firebase, code),
    watchProfile: (tell) => watchProfile(firebase, uid, tell),
    saveProfile: (profile) => saveProfile(firebase, uid, profile),
    registerDevice: () => registerDevice(firebase),
    signOut: () => leave(firebase, uid),
    as: (other) => clientFor(firebase, other),
  };
}

async function registerDevice(firebase: Firebase): Promise<boolean> {
  const device = await pushToken();
  if (device === null) return false;
  return 'answer' in (await ask(firebase, 'registerDevice', device));
}

async function leave(firebase: Firebase, uid: UserId): Promise<void> {
  const device = await pushToken();
  if (device !== null) await removeDevice(firebase, uid, device.token);
  await signOut(firebase);
}
