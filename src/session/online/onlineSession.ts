import { createStore } from 'zustand/vanilla';
import { type Action, formatAction, type GameView, imagine, type Refusal } from '#engine';
import type { CallError } from '#online/call';
import type { OnlineClient } from '#online/client';
import { ownLog } from '#online/view';
import type { CloseReason, SeenMatch } from '#online/watchMatch';
import type { MatchId, UserId } from '#protocol/ids';
import { newRequestId } from '#protocol/requestId';
import { keepEqualParts } from '#session/equalParts';
import type { KeyValueStorage } from '#session/saves/storage';
import type { Notice, Session, SessionSnapshot, SessionTrouble } from '#session/session';
import { checkLiveness } from './liveness';
import { eventCount, initialSeenEvents, LogReader } from './logReader';
import { type CachedMatch, cacheMatch, readCachedMatch } from './matchCache';
import { needsNewerApp } from './outdatedApp';
import { readView } from './playerView';
import { PublicViewTracker } from './publicViewTracker';
import { seatOf, snapshotOf } from './snapshot';

export interface OnlinePorts {
  readonly client: OnlineClient;
  readonly storage: KeyValueStorage;
  readonly now: () => number;
  /** Milliseconds between two liveness checks; one minute by default. */
  readonly livenessCheckMs?: number;
}

/** Time after which `act` resolves even if the accepted move is not shown yet. */
const SHOW_TIMEOUT_MS = 8000;
const MAX_TRIES = 3;

type Outcome = Promise<Refusal | SessionTrouble | null>;

/** An online match: the referee decides, and this device shows its decisions. */
export interface OnlineSession extends Session {
  /** The match with its seats, status and time limit. */
  match(): SeenMatch;
}

/** Reason why a match cannot be opened. `unreachable` may work later. */
export type MatchTrouble = CloseReason | 'unreachable';

/** Opens a match from the cache of this device, or else from the server. */
export async function openOnlineSession(
  id: MatchId,
  ports: OnlinePorts,
): Promise<OnlineSession | MatchTrouble> {
  const session = new OnlineMatchSession(id, ports);
  const trouble = await session.open();
  if (trouble === null) return session;
  await session.close();
  return trouble;
}

class OnlineMatchSession implements OnlineSession {
  private readonly uid: UserId;
  private readonly tracker: PublicViewTracker;
  private readonly logReader = new LogReader();
  /** This app is too old for the match's data, so it keeps showing the last readable state. */
  private isOutdated = false;
  private seen: SeenMatch | null = null;
  private seenEvents: number | null = null;
  /** The notice about older rules is shown only the first time a match is opened. */
  private olderRulesShown = false;
  /** The action that waits for its answer. */
  private sent: { readonly key: string; readonly outcome: Outcome } | null = null;
  private stopWatching: () => void = () => undefined;
  private stopLivenessCheck: () => void = () => undefined;
  private readonly store = createStore<{ now: SessionSnapshot | null }>(() => ({ now: null }));
  private saving: Promise<void> = Promise.resolve();
  private receiving: Promise<void> = Promise.resolve();
  private readonly closed = deferred();

  constructor(
    private readonly id: MatchId,
    private readonly ports: OnlinePorts,
  ) {
    this.uid = ports.client.uid;
    this.tracker = new PublicViewTracker(id, ports.client);
  }

  async open(): Promise<MatchTrouble | null> {
    await this.readCache();
    const trouble = this.watch();
    this.stopLivenessCheck = checkLiveness(this.id, this.ports, {
      alive: (version) => this.onServerVersion(version),
      lost: () => this.markOffline(),
    });
    return this.store.getState().now === null ? trouble : null;
  }

  /** Listens to the match; settles when it is shown or cannot be opened. */
  private watch(): Promise<MatchTrouble | null> {
    this.stopWatching();
    const { promise, resolve } = deferred<MatchTrouble | null>();
    const lost = () => {
      this.markOffline();
      resolve('unreachable');
    };
    const closed = (why: CloseReason) => {
      if (why === 'newer') this.markOutdated();
      resolve(why);
    };
    this.stopWatching = this.ports.client.watchMatch(this.id, {
      seen: (seen) => {
        if (needsNewerApp(seen.match)) return closed('newer');
        if (seen.match.recent === null) resolve('missing');
        const received = this.receiving.then(() => this.receive(seen));
        this.receiving = received.then((outcome) => {
          if (outcome === 'newer') closed(outcome);
          else if (outcome === 'shown') resolve(null);
        }, lost);
      },
      closed,
      lost,
    });
    return promise;
  }

  private markOutdated(): void {
    this.isOutdated = true;
    this.show();
  }

  private markOffline(): void {
    if (this.seen === null || !this.seen.isLive) return;
    this.seen = { ...this.seen, isLive: false };
    this.show();
  }

  /** Replaces a listener that has missed a version or has ended. */
  private onServerVersion(version: number): void {
    const isBehind = this.seen === null || this.seen.match.version < version;
    if (!isBehind && this.seen?.isLive) return;
    if (isBehind) this.markOffline();
    void this.watch();
  }

  get = (): SessionSnapshot => {
    const { now } = this.store.getState();
    if (now === null) throw new Error('the match was not opened');
    return now;
  };

  match = (): SeenMatch => {
    if (this.seen === null) throw new Error('the match was not opened');
    return this.seen;
  };

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  act = async (action: Action): Outcome => {
    const { asked } = this.get();
    // A second tap on the same button counts as the same action.
    if (this.sent !== null && this.sent.key === JSON.stringify(action)) return this.sent.outcome;
    if (this.sent !== null) return { trouble: 'underWay' };
    if (asked === null) return { trouble: 'stale' };
    const outcome = this.sendWhenLive(action);
    this.sent = { key: JSON.stringify(action), outcome };
    this.show();
    await outcome;
    this.sent = null;
    this.show();
    return outcome;
  };

  undo = (): void => undefined;
  takePhone = (): void => undefined;
  peek = (): null => null;

  markSeen = (): void => {
    const all = this.get().log.length;
    if (this.seenEvents === all) return;
    this.seenEvents = all;
    this.show();
    this.writeCache();
  };

  close = async (): Promise<void> => {
    this.stopLivenessCheck();
    this.stopWatching();
    this.closed.resolve();
    await this.receiving;
    await this.saving;
  };

  /** Waits for a connection; closing the session meanwhile cancels the action. */
  private async sendWhenLive(action: Action): Outcome {
    const { version } = this.match().match;
    await this.untilLive();
    if (this.get().connection === 'offline') return { trouble: 'offline' };
    return this.match().match.version === version ? this.send(action) : { trouble: 'stale' };
  }

  private untilLive(): Promise<void> {
    const { promise, resolve } = deferred();
    const look = () => this.get().connection === 'live' && resolve();
    const stop = this.subscribe(look);
    void this.closed.promise.then(resolve);
    look();
    return promise.finally(stop);
  }

  /** Retries if the answer is lost. The request id makes sure that the action counts once. */
  private async send(action: Action): Outcome {
    const { version } = this.match().match;
    const move = {
      matchId: this.id,
      version,
      action: formatAction(action),
      requestId: newRequestId(),
    };
    for (let tries = 1; ; tries++) {
      const result = await this.ports.client.call('submitAction', move);
      if (result.ok) {
        await this.untilVersion(result.value.version);
        return null;
      }
      const { error } = result;
      if (error.reason === 'stale') await this.untilVersion(error.version);
      if (error.reason !== 'noAnswer' || tries === MAX_TRIES) return sessionTrouble(error);
    }
  }

  /** Waits until the version is shown, or for a limited time. */
  private untilVersion(version: number): Promise<void> {
    const { promise, resolve } = deferred();
    const look = () => this.match().match.version >= version && resolve();
    const stop = this.subscribe(look);
    const late = setTimeout(resolve, SHOW_TIMEOUT_MS, undefined);
    void this.closed.promise.then(resolve);
    look();
    return promise.finally(() => {
      stop();
      clearTimeout(late);
    });
  }

  private async readCache(): Promise<void> {
    const cached = await readCachedMatch(this.ports.storage, this.id, this.uid);
    if (cached === null) return;
    this.tracker.current = cached.publicView;
    this.seenEvents = cached.seenEvents;
    this.olderRulesShown = cached.olderRulesShown;
    this.seen = { ...cached.seen, isLive: false };
    this.show();
  }

  /** `nothing`: there is nothing to show yet; `newer`: this app cannot read it. */
  private async receive(seen: SeenMatch): Promise<'shown' | 'nothing' | 'newer'> {
    // Offline, Firestore's cache may be older than the match cache.
    if (!seen.isLive && this.seen !== null && this.seen.match.version > seen.match.version) {
      return 'shown';
    }
    const current = seen.match.recent === null ? null : await this.tracker.update(seen.match);
    if (current === null) return 'nothing';
    const view = readView(current, seen.own);
    if (view === null) return 'newer';
    this.seen = seen;
    this.seenEvents ??= initialSeenEvents(current.plies, seatOf(seen.match, this.uid));
    this.show(view);
    this.writeCache();
    return 'shown';
  }

  /** `known`: the current view, if the caller has read it already. */
  private show(known?: GameView): void {
    const { current } = this.tracker;
    if (this.seen === null || current === null) return;
    const { now: before } = this.store.getState();
    const view = known ?? readView(current, this.seen.own);
    if (view === null) return;
    const guessedState = imagine(view, this.id);
    const after = snapshotOf({
      id: this.id,
      uid: this.uid,
      seen: this.seen,
      view,
      guessedState,
      notice: this.notice(),
      log: this.logReader.read(ownLog(current, this.seen.own), guessedState.options),
      seenEvents: Math.min(this.seenEvents ?? 0, eventCount(current.plies)),
      sending: this.sent !== null,
    });
    this.store.setState({ now: keepEqualParts(before, after) });
  }

  private notice(): Notice | null {
    if (this.isOutdated) return 'updateNeeded';
    return this.seen?.match.isOfOlderRules && !this.olderRulesShown ? 'olderRules' : null;
  }

  private writeCache(): void {
    const { match, own } = this.match();
    const { current } = this.tracker;
    if (current === null) return;
    const { storage, now } = this.ports;
    const cached: CachedMatch = {
      uid: this.uid,
      seen: { match, own },
      publicView: current,
      seenEvents: this.seenEvents ?? 0,
      olderRulesShown: match.isOfOlderRules === true,
      cachedAt: now(),
    };
    this.saving = this.saving
      .then(() => cacheMatch(storage, this.id, cached))
      .catch(() => undefined);
  }
}

function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((yes) => {
    resolve = yes;
  });
  return { promise, resolve };
}

function sessionTrouble(error: CallError): Refusal | SessionTrouble {
  if (error.reason === 'againstRules') return error.refusal;
  if (error.reason === 'stale') return { trouble: 'stale' };
  if (error.reason === 'noAnswer') return { trouble: 'unanswered' };
  return { trouble: 'server', code: error.reason };
}
