import type { Device, DeviceEvent, Launch, Memory, Network, Timers, XhrRequest } from './device';
import type { UiManager } from './uiManager';

export interface HostPorts {
  readonly device: () => Device;
  readonly launch: Launch;
  readonly memory: Memory;
  readonly network: Network | null;
  readonly timers: Timers;
  /** Records a call of a native module. */
  readonly recordCall: (name: string, ...args: unknown[]) => void;
  readonly reportError: (message: string) => void;
  /** Sends a device event to the app. */
  readonly emitDeviceEvent: DeviceEvent;
}

/** Placeholder for the image of an SVG, which is not drawn here. */
export const SVG_DATA_URL = 'iVBORw0KGgo=';
const noop = () => undefined;
const noops = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, noop]));
const emitter = { addListener: noop, removeListeners: noop };
const scale = 3;
const version = { major: 0, minor: 86, patch: 3 };

/** Modules that React Native works without. The host has none of them. */
export const absentModules: readonly string[] = [
  // Older names, looked up before their replacements.
  'NativePerformanceCxx',
  'NativeUnimoduleProxy',
  'PlatformLocalStorage',
  'RNC_AsyncSQLiteDBStorage',
  // Only in development builds.
  'EXDevLauncher',
  'ExpoGo',
  'ExpoUpdates',
  'FrameRateLogger',
  // Only for Android without edge-to-edge.
  'RNEdgeToEdge',
  // Only on old iPhones: reports when a sheet is closed.
  'ModalManager',
  // The second thread (see metro/worklets.js).
  'ReanimatedModule',
];

/**
 * React Native's modules, as far as the app uses them. This table and the one in expo.ts are all
 * that is simulated. A call of a missing method throws, as on a phone.
 */
export function reactNativeModules(ports: HostPorts, ui: UiManager): Record<string, object> {
  return {
    ...appearance(ports),
    ...appProcess(ports),
    ...linksAndSharing(ports),
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

/** Screen, colour scheme, status bar, accessibility settings. */
function appearance({ device, recordCall }: HostPorts) {
  return {
    PlatformConstants: { getConstants: () => platformConstants(device()) },
    DeviceInfo: {
      getConstants: () => ({ isEdgeToEdge: true, Dimensions: dimensionsOf(device()) }),
      ...emitter,
    },
    Appearance: {
      getColorScheme: () => (device().isDark ? 'dark' : 'light'),
      setColorScheme: noop,
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
      ...noops('setStyle', 'setHidden', 'setColor', 'setTranslucent'),
      ...noops('setNetworkActivityIndicatorVisible'),
    },
    AccessibilityManager: {
      ...Object.fromEntries(
        IOS_SETTINGS.map((name) => [
          `getCurrent${name}State`,
          (tell: (on: boolean) => void) => tell(name === 'VoiceOver' && device().screenReader),
        ]),
      ),
      announceForAccessibility: (text: string) => recordCall('announce', text),
      announceForAccessibilityWithOptions: (text: string, options: object) =>
        recordCall('announce', text, options),
      setAccessibilityFocus: (tag: number) => recordCall('focus', tag),
    },
    AccessibilityInfo: {
      isReduceMotionEnabled: (tell: (on: boolean) => void) => tell(false),
      isTouchExplorationEnabled: (tell: (on: boolean) => void) => tell(device().screenReader),
      isAccessibilityServiceEnabled: (tell: (on: boolean) => void) => tell(device().screenReader),
      announceForAccessibility: (text: string) => recordCall('announce', text),
      setAccessibilityFocus: (tag: number) => recordCall('focus', tag),
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

/** The app's process. */
function appProcess({ recordCall, reportError, timers }: HostPorts) {
  return {
    SourceCode: { getConstants: () => ({ scriptURL: 'file:///main.jsbundle' }) },
    ExceptionsManager: {
      reportException({ message, stack = [] }: Crash) {
        const where = stack.map((frame) => `${frame.methodName}:${frame.lineNumber}`);
        reportError(`${message} (${where.slice(0, 6).join(' < ')})`);
      },
    },
    AppState: {
      getConstants: () => ({ initialAppState: 'active' }),
      getCurrentAppState: (tell: (state: object) => void) => tell({ app_state: 'active' }),
      ...emitter,
    },
    NativeMicrotasksCxx: { queueMicrotask: timers.queueMicrotask },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (run: () => void) => timers.setTimeout(run, 1),
      cancelIdleCallback: timers.clear,
    },
    NativeReactNativeFeatureFlagsCxx: {},
    DeviceEventManager: { invokeDefaultBackPressHandler: () => recordCall('leaveApp') },
    HeadlessJsTaskSupport: {},
    KeyboardObserver: emitter,
    SettingsManager: { getConstants: () => ({ settings: {} }), setValues: noop },
  };
}

/** Links, sharing, vibration and touch sounds. */
function linksAndSharing({ launch, recordCall }: HostPorts) {
  const links = {
    getInitialURL: async () => launch.link,
    canOpenURL: async () => true,
    openURL: async (url: string) => recordCall('openLink', url),
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
        recordCall('share', message);
        done(true);
      },
    },
    ShareModule: {
      async share({ message }: { readonly message: string }) {
        recordCall('share', message);
        return { action: 'sharedAction' };
      },
    },
    Vibration: { vibrate: noop, cancel: noop },
    SoundManager: { playTouchSound: noop },
  };
}

type Entries = readonly (readonly [string, string])[];

/** AsyncStorage. Answers in a later task, as on a phone. */
function storage({ memory, timers }: HostPorts) {
  const soon = (work: () => void) => timers.setTimeout(work, 0);
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

const OFFLINE = 'The Internet connection appears to be offline.';

/** Android passes the request as separate arguments. */
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

function network({ device, network: connection, emitDeviceEvent, timers }: HostPorts) {
  const send = (id: number, request: XhrRequest) => {
    if (connection) connection.send(id, request, emitDeviceEvent);
    else
      timers.setTimeout(
        () => emitDeviceEvent('didCompleteNetworkResponse', [id, OFFLINE, false]),
        1,
      );
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
      abortRequest: (id: number) => connection?.abort(id),
      clearCookies: noop,
      ...emitter,
    },
    BlobModule: {
      getConstants: () => ({ BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
      addNetworkingHandler: noop,
    },
    FileReaderModule: {},
    WebSocketModule: emitter,
  };
}

type AnimationEnd = (result: { readonly finished: boolean }) => void;

/** Modules that belong to views. They draw nothing here. */
function views(_ports: HostPorts, ui: UiManager) {
  const animated = {
    ...noops(
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
      toDataURL: (_tag: number, _options: object, done: (points: string) => void) =>
        done(SVG_DATA_URL),
    },
    RNSVGRenderableModule: {},
    RNSModule: {},
    RNGestureHandlerModule: {
      install: () => true,
      createGestureHandler: () => true,
      attachGestureHandler: () => true,
      setGestureHandlerConfig: () => true,
      ...noops('updateGestureHandler', 'updateGestureHandlerConfig'),
      configureRelations: () => true,
      ...noops('setReanimatedAvailable', 'dropGestureHandler', 'flushOperations'),
      installUIRuntimeBindings: () => true,
    },
  };
}
