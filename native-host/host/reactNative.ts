import type { Device, DeviceEvent, Launch, Memory, Network, Timers, XhrRequest } from './device';
import type { UiManager } from './uiManager';

export interface HostPorts {
  readonly device: () => Device;
  readonly launch: Launch;
  readonly memory: Memory;
  readonly network: Network | null;
  readonly timers: Timers;
  /** Notes what the app asked the phone to do. */
  readonly called: (name: string, ...args: unknown[]) => void;
  readonly failed: (message: string) => void;
  /** Tells the app what happened on the phone. */
  readonly happened: DeviceEvent;
}

/** Stands for what a drawing looks like, which is not worked out here. */
export const DRAWN = 'iVBORw0KGgo=';
const nothing = () => undefined;
const silent = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, nothing]));
const emitter = { addListener: nothing, removeListeners: nothing };
const scale = 3;
const version = { major: 0, minor: 86, patch: 3 };

/** Modules that React Native can do without; the host has none of them. */
export const absentModules: readonly string[] = [
  // Looked for before the modules that took their place.
  'NativePerformanceCxx',
  'NativeUnimoduleProxy',
  'PlatformLocalStorage',
  'RNC_AsyncSQLiteDBStorage',
  // Only in a build for developers.
  'EXDevLauncher',
  'ExpoGo',
  'ExpoUpdates',
  'FrameRateLogger',
  // Android before edge-to-edge was the rule.
  'RNEdgeToEdge',
  // Of old iPhones: tells when a sheet is gone.
  'ModalManager',
  // The second thread: see plainWorklets.js.
  'ReanimatedModule',
];

/**
 * React Native's own modules, as far as the app uses them. This table and the one in expo.ts are
 * all that the host pretends; a method that is not here fails as loudly as on a phone.
 */
export function reactNativeModules(ports: HostPorts, ui: UiManager): Record<string, object> {
  return {
    ...appearance(ports),
    ...process(ports),
    ...outside(ports),
    ...storage(ports),
    ...network(ports),
    ...views(ports, ui),
  };
}

export function dimensionsOf({ os, width, height, fontScale }: Device): object {
  if (os === 'ios') {
    const points = { width, height, scale, fontScale };
    return { window: points, screen: points };
  }
  const pixels = {
    width: width * scale,
    height: height * scale,
    scale,
    fontScale,
    densityDpi: 160 * scale,
  };
  return { windowPhysicalPixels: pixels, screenPhysicalPixels: pixels };
}

export function windowMetrics({ insets, width, height }: Device): object {
  return { insets, frame: { x: 0, y: 0, width, height } };
}

/** What the phone looks like. */
function appearance({ device, called }: HostPorts) {
  return {
    PlatformConstants: { getConstants: () => platformConstants(device()) },
    DeviceInfo: {
      getConstants: () => ({ isEdgeToEdge: true, Dimensions: dimensionsOf(device()) }),
      ...emitter,
    },
    Appearance: {
      getColorScheme: () => (device().isDark ? 'dark' : 'light'),
      setColorScheme: nothing,
      ...emitter,
    },
    I18nManager: {
      getConstants: () => ({
        isRTL: false,
        doLeftAndRightSwapInRTL: true,
        localeIdentifier: device().language,
      }),
    },
    StatusBarManager: {
      getConstants: () => ({ HEIGHT: device().insets.top, DEFAULT_BACKGROUND_COLOR: 0 }),
      ...silent('setStyle', 'setHidden', 'setColor', 'setTranslucent'),
      ...silent('setNetworkActivityIndicatorVisible'),
    },
    AccessibilityManager: {
      ...Object.fromEntries(
        IOS_SETTINGS.map((name) => [
          `getCurrent${name}State`,
          (tell: (on: boolean) => void) => tell(name === 'VoiceOver' && device().screenReader),
        ]),
      ),
      announceForAccessibility: (text: string) => called('announce', text),
      announceForAccessibilityWithOptions: (text: string, options: object) =>
        called('announce', text, options),
      setAccessibilityFocus: (tag: number) => called('focus', tag),
    },
    AccessibilityInfo: {
      isReduceMotionEnabled: (tell: (on: boolean) => void) => tell(false),
      isTouchExplorationEnabled: (tell: (on: boolean) => void) => tell(device().screenReader),
      isAccessibilityServiceEnabled: (tell: (on: boolean) => void) => tell(device().screenReader),
      announceForAccessibility: (text: string) => called('announce', text),
      setAccessibilityFocus: (tag: number) => called('focus', tag),
    },
    RNCSafeAreaContext: {
      getConstants: () => ({ initialWindowMetrics: windowMetrics(device()) }),
    },
  };
}

const IOS_SETTINGS = [
  'BoldText',
  'Grayscale',
  'InvertColors',
  'ReduceMotion',
  'ReduceTransparency',
  'VoiceOver',
  'DarkerSystemColors',
  'PrefersCrossFadeTransitions',
] as const;

function platformConstants({ os, isTablet }: Device): object {
  const common = { isTesting: false, reactNativeVersion: version };
  return os === 'ios'
    ? {
        ...common,
        osVersion: '18.0',
        systemName: 'iOS',
        interfaceIdiom: isTablet ? 'pad' : 'phone',
        forceTouchAvailable: false,
        isMacCatalyst: false,
      }
    : {
        ...common,
        Version: 35,
        Release: '15',
        Serial: '',
        Fingerprint: '',
        Model: 'Phone',
        Brand: 'Brand',
        Manufacturer: 'Maker',
        uiMode: 'normal',
      };
}

interface Crash {
  readonly message: string;
  readonly stack?: readonly { methodName: string; lineNumber: number | null }[];
}

/** The process the app runs in. */
function process({ called, failed, timers }: HostPorts) {
  return {
    SourceCode: { getConstants: () => ({ scriptURL: 'file:///main.jsbundle' }) },
    ExceptionsManager: {
      reportException({ message, stack = [] }: Crash) {
        const where = stack.map((frame) => `${frame.methodName}:${frame.lineNumber}`);
        failed(`${message} (${where.slice(0, 6).join(' < ')})`);
      },
    },
    AppState: {
      getConstants: () => ({ initialAppState: 'active' }),
      getCurrentAppState: (tell: (state: object) => void) => tell({ app_state: 'active' }),
      ...emitter,
    },
    NativeMicrotasksCxx: { queueMicrotask: timers.soon },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (run: () => void) => timers.later(run, 1),
      cancelIdleCallback: timers.cancel,
    },
    NativeReactNativeFeatureFlagsCxx: {},
    DeviceEventManager: { invokeDefaultBackPressHandler: () => called('leaveApp') },
    HeadlessJsTaskSupport: {},
    KeyboardObserver: emitter,
    SettingsManager: { getConstants: () => ({ settings: {} }), setValues: nothing },
  };
}

/** Links, sharing, and what can be felt. */
function outside({ launch, called }: HostPorts) {
  const links = {
    getInitialURL: async () => launch.link,
    canOpenURL: async () => true,
    openURL: async (url: string) => called('openLink', url),
    ...emitter,
  };
  return {
    LinkingManager: links,
    IntentAndroid: links,
    ActionSheetManager: {
      showShareActionSheetWithOptions(
        { message }: { readonly message: string },
        _failed: () => void,
        done: (shared: boolean) => void,
      ) {
        called('share', message);
        done(true);
      },
    },
    ShareModule: {
      async share({ message }: { readonly message: string }) {
        called('share', message);
        return { action: 'sharedAction' };
      },
    },
    Vibration: { vibrate: nothing, cancel: nothing },
    SoundManager: { playTouchSound: nothing },
  };
}

type Entries = readonly (readonly [string, string])[];

/** AsyncStorage: answers a moment later, as on a phone. */
function storage({ memory, timers }: HostPorts) {
  const soon = (work: () => void) => timers.later(work, 0);
  return {
    RNCAsyncStorage: {
      multiGet: (keys: readonly string[], done: (error: null, found: unknown) => void) =>
        soon(() =>
          done(
            null,
            keys.map((key) => [key, memory.storage.get(key) ?? null]),
          ),
        ),
      multiSet: (entries: Entries, done: (error: null) => void) =>
        soon(() => {
          for (const [key, value] of entries) memory.storage.set(key, value);
          done(null);
        }),
      multiRemove: (keys: readonly string[], done: (error: null) => void) =>
        soon(() => {
          for (const key of keys) memory.storage.delete(key);
          done(null);
        }),
      getAllKeys: (done: (error: null, keys: string[]) => void) =>
        soon(() => done(null, [...memory.storage.keys()])),
    },
  };
}

const NO_LINE = 'The Internet connection appears to be offline.';

/** What Android hands over one by one. */
type AndroidRequest = [
  method: string,
  url: string,
  id: number,
  headers: Entries,
  data: XhrRequest['data'],
  responseType: string,
  incrementalUpdates: boolean,
];
type IosRequest = [request: XhrRequest, tellId: (id: number) => void];

function network({ device, network: line, happened, timers }: HostPorts) {
  const send = (id: number, request: XhrRequest) => {
    if (line) line.send(id, request, happened);
    else timers.later(() => happened('didCompleteNetworkResponse', [id, NO_LINE, false]), 1);
  };
  let ids = 0;
  const onIos = (...[request, tellId]: IosRequest) => {
    const id = ++ids;
    tellId(id);
    send(id, request);
  };
  const onAndroid = (...[method, url, id, headers, data, , incrementalUpdates]: AndroidRequest) =>
    send(id, { method, url, data, headers: Object.fromEntries(headers), incrementalUpdates });
  return {
    Networking: {
      sendRequest: device().os === 'ios' ? onIos : onAndroid,
      abortRequest: (id: number) => line?.abort(id),
      clearCookies: nothing,
      ...emitter,
    },
    BlobModule: {
      getConstants: () => ({ BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
      addNetworkingHandler: nothing,
    },
    FileReaderModule: {},
    WebSocketModule: emitter,
  };
}

type AnimationEnd = (result: { readonly finished: boolean }) => void;

/** Helpers of the views; what they would draw is not drawn here. */
function views(_ports: HostPorts, ui: UiManager) {
  const animated = {
    ...silent(
      'startOperationBatch',
      'finishOperationBatch',
      'createAnimatedNode',
      'updateAnimatedNodeConfig',
      'connectAnimatedNodes',
      'disconnectAnimatedNodes',
      'connectAnimatedNodeToView',
      'disconnectAnimatedNodeFromView',
      'dropAnimatedNode',
      'setAnimatedNodeValue',
      'setAnimatedNodeOffset',
      'flattenAnimatedNodeOffset',
      'extractAnimatedNodeOffset',
      'startListeningToAnimatedNodeValue',
      'stopListeningToAnimatedNodeValue',
      'addAnimatedEventToView',
      'removeAnimatedEventFromView',
      'stopAnimation',
      'restoreDefaultValues',
    ),
    getValue: (_tag: number, tell: (value: number) => void) => tell(0),
    startAnimatingNode: (_id: number, _tag: number, _config: object, end: AnimationEnd) =>
      end({ finished: true }),
    ...emitter,
  };
  return {
    NativeAnimatedModule: animated,
    NativeAnimatedTurboModule: animated,
    NativeDOMCxx: {
      ...ui,
      linkRootNode: (tag: number) => ({ tag }),
      isConnected: () => true,
      getParentNode: () => null,
      getChildNodes: () => [],
    },
    ImageLoader: {},
    RNSVGSvgViewModule: {
      toDataURL: (_tag: number, _options: object, done: (points: string) => void) => done(DRAWN),
    },
    RNSVGRenderableModule: {},
    RNSModule: {},
    RNGestureHandlerModule: {
      install: () => true,
      createGestureHandler: () => true,
      attachGestureHandler: () => true,
      setGestureHandlerConfig: () => true,
      ...silent('updateGestureHandler', 'updateGestureHandlerConfig'),
      configureRelations: () => true,
      ...silent('setReanimatedAvailable', 'dropGestureHandler', 'flushOperations'),
      installUIRuntimeBindings: () => true,
    },
  };
}
