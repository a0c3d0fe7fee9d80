import {
  type Device,
  type Launch,
  type Memory,
  type NativeCall,
  type Network,
  type Timers,
  usualDevice,
  usualLaunch,
} from './device';
import { absentExpoModules, expoGlobal, type Manifest, networkState, responseTo } from './expo';
import { absentModules, dimensionsOf, reactNativeModules, windowMetrics } from './reactNative';
import { Screen } from './screen';
import { type ShadowNode, ShadowTree } from './tree';
import { type Box, uiManager } from './uiManager';

/** Where everything lies. */
export interface Layout {
  readonly boxes: ReadonlyMap<number, Box>;
}

export interface PhoneOptions {
  readonly device?: Partial<Device>;
  readonly launch?: Partial<Launch>;
  readonly memory?: Memory;
  readonly network?: Network | null;
  readonly manifest: Manifest;
  readonly timers: Timers;
  readonly now: () => number;
  /** Lays the tree out; without it every view lies at 0, 0 and measures nothing. */
  readonly layOut?: (phone: Phone) => Layout;
}

/** Runs the app's bundle with these globals. */
export type RunBundle = (globals: Record<string, unknown>) => void;

interface Callables {
  AppRegistry?: () => { runApplication(name: string, options: object): void };
  RCTDeviceEventEmitter?: () => { emit(name: string, body: unknown): void };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const ROOT_TAG = 11;
const A_FRAME_MS = 16;

/** A phone with the app on it: React Native's own renderer on views that nobody draws. */
export class Phone {
  readonly tree = new ShadowTree();
  readonly screen = new Screen(this.tree);
  /** What the app reported as an error, in any way it can. */
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly calls: NativeCall[] = [];
  /** Native modules that the app asked for and the host does not know. */
  readonly unknownModules = new Set<string>();
  readonly memory: Memory;
  device: Device;
  private readonly callables: Callables = {};
  private readonly expo: ReturnType<typeof expoGlobal>;
  private readonly insetsTold = new Map<number, Device>();
  private handler: (handle: unknown, type: string, payload: object) => void = () => undefined;
  private laidOut: { readonly commits: number; readonly layout: Layout } | null = null;
  /** How far each scrolling view was scrolled, by its tag. */
  readonly scrolled = new Map<number, number>();
  private brokenView: string | null = null;
  private readonly sizesTold = new Map<number, string>();

  constructor(
    private readonly options: PhoneOptions,
    run: RunBundle,
  ) {
    this.device = { ...usualDevice, ...options.device };
    this.memory = options.memory ?? { storage: new Map() };
    const ports = {
      device: () => this.device,
      launch: { ...usualLaunch, ...options.launch },
      memory: this.memory,
      network: options.network ?? null,
      timers: options.timers,
      called: this.called,
      failed: this.failed,
      happened: this.happened,
    };
    const ui = uiManager({
      tree: this.tree,
      canDraw: (view) => view !== this.brokenView,
      boxOf: ({ tag }) => this.boxOf(tag),
      later: (work) => void options.timers.later(work, 0),
      called: this.called,
      command: (node, command, args) => this.command(node, command, args),
      listen: (handler) => {
        this.handler = handler;
      },
    });
    this.expo = expoGlobal(ports, options.manifest, (name) => {
      if (!absentExpoModules.includes(name)) this.unknownModules.add(name);
    });
    this.tree.onCommit(() => {
      this.tellInsets();
      if (options.layOut) options.timers.later(() => this.tellSizes(), 0);
    });
    const modules = reactNativeModules(ports, ui);
    run(this.globals(modules, ui));
    // A bundle that does not even load says why by itself; what follows from it says nothing.
    if (this.errors.length > 0 || this.callables.AppRegistry === undefined) {
      throw new Error(`the app did not start: ${this.errors.join('\n')}`);
    }
    this.callables.AppRegistry().runApplication('main', { rootTag: ROOT_TAG, initialProps: {} });
  }

  called = (name: string, ...args: unknown[]): void => void this.calls.push({ name, args });
  failed = (message: string): void => void this.errors.push(message);

  /** Something happened on the phone: a turned screen, a link, the keyboard. */
  happened = (name: string, body: unknown): void =>
    this.callables.RCTDeviceEventEmitter?.().emit(name, body);

  /** Something happened to a view. */
  send(node: ShadowNode, type: string, payload: object = {}): void {
    this.handler(node.handle, type, { target: node.tag, ...payload });
  }

  /** An event of an Expo module. */
  tellExpo(module: string, event: string, body: unknown): void {
    this.expo.modules[module]?.emit(event, body);
  }

  /** The system's word on the connection; the line itself is the network's. */
  tellConnection(isConnected: boolean): void {
    this.tellExpo('ExpoNetwork', 'onNetworkStateChanged', networkState(isConnected));
  }

  /** Another app is in front, or the screen is off. */
  goBehind(): void {
    this.happened('appStateDidChange', { app_state: 'background' });
  }

  comeForward(): void {
    this.happened('appStateDidChange', { app_state: 'active' });
  }

  tapPush(data: object): void {
    this.tellExpo('ExpoNotificationsEmitter', 'onDidReceiveNotificationResponse', responseTo(data));
  }

  /** Apple or Google gave the phone another address for messages. */
  newPushAddress(devicePushToken: string): void {
    this.tellExpo('ExpoPushTokenManager', 'onDevicePushToken', { devicePushToken });
  }

  boxOf(tag: number): Box {
    return this.layout()?.boxes.get(tag) ?? NOWHERE;
  }

  /** As it is now; null if this phone lays nothing out. */
  layout(): Layout | null {
    const { layOut } = this.options;
    if (layOut === undefined) return null;
    if (this.laidOut?.commits !== this.tree.commits) {
      this.laidOut = { commits: this.tree.commits, layout: layOut(this) };
    }
    return this.laidOut.layout;
  }

  /** Turned, unfolded, split with another app, or set to another size of text. */
  resize(size: Pick<Device, 'width' | 'height' | 'insets'> & Partial<Device>): void {
    this.device = { ...this.device, ...size };
    this.happened('didUpdateDimensions', dimensionsOf(this.device));
    this.tellInsets();
  }

  callsOf(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter((call) => call.name === name).map(({ args }) => args);
  }

  /** The safe area is told to its view, once for every size. */
  private tellInsets(): void {
    const provider = this.tree.find(({ view }) => view === 'RNCSafeAreaProvider');
    if (provider === undefined || this.insetsTold.get(provider.tag) === this.device) return;
    this.insetsTold.set(provider.tag, this.device);
    this.options.timers.later(
      () => this.send(provider, 'topInsetsChange', windowMetrics(this.device)),
      0,
    );
  }

  /** Views that want to know their size are told when it has changed. */
  private tellSizes(): void {
    for (const node of this.screen.all(({ props }) => props.onLayout === true)) {
      const layout = this.boxOf(node.tag);
      const size = JSON.stringify(layout);
      if (this.sizesTold.get(node.tag) === size) continue;
      this.sizesTold.set(node.tag, size);
      this.send(node, 'topLayout', { layout });
    }
  }

  /** From now on the phone cannot draw views of this kind; null: it can draw them all. */
  breakViews(view: string | null): void {
    this.brokenView = view;
  }

  private command(node: ShadowNode, command: string, args: readonly unknown[]): void {
    this.called('command', node.view, command, ...args);
    const [, y] = args;
    if (command !== 'scrollTo' || typeof y !== 'number') return;
    this.scrolled.set(node.tag, y);
    this.laidOut = null;
    this.send(node, 'topScroll', { contentOffset: { x: 0, y } });
  }

  private globals(modules: Record<string, object>, ui: object): Record<string, unknown> {
    const { timers, now } = this.options;
    const module = (name: string) => {
      const found = modules[name];
      if (found === undefined && !absentModules.includes(name)) this.unknownModules.add(name);
      return found ?? null;
    };
    return {
      console: this.console(),
      setTimeout: (run: () => void, wait = 0) => timers.later(run, wait),
      setInterval: (run: () => void, wait = 0) => timers.repeat(run, wait),
      setImmediate: (run: () => void) => timers.later(run, 0),
      clearTimeout: timers.cancel,
      clearInterval: timers.cancel,
      clearImmediate: timers.cancel,
      requestAnimationFrame: (run: (at: number) => void) =>
        timers.later(() => run(now()), A_FRAME_MS),
      cancelAnimationFrame: timers.cancel,
      queueMicrotask: timers.soon,
      nativePerformanceNow: now,
      nativeLoggingHook: () => undefined,
      __turboModuleProxy: module,
      nativeModuleProxy: new Proxy(
        {},
        { get: (_target, name) => (typeof name === 'string' ? module(name) : undefined) },
      ),
      nativeFabricUIManager: ui,
      expo: this.expo,
      ...bridgeless,
      RN$registerCallableModule: (name: keyof Callables, find: () => never) => {
        this.callables[name] = find;
      },
    };
  }

  private console() {
    const into =
      (list: string[]) =>
      (...words: readonly unknown[]) =>
        void list.push(words.map(told).join(' '));
    const silent = () => undefined;
    return {
      error: into(this.errors),
      warn: into(this.warnings),
      ...{ log: silent, info: silent, debug: silent, trace: silent, table: silent },
      ...{ group: silent, groupCollapsed: silent, groupEnd: silent },
    };
  }
}

/** How React Native knows that it runs on a phone of today; and Reanimated that it has no thread. */
const bridgeless = {
  RN$Bridgeless: true,
  RN$enableMicrotasksInReact: true,
  RN$LegacyInterop_UIManager_getConstants: () => ({}),
  // Android is asked for one view at a time; the navigator looks whether it could mask.
  RN$LegacyInterop_UIManager_getConstantsForViewManager: (view: string) =>
    view === 'RNCMaskedView' ? null : {},
  RN$LegacyInterop_UIManager_getDefaultEventTypes: () => ({}),
  __nativeComponentRegistry__hasComponent: () => true,
  __jsiExecutorDescription: 'host',
  HermesInternal: {
    getRuntimeProperties: () => ({ 'OSS Release Version': 'host', Build: 'Release' }),
    hasPromise: () => true,
    enablePromiseRejectionTracker: () => undefined,
  },
  process: { env: { NODE_ENV: 'production', JEST_WORKER_ID: '1' } },
  jest: {},
};

function told(word: unknown): string {
  if (word instanceof Error || hasStack(word)) return String(word.stack);
  return typeof word === 'string' ? word : (JSON.stringify(word) ?? String(word));
}

/** An error of the app's own world is no instance of ours. */
const hasStack = (word: unknown): word is { readonly stack: string } =>
  typeof word === 'object' && word !== null && 'stack' in word;
