import type { CallName, Calls } from '#protocol/calls';
import type { InviteCode, MatchId, UserId } from '#protocol/ids';
import type { InviteDoc, LoggedPly, PublicView } from '#protocol/match';
import type { ProfileDoc } from '#protocol/profile';
import { type Account, signIn, signOut, watchAccount } from './account';
import { type AccountLink, mailLink } from './accountLink';
import { type CallResult, callReferee } from './call';
import type { OnlineConfig } from './config';
import { type Firebase, openFirebase } from './firebase';
import { dropInvitation, type Invitation, invitationsOf, readInvite } from './invitations';
import {
  type ChatMessage,
  chatOf,
  type ListedMatch,
  myMatches,
  type PublicMatch,
  publicMatches,
  type Watch,
} from './lists';
import { clockSkew, reconnect, versionOf } from './liveness';
import { type PlayedMatch, readPlayedMatch } from './playedMatch';
import { changeProfile, createProfile, removeDevice, watchProfile } from './profile';
import { type AccountProviders, accountProviders } from './providers';
import { currentPushToken, requestPushToken } from './pushToken';
import { type MatchWatcher, readLog, readPublicView, watchMatch } from './watchMatch';

/** All online operations of the signed-in account. */
export interface OnlineClient {
  readonly uid: UserId;
  readonly link: AccountLink;
  readonly providers: AccountProviders;
  readonly invitations: Watch<Invitation>;
  dropInvitation(id: MatchId): Promise<void>;
  call<Name extends CallName>(
    name: Name,
    payload: Calls[Name]['request'],
  ): Promise<CallResult<Name>>;
  /** Restores the account of this device, or creates a new one. */
  signIn(): Promise<Account>;
  watchAccount(tell: (account: Account | null) => void): () => void;
  watchMatch(id: MatchId, watcher: MatchWatcher): () => void;
  /** The server's version of a match, read without the listeners' connection. */
  versionOf(id: MatchId): Promise<number | null>;
  /** Closes connections that may be dead and opens new ones. */
  reconnect(): Promise<void>;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockSkew(): Promise<number>;
  readPublicView(id: MatchId): Promise<PublicView | null>;
  readLog(id: MatchId, from: number, to: number): Promise<LoggedPly[]>;
  /** All moves of a finished match; null if it cannot be replayed. */
  readPlayedMatch(id: MatchId): Promise<PlayedMatch | null>;
  readonly myMatches: Watch<ListedMatch>;
  publicMatches(status: 'lobby' | 'running'): Watch<PublicMatch>;
  chatOf(id: MatchId): Watch<ChatMessage>;
  /** The match of a code; null if there is none. */
  readInvite(code: InviteCode): Promise<InviteDoc | null>;
  watchProfile(tell: (profile: ProfileDoc | null) => void): () => void;
  createProfile(name: string, language: string): Promise<void>;
  changeProfile(changes: Partial<ProfileDoc>): Promise<void>;
  /** Asks for permission and registers the device for push messages; false if that fails. */
  registerDevice(language: string): Promise<boolean>;
  /** Signs out on this device, or deletes the account with all personal data. */
  leave(way: 'signOut' | 'delete'): Promise<void>;
  /** The same connection for another account. */
  as(uid: UserId): OnlineClient;
}

export async function openClient(config: OnlineConfig, name?: string): Promise<OnlineClient> {
  const firebase = await openFirebase(config, name);
  const { uid } = await signIn(firebase);
  return clientFor(firebase, uid);
}

function clientFor(firebase: Firebase, uid: UserId): OnlineClient {
  // A new profile is reported immediately, without waiting for the database listener.
  const listeners = new Set<(profile: ProfileDoc | null) => void>();
  return {
    uid,
    link: mailLink(firebase),
    providers: accountProviders(firebase),
    invitations: invitationsOf(firebase, uid),
    dropInvitation: (id) => dropInvitation(firebase, uid, id),
    call: (callName, payload) => callReferee(firebase, callName, payload),
    signIn: () => signIn(firebase),
    watchAccount: (tell) => watchAccount(firebase, tell),
    watchMatch: (id, watcher) => watchMatch(firebase, id, uid, watcher),
    versionOf: (id) => versionOf(firebase, id),
    reconnect: () => reconnect(firebase),
    clockSkew: () => clockSkew(firebase),
    readPublicView: (id) => readPublicView(firebase, id),
    readLog: (id, from, to) => readLog(firebase, id, from, to),
    readPlayedMatch: (id) => readPlayedMatch(firebase, id),
    myMatches: myMatches(firebase, uid),
    publicMatches: (status) => publicMatches(firebase, status),
    chatOf: (id) => chatOf(firebase, id),
    readInvite: (code) => readInvite(firebase, code),
    watchProfile: (tell) => {
      listeners.add(tell);
      const stop = watchProfile(firebase, uid, tell);
      return () => {
        listeners.delete(tell);
        stop();
      };
    },
    createProfile: async (name, language) => {
      const profile = await createProfile(firebase, uid, name, language);
      for (const tell of listeners) tell(profile);
    },
    changeProfile: (changes) => changeProfile(firebase, uid, changes),
    registerDevice: (language) => registerDevice(firebase, language),
    leave: (way) => leave(firebase, uid, way),
    as: (other) => clientFor(firebase, other),
  };
}

async function registerDevice(firebase: Firebase, language: string): Promise<boolean> {
  const device = await requestPushToken();
  if (device === null) return false;
  return (await callReferee(firebase, 'registerDevice', { ...device, language })).ok;
}

async function leave(firebase: Firebase, uid: UserId, way: 'signOut' | 'delete'): Promise<void> {
  if (way === 'delete') {
    const asked = await callReferee(firebase, 'deleteAccount', { really: true });
    if (!asked.ok) throw new Error(asked.error.reason);
  } else {
    const device = await currentPushToken().catch(() => null);
    if (device !== null) await removeDevice(firebase, uid, device.token);
  }
  await signOut(firebase);
}
