import { fetchModule } from './fetch';
import { fileModules } from './files';
import type { HostPorts } from './reactNative';
import { EventEmitter, NativeModule, SharedObject, SharedRef } from './shared';

/** The part of app.json that the app reads. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Modules that a released app does not have. The app may look for them. */
export const absentExpoModules: readonly string[] = [
  'ExpoGo',
  'ExpoUpdates',
  'ExpoDevLauncher',
  'NativeModulesProxy',
];

/** `globalThis.expo` with the modules of the Expo packages that the app contains. */
export function expoGlobal(ports: HostPorts, manifest: Manifest, asked: (name: string) => void) {
  const modules = Object.fromEntries(
    Object.entries(expoModules(ports, manifest)).map(([name, members]) => [
      name,
      Object.assign(new NativeModule(), { __expo_module_name__: name }, members),
    ]),
  );
  const watched = new Proxy(modules, {
    get(_target, name) {
      if (typeof name === 'string' && !(name in modules)) asked(name);
      return Reflect.get(modules, name);
    },
  });
  return {
    modules: watched,
    EventEmitter,
    NativeModule,
    SharedObject,
    SharedRef,
    uuidv4: () => '00000000-0000-4000-8000-000000000000',
    uuidv5: () => '00000000-0000-5000-8000-000000000000',
    getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
    expoModulesCoreVersion: { version: '57.0.0', major: 57, minor: 0, patch: 0 },
    cacheDir: 'file:///cache/',
    documentsDir: 'file:///documents/',
  };
}

export type ExpoGlobal = ReturnType<typeof expoGlobal>;

function expoModules(ports: HostPorts, manifest: Manifest): Record<string, object> {
  const { recordCall, device, launch } = ports;
  const noting =
    (name: string) =>
    async (...args: unknown[]) =>
      recordCall(name, ...args);
  return {
    ExponentConstants: {
      manifest,
      executionEnvironment: 'standalone',
      statusBarHeight: device().insets.top,
      platform: { [device().os]: {} },
      systemFonts: [],
    },
    ExpoAsset: { downloadAsync: async (url: string) => url },
    ExpoAudio: audio(ports),
    ExpoFetchModule: fetchModule(ports),
    ExpoHaptics: {
      impactAsync: noting('haptic'),
      notificationAsync: noting('haptic'),
      selectionAsync: noting('haptic'),
    },
    ExpoLinking: { getLinkingURL: () => launch.link },
    ExpoLocalization: {
      getLocales: () => [localeOf(device().language)],
      getCalendars: () => [
        { calendar: 'gregory', timeZone: 'UTC', uses24hourClock: true, firstWeekday: 1 },
      ],
    },
    ExpoSplashScreen: {
      preventAutoHideAsync: noting('splash.keep'),
      hide: () => recordCall('splash.hide'),
      hideAsync: noting('splash.hide'),
      setOptions: () => undefined,
      internalPreventAutoHideAsync: async () => true,
      internalMaybeHideAsync: async () => true,
    },
    ExpoKeepAwake: {
      activate: async () => recordCall('awake', true),
      deactivate: async () => recordCall('awake', false),
    },
    ExpoSystemUI: {
      setBackgroundColorAsync: async (color: unknown) => recordCall('ground', color),
    },
    ExpoNetwork: { getNetworkStateAsync: async () => networkState(true) },
    ...fileModules(ports),
    ...notifications(ports),
  };
}

export const networkState = (isConnected: boolean) => ({
  type: isConnected ? 'WIFI' : 'NONE',
  isConnected,
  isInternetReachable: isConnected,
});

const localeOf = (languageCode: string) => ({
  languageTag: languageCode,
  languageCode,
  regionCode: null,
  textDirection: 'ltr',
});

function audio({ recordCall }: HostPorts): object {
  class AudioPlayer extends SharedObject {
    readonly isLoaded = true;
    async seekTo(seconds: number) {
      recordCall('audio.seek', seconds);
    }
    play() {
      recordCall('audio.play');
    }
    pause() {
      recordCall('audio.pause');
    }
    remove() {}
  }
  return {
    AudioPlayer,
    AudioRecorder: class extends SharedObject {},
    AudioPlaylist: class extends SharedObject {},
    AudioStream: class extends SharedObject {},
    setAudioModeAsync: async (mode: object) => recordCall('audio.mode', mode),
  };
}

/** A tapped notification in the form that the phone passes on. */
export const responseTo = (data: object) => ({
  actionIdentifier: 'expo.modules.notifications.actions.DEFAULT',
  notification: {
    date: 0,
    request: {
      identifier: 'push',
      content: { title: '', body: '', data },
      trigger: { type: 'push' },
    },
  },
});

function notifications({ recordCall, launch }: HostPorts): Record<string, object> {
  let last = launch.push === null ? null : responseTo(launch.push.data);
  let isAllowed: boolean | null = launch.hasAllowedPush ? true : null;
  const status = () => (isAllowed === null ? 'undetermined' : isAllowed ? 'granted' : 'denied');
  const permission = () => ({
    status: status(),
    granted: isAllowed === true,
    canAskAgain: isAllowed === null,
    expires: 'never',
    ios: { status: isAllowed === true ? 2 : 0 },
  });
  return {
    ExpoNotificationsEmitter: {
      getLastNotificationResponse: () => last,
      clearLastNotificationResponse() {
        last = null;
        recordCall('push.clear');
      },
    },
    ExpoNotificationPermissionsModule: {
      getPermissionsAsync: async () => permission(),
      async requestPermissionsAsync() {
        recordCall('push.ask');
        isAllowed ??= launch.allowsPush;
        return permission();
      },
    },
    ExpoPushTokenManager: { getDevicePushTokenAsync: async () => 'device-token' },
    NotificationsServerRegistrationModule: {
      getInstallationIdAsync: async () => 'installation',
      getRegistrationInfoAsync: async () => null,
      setRegistrationInfoAsync: async () => undefined,
    },
    ExpoNotificationChannelManager: {
      async setNotificationChannelAsync(id: string, channel: object) {
        recordCall('push.channel', id, channel);
        return null;
      },
    },
    ExpoBadgeModule: {
      getBadgeCountAsync: async () => 0,
      async setBadgeCountAsync(count: number) {
        recordCall('badge', count);
        return true;
      },
    },
    ExpoNotificationsHandlerModule: { handleNotificationAsync: async () => undefined },
    ExpoApplication: { applicationId: 'app.borinquen' },
    ExpoBackgroundNotificationTasksModule: {},
    ExpoNotificationCategoriesModule: {},
    ExpoNotificationPresenter: {},
    ExpoNotificationScheduler: {},
    ExpoNotificationChannelGroupManager: {},
    ExpoTopicSubscriptionModule: {},
  };
}
