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
import { eventCount, LogReader, seenAtFirst } from './logReader';
import { recallMatch, rememberMatch } from './matchCache';
import { needsNewerApp, readView } from './newer';
import { seatOf, snapshotOf } from './snapshot';
import { TableKeeper } from './tableKeeper';

export interface OnlinePorts {
  readonly client: OnlineClient;
  readonly storage: KeyValueStorage;
  readonly now: () => number;
  /** How often the server is asked whether it is still there; the usual if it is not said. */
  readonly livenessCheckMs?: number;
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

/** Why a match cannot be opened; `unreachable` may be another time. */
export type MatchTrouble = CloseReason | 'unreachable';

/** Opens a match with what this device last saw of it, or with what the server says. */
export async function openOnlineSession(
  id: MatchId,
  ports: OnlinePorts,
): Promise<OnlineSession | MatchTrouble> {
  const driver = new Driver(id, ports);
  const trouble = await driver.open();
  if (trouble === null) return driver;
  await driver.close();
  return trouble;
}

class Driver implements OnlineSession {
  private readonly uid: UserId;
  private readonly keeper: TableKeeper;
  private readonly teller = new LogReader();
  /** Something came that this app is too old for: what is shown stays. */
  private isOutdated = false;
  private seen: SeenMatch | null = null;
  private shown: number | null = null;
  /** Told at another opening of the match: once is enough. */
  private hasHeardOfRules = false;
  /** The wish whose answer is awaited. */
  private sent: { readonly key: string; readonly outcome: Outcome } | null = null;
  private stopWatching: () => void = () => undefined;
  private stopLivenessCheck: () => void = () => undefined;
  private readonly store = createStore<{ now: SessionSnapshot | null }>(() => ({ now: null }));
  private saving: Promise<void> = Promise.resolve();
  private taking: Promise<void> = Promise.resolve();
  private readonly closed = settled();

  constructor(
    private readonly id: MatchId,
    private readonly ports: OnlinePorts,
  ) {
    this.uid = ports.client.uid;
    this.keeper = new TableKeeper(id, ports.client);
  }

  async open(): Promise<MatchTrouble | null> {
    await this.recall();
    const trouble = this.watch();
    this.stopLivenessCheck = checkLiveness(this.id, this.ports, {
      alive: (version) => this.compare(version),
      lost: () => this.lose(),
    });
    return this.store.getState().now === null ? trouble : null;
  }

  /** Listens from now on; settles when the match is shown, or cannot be. */
  private watch(): Promise<MatchTrouble | null> {
    this.stopWatching();
    const { promise, resolve } = settled<MatchTrouble | null>();
    const lost = () => {
      this.lose();
      resolve('unreachable');
    };
    const closed = (why: CloseReason) => {
      if (why === 'newer') this.outdate();
      resolve(why);
    };
    this.stopWatching = this.ports.client.watchMatch(this.id, {
      seen: (seen) => {
        if (needsNewerApp(seen.match)) return closed('newer');
        if (seen.match.recent === null) resolve('missing');
        const taken = this.taking.then(() => this.take(seen));
        this.taking = taken.then((how) => {
          if (how === 'newer') closed(how);
          else if (how === 'shown') resolve(null);
        }, lost);
      },
      closed,
      lost,
    });
    return promise;
  }

  private outdate(): void {
    this.isOutdated = true;
    this.show();
  }

  /** What is shown may be old from now on. */
  private lose(): void {
    if (this.seen === null || !this.seen.isLive) return;
    this.seen = { ...this.seen, isLive: false };
    this.show();
  }

  /** A listener that has missed something, or given up, is replaced. */
  private compare(version: number): void {
    const isBehind = this.seen === null || this.seen.match.version < version;
    if (!isBehind && this.seen?.isLive) return;
    if (isBehind) this.lose();
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
    // A second tap on the same thing means the same wish.
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
    if (this.shown === all) return;
    this.shown = all;
    this.show();
    this.remember();
  };

  close = async (): Promise<void> => {
    this.stopLivenessCheck();
    this.stopWatching();
    this.closed.resolve();
    await this.taking;
    await this.saving;
  };

  /** Without a line the wish waits for one; who leaves the table meanwhile takes it back. */
  private async sendWhenLive(action: Action): Outcome {
    const { version } = this.match().match;
    await this.untilLive();
    if (this.get().connection === 'offline') return { trouble: 'offline' };
    return this.match().match.version === version ? this.send(action) : { trouble: 'stale' };
  }

  private untilLive(): Promise<void> {
    const { promise, resolve } = settled();
    const look = () => this.get().connection === 'live' && resolve();
    const stop = this.subscribe(look);
    void this.closed.promise.then(resolve);
    look();
    return promise.finally(stop);
  }

  /** The same wish is sent again when its answer got lost, with the same id, so it counts once. */
  private async send(action: Action): Outcome {
    const { version } = this.match().match;
    const deed = formatAction(action);
    const move = { matchId: this.id, version, action: deed, requestId: newRequestId() };
    for (let tries = 1; ; tries++) {
      const result = await this.ports.client.call('submitAction', move);
      if ('answer' in result) {
        await this.untilVersion(result.answer.version);
        return null;
      }
      const { trouble } = result;
      if (trouble.reason === 'stale') await this.untilVersion(trouble.version);
      if (trouble.reason !== 'noAnswer' || tries === MOST_TRIES) return sessionTrouble(trouble);
    }
  }

  /** Until the move can be seen, or it takes too long; what is true will come anyway. */
  private untilVersion(version: number): Promise<void> {
    const { promise, resolve } = settled();
    const look = () => this.match().match.version >= version && resolve();
    const stop = this.subscribe(look);
    const late = setTimeout(resolve, PATIENCE_MS, undefined);
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
    this.keeper.table = cached.table;
    this.shown = cached.shown;
    this.hasHeardOfRules = cached.hasHeardOfRules;
    this.seen = { ...cached.seen, isLive: false };
    this.show();
  }

  /** `nothing`: there is nothing to show of it, or not yet; `newer`: this app cannot read it. */
  private async take(seen: SeenMatch): Promise<'shown' | 'nothing' | 'newer'> {
    // A copy that was kept is no older than what the database remembers without a line.
    if (!seen.isLive && this.seen !== null && this.seen.match.version > seen.match.version) {
      return 'shown';
    }
    const table = seen.match.recent === null ? null : await this.keeper.follow(seen.match);
    if (table === null) return 'nothing';
    const view = readView(table, seen.own);
    if (view === null) return 'newer';
    this.seen = seen;
    this.shown ??= seenAtFirst(table.plies, seatOf(seen.match, this.uid));
    this.show(view);
    this.remember();
    return 'shown';
  }

  /** `read` is what is seen now, where that was read already. */
  private show(read?: GameView): void {
    const { table: known } = this.keeper;
    if (this.seen === null || known === null) return;
    const { now: before } = this.store.getState();
    const view = read ?? readView(known, this.seen.own);
    if (view === null) return;
    const table = imagine(view, this.id);
    const after = snapshotOf({
      id: this.id,
      uid: this.uid,
      seen: this.seen,
      view,
      table,
      notice: this.notice(),
      log: this.teller.entriesOfPlies(ownLog(known, this.seen.own), table.options),
      shown: Math.min(this.shown ?? 0, eventCount(known.plies)),
      sending: this.sent !== null,
    });
    this.store.setState({ now: keepEqualParts(before, after) });
  }

  private notice(): Notice | null {
    if (this.isOutdated) return 'updateNeeded';
    return this.seen?.match.isOfOlderRules && !this.hasHeardOfRules ? 'olderRules' : null;
  }

  private remember(): void {
    const { match, own } = this.match();
    const { table } = this.keeper;
    if (table === null) return;
    const { uid, shown } = this;
    const { storage, now } = this.ports;
    const hasHeardOfRules = match.isOfOlderRules === true;
    const copy = {
      uid,
      seen: { match, own },
      table,
      shown: shown ?? 0,
      hasHeardOfRules,
      at: now(),
    };
    this.saving = this.saving
      .then(() => rememberMatch(storage, this.id, copy))
      .catch(() => undefined);
  }
}

function settled<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((yes) => {
    resolve = yes;
  });
  return { promise, resolve };
}

function sessionTrouble(trouble: CallError): Refusal | SessionTrouble {
  if (trouble.reason === 'againstRules') return trouble.refusal;
  if (trouble.reason === 'stale') return { trouble: 'stale' };
  if (trouble.reason === 'noAnswer') return { trouble: 'unanswered' };
  return { trouble: 'server', code: trouble.reason };
}
