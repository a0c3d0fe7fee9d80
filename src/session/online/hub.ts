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
import { clearCachedMatches } from './matchCache';
import {
  cacheConfig,
  clearOnlineCache,
  type ReadUpTo,
  readCachedConfig,
  readOnlineCache,
  writeOnlineCache,
} from './onlineCache';
import { type MatchTrouble, type OnlineSession, openOnlineSession } from './onlineSession';
import { detectOutdatedApp, needsNewerApp } from './outdatedApp';

export type { ChatMessage, Invitation, MatchTrouble, OnlineClient, OnlineSession, SeenMatch };

/**
 * `closed`: not connected yet; `unavailable`: the app was built without a server; `failed`: the
 * server could not be reached, and connecting can be tried again.
 */
export type OnlineStatus = 'closed' | 'opening' | 'open' | 'unavailable' | 'failed';

export interface OnlineState {
  readonly status: OnlineStatus;
  readonly client: OnlineClient | null;
  readonly account: Account | null;
  /** Undefined until the server has answered; null if there is none. */
  readonly profile: ProfileDoc | null | undefined;
  /** Null until they are loaded. */
  readonly matches: readonly ListedMatch[] | null;
  /** The time of the last read chat message of each match. */
  readonly read: ReadUpTo;
  readonly isLive: boolean;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockSkew: number;
  /** The account of this device was deleted, and a new one replaced it. */
  readonly isAccountLost: boolean;
  /** This app is too old for the referee, or for one of the matches. */
  readonly updateNeeded: boolean;
}

/** The app's only connection to the server. Screens read its state and use its client. */
export interface OnlineHub {
  readonly getState: () => OnlineState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects if this device has been online before. */
  readonly resume: () => Promise<void>;
  /** Connects once; null if that is not possible. */
  readonly open: () => Promise<OnlineClient | null>;
  readonly openMatch: (id: MatchId) => Promise<OnlineSession | MatchTrouble>;
  /** Marks the chat of a match as read up to this time. */
  readonly markRead: (id: MatchId, at: number) => void;
  /** Leaves the account and deletes its data from this device. */
  readonly leaveAccount: (leave: (client: OnlineClient) => Promise<void>) => Promise<void>;
}

export interface HubPorts {
  readonly storage: KeyValueStorage;
  /** Null if there is no server; rejects if that is unknown, for example offline. */
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
  /** The client of the open connection, which outlives accounts. */
  private connected: OnlineClient | null = null;
  private isLeaving = false;
  private clock: 'unknown' | 'measuring' | 'known' = 'unknown';

  constructor(private readonly ports: HubPorts) {}

  getState = (): OnlineState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  resume = async (): Promise<void> => {
    if (this.opening !== null) return;
    const used = await this.ports.storage.getItem(USED).catch(() => null);
    if (used !== null) await this.open();
    else if ((await this.loadConfig().catch(() => undefined)) === null) {
      this.store.setState({ status: 'unavailable' });
    }
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
    if (at > (read[id] ?? 0)) this.update({ read: { ...read, [id]: at } });
  };

  leaveAccount = async (leave: (client: OnlineClient) => Promise<void>): Promise<void> => {
    const { client } = this.getState();
    if (client === null) return;
    this.isLeaving = true;
    try {
      await leave(client);
      await Promise.all([
        clearOnlineCache(this.ports.storage),
        clearCachedMatches(this.ports.storage),
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

  private markOutdated = (): void => this.store.setState({ updateNeeded: true });

  /** Falls back to the cached config when offline; throws if there is none. */
  private async loadConfig(): Promise<OnlineConfig | null> {
    try {
      const config = await this.ports.config();
      if (config !== null) await cacheConfig(this.ports.storage, config);
      return config;
    } catch (error) {
      const cached = await readCachedConfig(this.ports.storage);
      if (cached === null) throw error;
      return cached;
    }
  }

  private async connect(): Promise<OnlineClient | null> {
    this.store.setState({ status: 'opening' });
    try {
      const config = await this.loadConfig();
      if (config === null) {
        this.store.setState({ status: 'unavailable' });
        return null;
      }
      const client =
        this.connected ?? detectOutdatedApp(await this.ports.connect(config), this.markOutdated);
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
    const { profile, matches, read } = await readOnlineCache(this.ports.storage, client.uid);
    const { isAccountLost, updateNeeded, clockSkew } = this.getState();
    this.store.setState({
      ...START,
      ...{ isAccountLost, updateNeeded, clockSkew },
      ...{ profile: profile ?? undefined, matches, read },
      ...{ status: 'open', client, account },
    });
    this.stops = [
      client.watchAccount((now) => this.switchTo(client, now)),
      client.watchProfile((profile) => this.update({ profile })),
      client.myMatches((matches, isLive, isOld) => {
        if (isOld || matches?.some(({ match }) => needsNewerApp(match))) this.markOutdated();
        this.update(matches === null ? { isLive } : { matches, isLive });
        if (isLive) this.measureClockSkew(client);
      }),
    ];
    this.measureClockSkew(client);
  }

  /** Measures once. A failed try is repeated later, because the app may start offline. */
  private measureClockSkew(client: OnlineClient): void {
    if (this.clock !== 'unknown') return;
    this.clock = 'measuring';
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

  private update(changes: Partial<OnlineState>): void {
    this.store.setState(changes);
    const { account, profile, matches, read } = this.getState();
    if (account === null || profile === undefined) return;
    void writeOnlineCache(this.ports.storage, account.uid, { profile, matches, read });
  }

  /** Follows a changed account. A sign-in link can switch it; a lost one is replaced. */
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
