import { createStore } from 'zustand/vanilla';
import type { Action, Refusal } from '../../engine';
import type { AskTrouble } from '../../online/ask';
import type { OnlineClient } from '../../online/client';
import { newRequestId } from '../../online/requestId';
import type { SeenMatch } from '../../online/watchMatch';
import type { MatchId, UserId } from '../../protocol/ids';
import type { LoggedPly } from '../../protocol/match';
import { keepEqualParts } from '../equalParts';
import type { KeyValueStorage } from '../saves/storage';
import type { Session, SessionSnapshot, SessionTrouble } from '../session';
import { recallMatch, rememberMatch } from './matchCache';
import { seatOf, snapshotOf } from './snapshot';
import { eventCount, seenAtFirst, storyOf } from './story';

export interface OnlinePorts {
  readonly client: OnlineClient;
  readonly storage: KeyValueStorage;
  readonly now: () => number;
}

/** How long an accepted move may take to show before the answer is given anyway. */
const PATIENCE_MS = 8000;
const MOST_TRIES = 3;

type Outcome = Promise<Refusal | SessionTrouble | null>;

/** An online match at the table: the referee decides, this device shows and asks. */
export interface OnlineSession extends Session {
  /** The match around the game: seats, status, time limit. */
  match(): SeenMatch;
}

/**
 * Opens a match with what this device last saw of it, or with what the server says; null if
 * there is no such match, no game in it yet, or nothing can be known of it without a connection.
 */
export async function openOnlineSession(
  id: MatchId,
  ports: OnlinePorts,
): Promise<OnlineSession | null> {
  const driver = new Driver(id, ports);
  if (await driver.open()) return driver;
  await driver.close();
  return null;
}

class Driver implements OnlineSession {
  private readonly uid: UserId;
  private seen: SeenMatch | null = null;
  private older: readonly LoggedPly[] = [];
  private batches = 0;
  private shown: number | null = null;
  /** The wish whose answer is awaited. */
  private sent: { readonly key: string; readonly outcome: Outcome } | null = null;
  private stopWatching: () => void = () => undefined;
  private readonly store = createStore<{ now: SessionSnapshot | null }>(() => ({ now: null }));
  private saving: Promise<void> = Promise.resolve();
  private taking: Promise<void> = Promise.resolve();
  private readonly closed = settled();

  constructor(
    private readonly id: MatchId,
    private readonly ports: OnlinePorts,
  ) {
    this.uid = ports.client.uid;
  }

  async open(): Promise<boolean> {
    await this.recall();
    const { promise: answered, resolve } = settled();
    this.stopWatching = this.ports.client.watchMatch(this.id, {
      seen: (seen) => {
        this.taking = this.taking.then(() => this.take(seen)).then(resolve, resolve);
      },
      closed: () => resolve(),
    });
    if (this.store.getState().now === null) await answered;
    return this.store.getState().now !== null;
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
    const { asked, connection } = this.get();
    // A second tap on the same thing means the same wish.
    if (this.sent !== null && this.sent.key === JSON.stringify(action)) return this.sent.outcome;
    if (connection === 'offline') return { trouble: 'offline' };
    if (asked === null || this.sent !== null) return { trouble: 'stale' };
    const outcome = this.send(action);
    this.sent = { key: JSON.stringify(action), outcome };
    this.show();
    await outcome;
    this.sent = null;
    this.show();
    return outcome;
  };

  undo = (): void => undefined;
  takePhone = (): void => undefined;

  markSeen = (): void => {
    const all = this.get().log.length;
    if (this.shown === all) return;
    this.shown = all;
    this.show();
    this.remember();
  };

  close = async (): Promise<void> => {
    this.stopWatching();
    this.closed.resolve();
    await this.taking;
    await this.saving;
  };

  /** The same wish is sent again when its answer got lost, with the same id, so it counts once. */
  private async send(action: Action): Outcome {
    const { version } = this.match().match;
    const move = { matchId: this.id, version, action, requestId: newRequestId() };
    for (let tries = 1; ; tries++) {
      const result = await this.ports.client.ask('submitAction', move);
      if ('answer' in result) {
        await this.untilVersion(result.answer.version);
        return null;
      }
      const { trouble } = result;
      if (trouble.reason === 'stale') await this.untilVersion(trouble.version);
      if (trouble.reason !== 'offline' || tries === MOST_TRIES) return sessionTrouble(trouble);
    }
  }

  /** Until the move can be seen, or it takes too long; what is true will come anyway. */
  private untilVersion(version: number): Promise<void> {
    const { promise, resolve } = settled();
    const look = () => this.match().match.version >= version && resolve();
    const stop = this.subscribe(look);
    const late = setTimeout(resolve, PATIENCE_MS);
    void this.closed.promise.then(resolve);
    look();
    return promise.finally(() => {
      stop();
      clearTimeout(late);
    });
  }

  private async recall(): Promise<void> {
    const cached = await recallMatch(this.ports.storage, this.id, this.uid);
    if (cached === null) return;
    this.older = cached.older;
    this.batches = cached.batches;
    this.shown = cached.shown;
    this.seen = { ...cached.seen, isLive: false };
    this.show();
  }

  /** Older plies are read once and kept, so a change of the match costs no more reads. */
  private async take(seen: SeenMatch): Promise<void> {
    const { logBatches } = seen.match;
    if (logBatches > this.batches) {
      const read = await this.ports.client.readLog(this.id, this.batches, logBatches);
      this.older = [...this.older, ...read];
      this.batches = logBatches;
    }
    // A copy that was kept is at least as new as what the database remembers without a line.
    if (!seen.isLive && this.seen !== null && this.seen.match.version > seen.match.version) return;
    this.seen = seen;
    this.shown ??= seenAtFirst(this.plies(), seatOf(seen.match, this.uid));
    this.show();
    this.remember();
  }

  private plies(): LoggedPly[] {
    const latest = JSON.parse(this.match().match.log) as LoggedPly[];
    return [...this.older, ...latest];
  }

  private show(): void {
    if (this.seen === null) return;
    const plies = this.plies();
    const after = snapshotOf({
      id: this.id,
      uid: this.uid,
      seen: this.seen,
      log: storyOf(plies),
      shown: Math.min(this.shown ?? 0, eventCount(plies)),
      sending: this.sent !== null,
    });
    const { now: before } = this.store.getState();
    this.store.setState({ now: keepEqualParts(before, after) });
  }

  private remember(): void {
    const { match, own } = this.match();
    const copy = {
      uid: this.uid,
      seen: { match, own },
      older: this.older,
      batches: this.batches,
      shown: this.shown ?? 0,
      at: this.ports.now(),
    };
    const { storage } = this.ports;
    this.saving = this.saving
      .then(() => rememberMatch(storage, this.id, copy))
      .catch(() => undefined);
  }
}

function settled() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((yes) => {
    resolve = yes;
  });
  return { promise, resolve };
}

function sessionTrouble(trouble: AskTrouble): Refusal | SessionTrouble {
  if (trouble.reason === 'againstRules') return trouble.refusal;
  if (trouble.reason === 'offline' || trouble.reason === 'stale')
    return { trouble: trouble.reason };
  return { trouble: 'server', code: trouble.reason };
}
