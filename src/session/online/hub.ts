import { createStore } from 'zustand/vanilla';
import type { Account } from '../../online/account';
import { type OnlineClient, openClient } from '../../online/client';
import type { OnlineConfig } from '../../online/config';
import type { ListedMatch } from '../../online/lists';
import type { MatchId } from '../../protocol/ids';
import type { ProfileDoc } from '../../protocol/profile';
import type { KeyValueStorage } from '../saves/storage';
import { type OnlineSession, openOnlineSession } from './onlineSession';

export type { OnlineClient, OnlineSession };

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
  readonly isLive: boolean;
}

/** The app's one connection to the online world; screens read its state and use its client. */
export interface OnlineHub {
  readonly getState: () => OnlineState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whoever has been online on this device before is connected again; others are not. */
  readonly resume: () => Promise<void>;
  /** Connects, once; null if that is not possible. */
  readonly open: () => Promise<OnlineClient | null>;
  readonly openMatch: (id: MatchId) => Promise<OnlineSession | null>;
}

export interface HubPorts {
  readonly storage: KeyValueStorage;
  readonly config: () => Promise<OnlineConfig | null>;
  readonly now: () => number;
}

const START: OnlineState = {
  status: 'closed',
  client: null,
  account: null,
  profile: undefined,
  matches: null,
  isLive: false,
};
const USED = 'borinquen/online/used';

export function createOnlineHub(ports: HubPorts): OnlineHub {
  return new Hub(ports);
}

class Hub implements OnlineHub {
  private readonly store = createStore<OnlineState>(() => START);
  private opening: Promise<OnlineClient | null> | null = null;
  private stops: (() => void)[] = [];

  constructor(private readonly ports: HubPorts) {}

  getState = (): OnlineState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  resume = async (): Promise<void> => {
    if (this.opening !== null) return;
    const used = await this.ports.storage.getItem(USED).catch(() => null);
    if (used !== null) await this.open();
    else if ((await this.ports.config()) === null) this.store.setState({ status: 'unavailable' });
  };

  open = (): Promise<OnlineClient | null> => {
    this.opening ??= this.connect();
    return this.opening;
  };

  openMatch = async (id: MatchId): Promise<OnlineSession | null> => {
    const client = await this.open();
    if (client === null) return null;
    const { storage, now } = this.ports;
    return openOnlineSession(id, { client, storage, now });
  };

  private async connect(): Promise<OnlineClient | null> {
    this.store.setState({ status: 'opening' });
    const config = await this.ports.config();
    if (config === null) {
      this.store.setState({ status: 'unavailable' });
      return null;
    }
    try {
      const client = await openClient(config);
      await this.ports.storage.setItem(USED, 'yes').catch(() => undefined);
      this.follow(client);
      return client;
    } catch {
      this.opening = null;
      this.store.setState({ status: 'failed' });
      return null;
    }
  }

  private follow(client: OnlineClient): void {
    for (const stop of this.stops) stop();
    const account = { uid: client.uid, email: null };
    this.store.setState({ ...START, status: 'open', client, account });
    this.stops = [
      client.watchAccount((known) => this.switchTo(client, known)),
      client.watchProfile((profile) => this.store.setState({ profile })),
      client.myMatches((matches, isLive) => {
        // Without a line the list is empty rather than known to be so.
        const isKnown = isLive || matches.length > 0;
        this.store.setState(isKnown ? { matches, isLive } : { isLive });
      }),
    ];
  }

  /** A link from a letter may bring another account to this device. */
  private switchTo(client: OnlineClient, account: Account | null): void {
    if (account === null || account.uid === client.uid) this.store.setState({ account });
    else {
      const next = client.as(account.uid);
      this.opening = Promise.resolve(next);
      this.follow(next);
    }
  }
}
