import type { Query, QueryDocumentSnapshot } from 'firebase/firestore';
import type { InviteCode, MatchId, UserId } from '../protocol/ids';
import type { ChatDoc, InviteDoc, MatchDoc } from '../protocol/match';
import type { Firebase } from './firebase';

/** A match in a list. */
export interface ListedMatch {
  readonly id: MatchId;
  readonly match: MatchDoc;
}

export interface ChatMessage extends ChatDoc {
  readonly id: string;
}

const MOST_LISTED = 50;
const MOST_CHAT = 100;

export type Watch<Item> = (tell: (items: readonly Item[], isLive: boolean) => void) => () => void;

/** The matches of an account, latest first. */
export function myMatches({ firestore, sdk }: Firebase, uid: UserId): Watch<ListedMatch> {
  const { collection, limit, orderBy, query, where } = sdk.firestore;
  return watchList(
    sdk,
    query(
      collection(firestore, 'matches'),
      where('members', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
      limit(MOST_LISTED),
    ),
    toListed,
  );
}

/** Public matches that can be joined, or watched. */
export function publicMatches(
  { firestore, sdk }: Firebase,
  status: 'lobby' | 'running',
): Watch<ListedMatch> {
  const { collection, limit, orderBy, query, where } = sdk.firestore;
  return watchList(
    sdk,
    query(
      collection(firestore, 'matches'),
      where('isPublic', '==', true),
      where('status', '==', status),
      orderBy('updatedAt', 'desc'),
      limit(MOST_LISTED),
    ),
    toListed,
  );
}

/** What was said in a match, oldest first. */
export function chatOf({ firestore, sdk }: Firebase, id: MatchId): Watch<ChatMessage> {
  const { collection, limitToLast, orderBy, query } = sdk.firestore;
  const messages = collection(firestore, 'matches', id, 'chat');
  return watchList(sdk, query(messages, orderBy('at'), limitToLast(MOST_CHAT)), (doc) => ({
    id: doc.id,
    ...(doc.data() as ChatDoc),
  }));
}

export async function readInvite(
  { firestore, sdk }: Firebase,
  code: InviteCode,
): Promise<InviteDoc | null> {
  const invite = await sdk.firestore.getDoc(sdk.firestore.doc(firestore, 'invites', code));
  return (invite.data() as InviteDoc | undefined) ?? null;
}

const toListed = (doc: QueryDocumentSnapshot): ListedMatch => ({
  id: doc.id as MatchId,
  match: doc.data() as MatchDoc,
});

const watchList =
  <Item>(
    { firestore }: Firebase['sdk'],
    list: Query,
    read: (doc: QueryDocumentSnapshot) => Item,
  ): Watch<Item> =>
  (tell) =>
    firestore.onSnapshot(
      list,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => tell(docs.map(read), !metadata.fromCache),
      () => tell([], false),
    );
