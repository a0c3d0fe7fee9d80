import { Linking, Platform } from 'react-native';

/** An installed app gets its new version from the store. */
export const newVersionIs = 'app' as const;

/** The App Store knows an app by a number that is given with its first release. */
const STORES = {
  android: 'market://details?id=app.borinquen',
  ios: process.env.EXPO_PUBLIC_APP_STORE_URL ?? 'itms-apps://apps.apple.com/search?term=Borinquen',
};

export function getNewVersion(): void {
  const url = Platform.OS === 'android' ? STORES.android : STORES.ios;
  void Linking.openURL(url).catch(() => undefined);
}
