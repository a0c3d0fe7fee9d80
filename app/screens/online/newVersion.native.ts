import { Linking, Platform } from 'react-native';

/** An installed app gets its new version from the store. */
export const newVersionIs = 'app' as const;

/** Store pages. The App Store assigns its number with the first release. */
const STORES = {
  android: 'market://details?id=app.borinquen',
  ios: process.env.EXPO_PUBLIC_APP_STORE_URL ?? 'itms-apps://apps.apple.com/search?term=Borinquen',
};

export function getNewVersion(): void {
  const url = Platform.OS === 'android' ? STORES.android : STORES.ios;
  void Linking.openURL(url).catch(() => undefined);
}
