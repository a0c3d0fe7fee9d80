import type { DocumentSnapshot, FirestoreError } from 'firebase/firestore';
import * as v from 'valibot';
import { logBatch, loggedPly, privateView, read, readJson } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import type { LoggedPly, MatchInfo, PrivateViewDoc, PublicView } from '#protocol/match';
import { isReadable } from '#protocol/version';
import type { Firebase } from './firebase';
import { retryingListener } from './retryingListener';
import { readMatch, readPublicView as tableFrom } from './unpack';

/** A match as this account sees it. */
export interface SeenMatch {
  readonly match: MatchInfo;
  readonly own: PrivateViewDoc | null;
  /** False if the data may be outdated because the connection is lost. */
  readonly isLive: boolean;
}

/** `missing`: no such match, or no access; `newer`: the app is too old to read it. */
export type CloseReason = 'missing' | 'newer';

export interface MatchWatcher {
  seen(seen: SeenMatch): void;
  /** The match cannot be shown. */
  closed(why: CloseReason): void;
  /** The connection is lost, so the last data may be outdated. The listeners retry. */
  lost(): void;
}

/** Watches a match. Its two documents are reported together, only when their versions fit. */
export function watchMatch(
  firebase: Firebase,
  id: MatchId,
  uid: UserId,
  watcher: MatchWatcher,
): () => void {
  const watching = new Watching(uid, watcher);
  const { doc } = firebase.sdk.firestore;
  const matchDoc = doc(firebase.firestore, 'matches', id);
  // A signed-out client is refused everything, which says nothing about this match.
  const isRefusal = ({ code }: FirestoreError) =>
    code === 'permission-denied' && firebase.auth.currentUser?.uid === uid;
  const listen = (path: typeof matchDoc, take: (snapshot: DocumentSnapshot) => void) =>
    retryingListener(({ received, ended }) => {
      const told = (snapshot: DocumentSnapshot) => {
        received();
        take(snapshot);
      };
      const failed = (error: FirestoreError) => {
        if (isRefusal(error)) watcher.closed('missing');
        else watching.lose();
        ended(error);
      };
      return firebase.sdk.firestore.onSnapshot(
        path,
        { includeMetadataChanges: true },
        told,
        failed,
      );
    }, isRefusal);
  const stops = [
    listen(matchDoc, (snapshot) => watching.takeMatch(snapshot)),
    listen(doc(matchDoc, 'views', uid), (snapshot) => watching.takeOwn(snapshot)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

class Watching {
  private match: MatchInfo | null = null;
  private own: PrivateViewDoc | null = null;
  private isLive = false;

  constructor(
    private readonly uid: UserId,
    private readonly watcher: MatchWatcher,
  ) {}

  takeMatch(snapshot: DocumentSnapshot): void {
    this.isLive = !snapshot.metadata.fromCache;
    const data = snapshot.data();
    // A match missing from the local cache may still exist on the server.
    if (data === undefined) {
      if (this.isLive) this.watcher.closed('missing');
      else this.lose();
      return;
    }
    this.match = readMatch(data);
    if (this.match === null) this.watcher.closed('newer');
    else this.tell();
  }

  takeOwn(snapshot: DocumentSnapshot): void {
    this.own = read(privateView, snapshot.data());
    this.tell();
  }

  lose(): void {
    this.isLive = false;
    this.watcher.lost();
    this.tell();
  }

  private tell(): void {
    const { match, own, isLive } = this;
    if (match !== null && isInStep(match, own, this.uid)) this.watcher.seen({ match, own, isLive });
  }
}

/** Whether the private view is recent enough for this version of the match. */
function isInStep(match: MatchInfo, own: PrivateViewDoc | null, uid: UserId): boolean {
  const seat = match.seats.findIndex((it) => it.uid === uid);
  if (seat < 0 || match.recent === null) return true;
  return (own?.version ?? -1) >= (match.recent.viewVersions[seat] ?? 0);
}

/** Reads the last full view from the server; null if there is no readable one. */
export async function readPublicView(
  { firestore, sdk }: Firebase,
  id: MatchId,
): Promise<PublicView | null> {
  const { doc, getDocFromServer } = sdk.firestore;
  const snapshot = await getDocFromServer(doc(firestore, 'matches', id, 'table', 'view'));
  const data = snapshot.data();
  return data === undefined ? null : tableFrom(data);
}

/** Reads the plies of log batches `from` up to, but not including, `to`. */
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
  return (await Promise.all(batches)).flatMap((batch) => readBatch(batch.data()));
}

/** Skips an unreadable batch, because the view does not depend on the log. */
export function readBatch(data: unknown): readonly LoggedPly[] {
  const batch = read(logBatch, data);
  if (batch === null || !isReadable(batch.protocol)) return [];
  return readJson(v.array(loggedPly), batch.plies) ?? [];
}
