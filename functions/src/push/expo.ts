import type { Expo } from 'expo-server-sdk';

let opened: Promise<Expo> | undefined;

/**
 * Expo's push service. Its library reads another address from EXPO_BASE_URL, if there is one.
 * It is loaded with the first message: most calls send none and start faster without it.
 */
export function pushService(): Promise<Expo> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Expo> {
  const { Expo } = await import('expo-server-sdk');
  const accessToken = process.env.EXPO_ACCESS_TOKEN;
  return new Expo(accessToken === undefined ? {} : { accessToken });
}
