import { createStore } from 'zustand/vanilla';
import type { Account } from '#online/account';
import type { OnlineClient } from '#online/client';
import type { OnlineConfig } from '#online/config';
import type { Invitation } from '#online/invitations';
import type { ChatMessage, ListedMatch } from '#online/lists';
import type { SeenMatch } from '#online/watchMatch';
import type { MatchId } from '#protocol/ids';
import type { ProfileDoc } from '#protocol/profile';
import { keys } from '#session/saves/keys';
import type { KeyValueStorage } from '#session/saves/storage';
import {
  forgetKeepsakes,
  type ReadUpTo,
  recallConfig,
  recallKeepsakes,
  rememberConfig,
  rememberKeepsakes,
} from './keepsakes';
import { forgetMatches } from './matchCache';
import { heeding, needsNewerApp } from './newer';
import { type MatchTrouble, type OnlineSession, openOnlineSession } from './onlineSession';

export type { ChatMessage, Invitation, MatchTrouble, OnlineClient, OnlineSession, SeenMatch };

/**
 * `closed` until somebody goes online; `unavailable`: this app was built without a server;
 * `failed`: it could not be reached, which can be tried again.
 */
export type OnlineStatus = 'closed' | 'opening' | 'open' | 'unavailable' | 'failed';

export interface OnlineState {
  readonly status: OnlineStatus;
  readonly client: OnlineClient | null;
  readonly account: Account | null;
  /** Undefined until it is known whether there is one. */
  readonly profile: ProfileDoc | null | undefined;
  /** Null until they are known. */
  readonly matches: readonly ListedMatch[] | null;
  /** How far the chat of each match was read. */
  readonly read: ReadUpTo;
  readonly isLive: boolean;
  /** What the server's clock is ahead of this device's, in milliseconds. */
  readonly clockSkew: number;
  /** The account that was here is gone, and another one took its place. */
  readonly isAccountLost: boolean;
  /** This app is too old for the referee, or for one of the matches. */
  readonly updateNeeded: boolean;
}

/** The app's one connection to the online world; screens read its state and use its client. */
export interface OnlineHub {
  readonly getState: () => OnlineState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whoever has been online on this device before is connected again; others are not. */
  readonly resume: () => Promise<void>;
  /** Connects, once; null if that is not possible. */
  readonly open: () => Promise<OnlineClient | null>;
  readonly openMatch: (id: MatchId) => Promise<OnlineSession | MatchTrouble>;
  /** What was said in a match until then has been read on this device. */
  readonly markRead: (id: MatchId, at: number) => void;
  /** Leaves the account: this device forgets it, and goes on for somebody new. */
  readonly leaveAccount: (how: (client: OnlineClient) => Promise<void>) => Promise<void>;
}

export interface HubPorts {
  readonly storage: KeyValueStorage;
  /** Null: there is no server; it throws when that cannot be known at present. */
  readonly config: () => Promise<OnlineConfig | null>;
  readonly connect: (config: OnlineConfig) => Promise<OnlineClient>;
  readonly now: () => number;
}

const START: OnlineState = {
  status: 'closed',
  client: null,
  account: null,
  profile: undefined,
  matches: null,
  read: {},
  isLive: false,
  clockSkew: 0,
  isAccountLost: false,
  updateNeeded: false,
};
const USED = keys.online('used');

export function createOnlineHub(ports: HubPorts): OnlineHub {
  return new Hub(ports);
}

class Hub implements OnlineHub {
  private readonly store = createStore<OnlineState>(() => START);
  private opening: Promise<OnlineClient | null> | null = null;
  private stops: (() => void)[] = [];
  /** The connection, once there is one; it outlives accounts. */
  private connected: OnlineClient | null = null;
  private isLeaving = false;
  private clock: 'unknown' | 'asked' | 'known' = 'unknown';

  constructor(private readonly ports: HubPorts) {}

  getState = (): OnlineState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  resume = async (): Promise<void> => {
    if (this.opening !== null) return;
    const used = await this.ports.storage.getItem(USED).catch(() => null);
    if (used !== null) await this.open();
    else if (await this.isWithoutServer()) this.store.setState({ status: 'unavailable' });
  };

  open = (): Promise<OnlineClient | null> => {
    this.opening ??= this.connect();
    return this.opening;
  };

  openMatch = async (id: MatchId): Promise<OnlineSession | MatchTrouble> => {
    const client = await this.open();
    if (client === null) return 'unreachable';
    const { storage, now } = this.ports;
    return openOnlineSession(id, { client, storage, now });
  };

  markRead = (id: MatchId, at: number): void => {
    const { read } = this.getState();
    if (at > (read[id] ?? 0)) this.learn({ read: { ...read, [id]: at } });
  };

  leaveAccount = async (how: (client: OnlineClient) => Promise<void>): Promise<void> => {
    const { client } = this.getState();
    if (client === null) return;
    this.isLeaving = true;
    try {
      await how(client);
      await Promise.all([
        forgetKeepsakes(this.ports.storage),
        forgetMatches(this.ports.storage),
        this.ports.storage.removeItem(USED),
      ]);
      this.stop();
      this.opening = null;
      const { clockSkew } = this.getState();
      this.store.setState({ ...START, clockSkew });
    } finally {
      this.isLeaving = false;
    }
  };

  private outdate = (): void => this.store.setState({ updateNeeded: true });

  /** False also while nobody can say. */
  private isWithoutServer = (): Promise<boolean> =>
    this.config().then(
      (config) => config === null,
      () => false,
    );

  /** What is not known for want of a connection is taken from the last time it was; else: throws. */
  private async config(): Promise<OnlineConfig | null> {
    try {
      const config = await this.ports.config();
      if (config !== null) await rememberConfig(this.ports.storage, config);
      return config;
    } catch (error) {
      const known = await recallConfig(this.ports.storage);
      if (known === null) throw error;
      return known;
    }
  }

  private async connect(): Promise<OnlineClient | null> {
    this.store.setState({ status: 'opening' });
    try {
      const config = await this.config();
      if (config === null) {
        this.store.setState({ status: 'unavailable' });
        return null;
      }
      const client = this.connected ?? heeding(await this.ports.connect(config), this.outdate);
      const account = await client.signIn();
      this.connected = client.as(account.uid);
      await this.ports.storage.setItem(USED, 'yes').catch(() => undefined);
      await this.follow(this.connected, account);
      return this.connected;
    } catch {
      this.opening = null;
      this.store.setState({ status: 'failed' });
      return null;
    }
  }

  private stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  private async follow(client: OnlineClient, account: Account): Promise<void> {
    this.stop();
    const kept = await recallKeepsakes(this.ports.storage, client.uid);
    const { isAccountLost, updateNeeded, clockSkew } = this.getState();
    const { matches, read } = kept;
    const known = { profile: kept.profile ?? undefined, matches, read };
    const told = { isAccountLost, updateNeeded, clockSkew };
    this.store.setState({ ...START, ...known, ...told, status: 'open', client, account });
    this.stops = [
      client.watchAccount((now) => this.switchTo(client, now)),
      client.watchProfile((profile) => this.learn({ profile })),
      client.myMatches((matches, isLive, isOld) => {
        if (isOld || matches?.some(({ match }) => needsNewerApp(match))) this.outdate();
        this.learn(matches === null ? { isLive } : { matches, isLive });
        if (isLive) this.readClock(client);
      }),
    ];
    this.readClock(client);
  }

  /** Asked for until it is known: a start without a signal has no answer. */
  private readClock(client: OnlineClient): void {
    if (this.clock !== 'unknown') return;
    this.clock = 'asked';
    client.clockSkew().then(
      (clockSkew) => {
        this.clock = 'known';
        this.store.setState({ clockSkew });
      },
      () => {
        this.clock = 'unknown';
      },
    );
  }

  private learn(news: Partial<OnlineState>): void {
    this.store.setState(news);
    const { account, profile, matches, read } = this.getState();
    if (account === null || profile === undefined) return;
    void rememberKeepsakes(this.ports.storage, account.uid, { profile, matches, read });
  }

  /** A link from a letter may bring another account to this device, and a lost one must be made up for. */
  private switchTo(client: OnlineClient, account: Account | null): void {
    if (account === null) {
      if (this.isLeaving) return;
      this.stop();
      this.store.setState({ account, isAccountLost: true });
      this.opening = this.connect();
    } else if (account.uid === client.uid) this.store.setState({ account });
    else {
      const next = client.as(account.uid);
      this.connected = next;
      this.opening = this.follow(next, account).then(() => next);
    }
  }
}
