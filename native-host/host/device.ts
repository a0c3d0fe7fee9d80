export type Os = 'ios' | 'android';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The phone that the app believes it runs on. */
export interface Device {
  readonly os: Os;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  readonly fontScale: number;
  readonly isDark: boolean;
  readonly language: string;
  readonly screenReader: boolean;
  readonly isTablet: boolean;
}

export const defaultDevice: Device = {
  os: 'ios',
  width: 390,
  height: 844,
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
  fontScale: 1,
  isDark: false,
  language: 'en',
  screenReader: false,
  isTablet: false,
};

/** Something the app asked the phone to do. */
export interface NativeCall {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The phone's storage. It stays when the app is killed. */
export interface Memory {
  readonly storage: Map<string, string>;
}

/** A message as the phone hands it to the app when it is tapped. */
export interface TappedPush {
  readonly data: Readonly<Record<string, unknown>>;
}

/** How the app was started. */
export interface Launch {
  /** A link that was tapped while the app was not running. */
  readonly link: string | null;
  /** A message that was tapped while the app was not running. */
  readonly push: TappedPush | null;
  /** What the person answers when asked for messages. */
  readonly allowsPush: boolean;
  /** Whether the person was asked at an earlier start and allowed them. */
  readonly hasAllowedPush: boolean;
}

export const defaultLaunch: Launch = {
  link: null,
  push: null,
  allowsPush: true,
  hasAllowedPush: false,
};

/** The connection to other machines. Without one, every request fails. */
export interface Network {
  /** For XMLHttpRequest: answers by device events. */
  send(id: number, request: XhrRequest, tell: DeviceEvent): void;
  abort(id: number): void;
  /** For expo/fetch: answers through the response object. */
  fetch(url: string, init: FetchInit, body: Uint8Array | null, sink: FetchSink): void;
}

export interface XhrRequest {
  readonly method: string;
  readonly url: string;
  readonly data: { readonly string?: string };
  readonly headers: Readonly<Record<string, string>>;
  readonly incrementalUpdates: boolean;
}

export interface FetchInit {
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** Where the answer to a fetch goes, piece by piece. */
export interface FetchSink {
  head(status: number, headers: [string, string][], cancel: () => void): void;
  data(piece: Uint8Array): void;
  end(error: string | null): void;
}

export type DeviceEvent = (name: string, body: unknown) => void;

/** Timers of the app's process: they end with it. */
export interface Timers {
  setTimeout(run: () => void, milliseconds: number): number;
  setInterval(run: () => void, milliseconds: number): number;
  clear(id: number): void;
  /** Runs before any timer, as a promise does. */
  queueMicrotask(run: () => void): void;
}
