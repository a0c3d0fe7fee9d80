// Only modules that need a device are replaced, by the library's own mock if there is one.
require('react-native-gesture-handler/jestSetup');

jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
jest.mock('react-native-safe-area-context', () => {
  const mock = require('react-native-safe-area-context/jest/mock').default;
  // A notch and a home bar, so that a screen that ignores them is noticed.
  Object.assign(mock.initialWindowMetrics.insets, { top: 47, bottom: 34 });
  return mock;
});
jest.mock('expo-linking', () => ({
  ...jest.requireActual('expo-linking'),
  createURL: (path) => `borinquen://${path}`,
}));
jest.mock('expo-notifications', () => ({
  addNotificationResponseReceivedListener: () => ({ remove: () => undefined }),
  clearLastNotificationResponse: () => undefined,
  getExpoPushTokenAsync: async () => ({ type: 'expo', data: 'ExponentPushToken[test]' }),
  getLastNotificationResponse: () => null,
  getPermissionsAsync: async () => ({ granted: false, canAskAgain: true, status: 'undetermined' }),
  requestPermissionsAsync: async () => ({ granted: true, canAskAgain: true, status: 'granted' }),
  setNotificationChannelAsync: async () => null,
  setNotificationHandler: () => undefined,
}));
jest.mock('expo-audio', () => ({
  createAudioPlayer: () => ({ seekTo: async () => undefined, play: () => undefined }),
  setAudioModeAsync: async () => undefined,
}));
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: async () => undefined,
  deactivateKeepAwake: async () => undefined,
}));
jest.mock('expo-splash-screen', () => ({
  preventAutoHideAsync: async () => true,
  hide: () => undefined,
}));
jest.mock('expo-system-ui', () => ({ setBackgroundColorAsync: async () => undefined }));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: async () => undefined,
  notificationAsync: async () => undefined,
}));
