import type { FirestoreError } from 'firebase/firestore';
import type { MatchId, UserId } from '../protocol/ids';
import type { LogBatchDoc, LoggedPly, MatchDoc, PrivateViewDoc } from '../protocol/match';
import type { Firebase } from './firebase';

/** A match as this account reads it. */
export interface SeenMatch {
  readonly match: MatchDoc;
  readonly own: PrivateViewDoc | null;
  /** False when it may be old, because the connection is gone. */
  readonly isLive: boolean;
}

export interface MatchWatcher {
  seen(seen: SeenMatch): void;
  /** There is no such match, or it is not for this account. */
  closed(): void;
}

/** Tells about a match from now on; the two documents are told together, never out of step. */
export function watchMatch(
  { firestore, sdk }: Firebase,
  id: MatchId,
  uid: UserId,
  watcher: MatchWatcher,
): () => void {
  const { doc, onSnapshot } = sdk.firestore;
  const live = { includeMetadataChanges: true };
  let match: MatchDoc | null = null;
  let own: PrivateViewDoc | null = null;
  let isLive = false;
  const tell = () => {
    if (match !== null && isInStep(match, own, uid)) watcher.seen({ match, own, isLive });
  };
  const failed = (error: FirestoreError) => {
    if (error.code === 'permission-denied') watcher.closed();
  };
  const matchDoc = doc(firestore, 'matches', id);
  const stopMatch = onSnapshot(
    matchDoc,
    live,
    (snapshot) => {
      isLive = !snapshot.metadata.fromCache;
      if (!snapshot.exists()) return isLive ? watcher.closed() : undefined;
      match = snapshot.data() as MatchDoc;
      return tell();
    },
    failed,
  );
  const stopOwn = onSnapshot(
    doc(firestore, 'matches', id, 'views', uid),
    (snapshot) => {
      own = (snapshot.data() as PrivateViewDoc | undefined) ?? null;
      tell();
    },
    failed,
  );
  return () => {
    stopMatch();
    stopOwn();
  };
}

/** The private view belongs to this version of the match, or is still on its way. */
function isInStep(match: MatchDoc, own: PrivateViewDoc | null, uid: UserId): boolean {
  const seat = match.seats.findIndex((it) => it.uid === uid);
  if (seat < 0 || match.view === null) return true;
  return (own?.version ?? -1) >= (match.viewVersions[seat] ?? 0);
}

/** Older plies, from one batch up to another. */
export async function readLog(
  { firestore, sdk }: Firebase,
  id: MatchId,
  from: number,
  to: number,
): Promise<LoggedPly[]> {
  const { doc, getDoc } = sdk.firestore;
  const batches = Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    getDoc(doc(firestore, 'matches', id, 'log', String(from + index))),
  );
  const docs = (await Promise.all(batches)).map((batch) => batch.data() as LogBatchDoc);
  return docs.flatMap(({ plies }) => JSON.parse(plies) as LoggedPly[]);
}
