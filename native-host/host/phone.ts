import {
  type Device,
  defaultDevice,
  defaultLaunch,
  type Launch,
  type Memory,
  type NativeCall,
  type Network,
  type Timers,
} from './device';
import { absentExpoModules, expoGlobal, type Manifest, networkState, responseTo } from './expo';
import { absentModules, dimensionsOf, reactNativeModules, windowMetrics } from './reactNative';
import { Screen } from './screen';
import { type ShadowNode, ShadowTree } from './tree';
import { type Box, uiManager } from './uiManager';

/** The box of every view, by its tag. */
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
  /** Lays out the tree. Without it, every box is zero. */
  readonly layOut?: (phone: Phone) => Layout;
}

/** Runs the app's bundle with these globals. */
export type RunBundle = (globals: Record<string, unknown>) => void;

interface Callables {
  AppRegistry?: () => { runApplication(name: string, options: object): void };
  RCTDeviceEventEmitter?: () => { emit(name: string, body: unknown): void };
}

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
const ROOT_TAG = 11;
const FRAME_MS = 16;

/** Runs the app. React Native's renderer commits into a tree of views that is never drawn. */
export class Phone {
  readonly tree = new ShadowTree();
  readonly screen = new Screen(this.tree);
  /** Errors reported by console.error, as an exception or in a timer. */
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly calls: NativeCall[] = [];
  /** Native modules that the app looked for and the host does not know. */
  readonly unknownModules = new Set<string>();
  readonly memory: Memory;
  device: Device;
  private readonly callables: Callables = {};
  private readonly expo: ReturnType<typeof expoGlobal>;
  private readonly sentInsets = new Map<number, Device>();
  private handler: (handle: unknown, type: string, payload: object) => void = () => undefined;
  private cachedLayout: { readonly commits: number; readonly layout: Layout } | null = null;
  /** Scroll offset of each scrolling view, by its tag. */
  readonly scrollOffsets = new Map<number, number>();
  private brokenView: string | null = null;
  private readonly sentSizes = new Map<number, string>();

  constructor(
    private readonly options: PhoneOptions,
    run: RunBundle,
  ) {
    this.device = { ...defaultDevice, ...options.device };
    this.memory = options.memory ?? { storage: new Map() };
    const ports = {
      device: () => this.device,
      launch: { ...defaultLaunch, ...options.launch },
      memory: this.memory,
      network: options.network ?? null,
      timers: options.timers,
      recordCall: this.recordCall,
      reportError: this.reportError,
      emitDeviceEvent: this.emitDeviceEvent,
    };
    const ui = uiManager({
      tree: this.tree,
      canDraw: (view) => view !== this.brokenView,
      boxOf: ({ tag }) => this.boxOf(tag),
      later: (work) => void options.timers.setTimeout(work, 0),
      recordCall: this.recordCall,
      command: (node, command, args) => this.command(node, command, args),
      listen: (handler) => {
        this.handler = handler;
      },
    });
    this.expo = expoGlobal(ports, options.manifest, (name) => {
      if (!absentExpoModules.includes(name)) this.unknownModules.add(name);
    });
    this.tree.onCommit(() => {
      this.sendInsets();
      if (options.layOut) options.timers.setTimeout(() => this.sendLayoutEvents(), 0);
    });
    const modules = reactNativeModules(ports, ui);
    run(this.globals(modules, ui));
    // The first error tells why a bundle does not load. Later ones are its consequences.
    if (this.errors.length > 0 || this.callables.AppRegistry === undefined) {
      throw new Error(`the app did not start: ${this.errors.join('\n')}`);
    }
    this.callables.AppRegistry().runApplication('main', { rootTag: ROOT_TAG, initialProps: {} });
  }

  recordCall = (name: string, ...args: unknown[]): void => void this.calls.push({ name, args });
  reportError = (message: string): void => void this.errors.push(message);

  /** Sends a device event, such as a rotation, a link or the keyboard. */
  emitDeviceEvent = (name: string, body: unknown): void =>
    this.callables.RCTDeviceEventEmitter?.().emit(name, body);

  /** Sends an event to a view. */
  send(node: ShadowNode, type: string, payload: object = {}): void {
    this.handler(node.handle, type, { target: node.tag, ...payload });
  }

  /** Sends an event of an Expo module. */
  emitExpoEvent(module: string, event: string, body: unknown): void {
    this.expo.modules[module]?.emit(event, body);
  }

  /** Changes the reported connection state only, not the network. */
  emitConnectionChange(isConnected: boolean): void {
    this.emitExpoEvent('ExpoNetwork', 'onNetworkStateChanged', networkState(isConnected));
  }

  /** As if another app were in front, or the screen were off. */
  moveToBackground(): void {
    this.emitDeviceEvent('appStateDidChange', { app_state: 'background' });
  }

  moveToForeground(): void {
    this.emitDeviceEvent('appStateDidChange', { app_state: 'active' });
  }

  tapPush(data: object): void {
    this.emitExpoEvent(
      'ExpoNotificationsEmitter',
      'onDidReceiveNotificationResponse',
      responseTo(data),
    );
  }

  /** As if Apple or Google had changed the phone's push token. */
  changePushToken(devicePushToken: string): void {
    this.emitExpoEvent('ExpoPushTokenManager', 'onDevicePushToken', { devicePushToken });
  }

  boxOf(tag: number): Box {
    return this.layout()?.boxes.get(tag) ?? EMPTY_BOX;
  }

  /** The current layout, or null if this phone has no layout engine. */
  layout(): Layout | null {
    const { layOut } = this.options;
    if (layOut === undefined) return null;
    if (this.cachedLayout?.commits !== this.tree.commits) {
      this.cachedLayout = { commits: this.tree.commits, layout: layOut(this) };
    }
    return this.cachedLayout.layout;
  }

  /** Changes the window or the text size, as by rotating, unfolding or splitting the screen. */
  resize(size: Pick<Device, 'width' | 'height' | 'insets'> & Partial<Device>): void {
    this.device = { ...this.device, ...size };
    this.emitDeviceEvent('didUpdateDimensions', dimensionsOf(this.device));
    this.sendInsets();
  }

  callsOf(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter((call) => call.name === name).map(({ args }) => args);
  }

  /** Sends the insets to the safe-area provider, once for each size. */
  private sendInsets(): void {
    const provider = this.tree.find(({ view }) => view === 'RNCSafeAreaProvider');
    if (provider === undefined || this.sentInsets.get(provider.tag) === this.device) return;
    this.sentInsets.set(provider.tag, this.device);
    this.options.timers.setTimeout(
      () => this.send(provider, 'topInsetsChange', windowMetrics(this.device)),
      0,
    );
  }

  /** Sends onLayout events to views whose box has changed. */
  private sendLayoutEvents(): void {
    for (const node of this.screen.all(({ props }) => props.onLayout === true)) {
      const layout = this.boxOf(node.tag);
      const size = JSON.stringify(layout);
      if (this.sentSizes.get(node.tag) === size) continue;
      this.sentSizes.set(node.tag, size);
      this.send(node, 'topLayout', { layout });
    }
  }

  /** Makes views of this kind fail to draw. Null lets all of them work again. */
  breakViews(view: string | null): void {
    this.brokenView = view;
  }

  private command(node: ShadowNode, command: string, args: readonly unknown[]): void {
    this.recordCall('command', node.view, command, ...args);
    const [, y] = args;
    if (command !== 'scrollTo' || typeof y !== 'number') return;
    this.scrollOffsets.set(node.tag, y);
    this.cachedLayout = null;
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
      setTimeout: (run: () => void, wait = 0) => timers.setTimeout(run, wait),
      setInterval: (run: () => void, wait = 0) => timers.setInterval(run, wait),
      setImmediate: (run: () => void) => timers.setTimeout(run, 0),
      clearTimeout: timers.clear,
      clearInterval: timers.clear,
      clearImmediate: timers.clear,
      requestAnimationFrame: (run: (at: number) => void) =>
        timers.setTimeout(() => run(now()), FRAME_MS),
      cancelAnimationFrame: timers.clear,
      queueMicrotask: timers.queueMicrotask,
      nativePerformanceNow: now,
      nativeLoggingHook: () => undefined,
      __turboModuleProxy: module,
      nativeModuleProxy: new Proxy(
        {},
        { get: (_target, name) => (typeof name === 'string' ? module(name) : undefined) },
      ),
      nativeFabricUIManager: ui,
      expo: this.expo,
      ...runtimeGlobals,
      RN$registerCallableModule: (name: keyof Callables, find: () => never) => {
        this.callables[name] = find;
      },
    };
  }

  private console() {
    const into =
      (list: string[]) =>
      (...words: readonly unknown[]) =>
        void list.push(words.map(formatLogArgument).join(' '));
    const silent = () => undefined;
    return {
      error: into(this.errors),
      warn: into(this.warnings),
      ...{ log: silent, info: silent, debug: silent, trace: silent, table: silent },
      ...{ group: silent, groupCollapsed: silent, groupEnd: silent },
    };
  }
}

/**
 * Globals by which React Native detects the new architecture, and Reanimated that there is no
 * second thread.
 */
const runtimeGlobals = {
  RN$Bridgeless: true,
  RN$enableMicrotasksInReact: true,
  RN$LegacyInterop_UIManager_getConstants: () => ({}),
  // Android asks for one view at a time. The navigator checks whether masked views exist.
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

function formatLogArgument(word: unknown): string {
  if (word instanceof Error || hasStack(word)) return String(word.stack);
  return typeof word === 'string' ? word : (JSON.stringify(word) ?? String(word));
}

/** The app runs in another context, so its errors are not instances of this context's Error. */
const hasStack = (word: unknown): word is { readonly stack: string } =>
  typeof word === 'object' && word !== null && 'stack' in word;
