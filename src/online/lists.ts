import type { FirestoreError, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { chat, lobby as lobbySchema, matchId, read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import type { ChatDoc, LobbyDoc, MatchInfo, MatchStatus } from '#protocol/match';
import { isReadable } from '#protocol/version';
import type { Firebase } from './firebase';
import { retryingListener } from './retryingListener';
import { readMatch } from './unpack';

/** A match in the list of an account's own matches. */
export interface ListedMatch {
  readonly id: MatchId;
  readonly match: MatchInfo;
}

/** A match in a list of public matches. */
export interface PublicMatch {
  readonly id: MatchId;
  readonly lobby: LobbyDoc;
}

export interface ChatMessage extends ChatDoc {
  readonly id: string;
}

/** firestore.rules allows no longer lists. */
const MOST_LISTED = 50;
const MOST_FINISHED = 20;
const MOST_CHAT = 100;

const UNDER_WAY: readonly MatchStatus[] = ['lobby', 'running'];
const FINISHED: readonly MatchStatus[] = ['over', 'abandoned'];

/** `items` is null while unknown. `isOld`: the app is too old to read some of the items. */
export type ListListener<Item> = (
  items: readonly Item[] | null,
  isLive: boolean,
  isOld: boolean,
) => void;
export type Watch<Item> = (tell: ListListener<Item>) => () => void;

/** Matches of an account: those in the lobby or running, and the latest of the others. */
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

/** Public matches to join or to watch, the newest first. */
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

/** Chat messages of a match, oldest first. */
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

/** Merges two lists. The result is null until both are known. */
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

/**
 * Watches a query and parses only changed documents. An empty list from the cache counts as
 * unknown, and the last known items stay while offline.
 */
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
