import type { FirestoreError, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { chat, lobby as lobbySchema, matchId, read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import type { ChatDoc, LobbyDoc, MatchInfo, MatchStatus } from '#protocol/match';
import { isReadable } from '#protocol/version';
import type { Firebase } from './firebase';
import { retryingListener } from './retryingListener';
import { readMatch } from './unpack';

/** A match in the list of somebody's matches. */
export interface ListedMatch {
  readonly id: MatchId;
  readonly match: MatchInfo;
}

/** A match in a list of public ones. */
export interface PublicMatch {
  readonly id: MatchId;
  readonly lobby: LobbyDoc;
}

export interface ChatMessage extends ChatDoc {
  readonly id: string;
}

/** The rules of the database allow no longer lists. */
const MOST_LISTED = 50;
const MOST_FINISHED = 20;
const MOST_CHAT = 100;

const UNDER_WAY: readonly MatchStatus[] = ['lobby', 'running'];
const FINISHED: readonly MatchStatus[] = ['over', 'abandoned'];

/** Null: it cannot be known at present. `isOld`: some of it this app is too old to read. */
export type ListListener<Item> = (
  items: readonly Item[] | null,
  isLive: boolean,
  isOld: boolean,
) => void;
export type Watch<Item> = (tell: ListListener<Item>) => () => void;

/** The matches of an account: all that are under way, and the latest of the others. */
export function myMatches(firebase: Firebase, uid: UserId): Watch<ListedMatch> {
  const { collection, limit, orderBy, query, where } = firebase.sdk.firestore;
  const mine = (statuses: readonly MatchStatus[], most: number) =>
    watchList(
      firebase,
      query(
        collection(firebase.firestore, 'matches'),
        where('members', 'array-contains', uid),
        where('status', 'in', statuses),
        orderBy('updatedAt', 'desc'),
        limit(most),
      ),
      toListed,
    );
  return mergeWatches(mine(UNDER_WAY, MOST_LISTED), mine(FINISHED, MOST_FINISHED));
}

/** Public matches that can be joined, or watched; the newest first. */
export function publicMatches(firebase: Firebase, status: LobbyDoc['status']): Watch<PublicMatch> {
  const { collection, limit, orderBy, query, where } = firebase.sdk.firestore;
  return watchList(
    firebase,
    query(
      collection(firebase.firestore, 'lobby'),
      where('status', '==', status),
      orderBy('createdAt', 'desc'),
      limit(MOST_LISTED),
    ),
    (doc) => {
      const id = read(matchId, doc.id);
      const lobby = read(lobbySchema, doc.data());
      return id && lobby && isReadable(lobby.protocol) ? { id, lobby } : null;
    },
  );
}

/** What was said in a match, oldest first. */
export function chatOf(firebase: Firebase, id: MatchId): Watch<ChatMessage> {
  const { collection, limitToLast, orderBy, query } = firebase.sdk.firestore;
  const messages = collection(firebase.firestore, 'matches', id, 'chat');
  return watchList(firebase, query(messages, orderBy('at'), limitToLast(MOST_CHAT)), (doc) => {
    const message = read(chat, doc.data());
    return message && { id: doc.id, ...message };
  });
}

function toListed(doc: QueryDocumentSnapshot): ListedMatch | null {
  const id = read(matchId, doc.id);
  const match = readMatch(doc.data());
  return id && match && { id, match };
}

/** Two lists made one; it is known when both are. */
function mergeWatches<Item>(one: Watch<Item>, other: Watch<Item>): Watch<Item> {
  return (tell) => {
    type Half = { items: readonly Item[] | null; isLive: boolean; isOld: boolean };
    const halves: [Half, Half] = [
      { items: null, isLive: false, isOld: false },
      { items: null, isLive: false, isOld: false },
    ];
    const take = (at: 0 | 1) => (items: Half['items'], isLive: boolean, isOld: boolean) => {
      halves[at] = { items, isLive, isOld };
      const [first, second] = halves;
      const isKnown = first.items !== null && second.items !== null;
      tell(
        isKnown ? [...(first.items ?? []), ...(second.items ?? [])] : null,
        first.isLive && second.isLive,
        first.isOld || second.isOld,
      );
    };
    const stops = [one(take(0)), other(take(1))];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** What has not changed is not read again. Without a line an empty list is not known to be empty; what was known stays known. */
export const watchList =
  <Item>(
    { sdk }: Firebase,
    list: Query,
    read: (doc: QueryDocumentSnapshot) => Item | null,
  ): Watch<Item> =>
  (tell) => {
    let known: readonly Item[] | null = null;
    let isOld = false;
    const items = new Map<string, Item | null>();
    return retryingListener(
      ({ received, ended }) =>
        sdk.firestore.onSnapshot(
          list,
          { includeMetadataChanges: true },
          (snapshot) => {
            received();
            const isLive = !snapshot.metadata.fromCache;
            for (const { doc } of snapshot.docChanges()) items.set(doc.id, read(doc));
            if (isLive || !snapshot.empty) {
              known = snapshot.docs.flatMap(({ id }) => items.get(id) ?? []);
            }
            isOld = snapshot.docs.some(({ id }) => items.get(id) === null);
            tell(known, isLive, isOld);
          },
          (error: FirestoreError) => {
            tell(known, false, isOld);
            ended(error);
          },
        ),
      () => false,
    );
  };
