export type Os = 'ios' | 'android';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The simulated phone. */
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

/** A call of the app to a native module. */
export interface NativeCall {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The phone's storage. It survives when the app is killed. */
export interface Memory {
  readonly storage: Map<string, string>;
}

/** A tapped notification as the phone passes it to the app. */
export interface TappedPush {
  readonly data: Readonly<Record<string, unknown>>;
}

/** How the app was started. */
export interface Launch {
  /** A link that was opened while the app was not running. */
  readonly link: string | null;
  /** A notification that was tapped while the app was not running. */
  readonly push: TappedPush | null;
  /** The user's answer when asked to allow notifications. */
  readonly allowsPush: boolean;
  /** Whether the user allowed notifications at an earlier start. */
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
  /** For XMLHttpRequest. Answers by device events. */
  send(id: number, request: XhrRequest, tell: DeviceEvent): void;
  abort(id: number): void;
  /** For expo/fetch. Answers through the response object. */
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

/** Receives the answer to a fetch in pieces. */
export interface FetchSink {
  head(status: number, headers: [string, string][], cancel: () => void): void;
  data(piece: Uint8Array): void;
  end(error: string | null): void;
}

export type DeviceEvent = (name: string, body: unknown) => void;

/** Timers of the app's process. They end with it. */
export interface Timers {
  setTimeout(run: () => void, milliseconds: number): number;
  setInterval(run: () => void, milliseconds: number): number;
  clear(id: number): void;
  /** Runs before any timer, like a promise. */
  queueMicrotask(run: () => void): void;
}
