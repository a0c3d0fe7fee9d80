import type { Expo } from 'expo-server-sdk';

let opened: Promise<Expo> | undefined;

/**
 * Client of Expo's push service. `EXPO_BASE_URL` overrides its address. The library is loaded with
 * the first message, because most calls send none and start faster without it.
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
