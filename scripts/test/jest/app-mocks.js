// Only what needs a device is replaced, each by its own maker's stand-in where there is one.
require('react-native-gesture-handler/jestSetup');

jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
jest.mock(
  'react-native-safe-area-context',
  () => require('react-native-safe-area-context/jest/mock').default,
);
jest.mock('expo-linking', () => ({
  ...jest.requireActual('expo-linking'),
  createURL: (path) => `borinquen://${path}`,
}));
jest.mock('expo-notifications', () => ({
  addNotificationResponseReceivedListener: () => ({ remove: () => undefined }),
  clearLastNotificationResponseAsync: async () => undefined,
  getExpoPushTokenAsync: async () => ({ type: 'expo', data: 'ExponentPushToken[test]' }),
  getLastNotificationResponse: () => null,
  getPermissionsAsync: async () => ({ granted: false, canAskAgain: true, status: 'undetermined' }),
  requestPermissionsAsync: async () => ({ granted: true, canAskAgain: true, status: 'granted' }),
  setNotificationChannelAsync: async () => null,
  setNotificationHandler: () => undefined,
}));
jest.mock('expo-audio', () => ({
  createAudioPlayer: () => ({ seekTo: async () => undefined, play: () => undefined }),
}));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: async () => undefined,
  notificationAsync: async () => undefined,
}));
