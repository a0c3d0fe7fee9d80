import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { PushDevice } from './pushToken';

/** Asks the person once; null if they would rather not, or if this device cannot. */
export async function requestPushToken(): Promise<PushDevice | null> {
  const { granted } = await Notifications.requestPermissionsAsync();
  return granted ? deviceToken() : null;
}

/** What this device is already known by; asks nobody anything. */
export async function currentPushToken(): Promise<PushDevice | null> {
  const { granted } = await Notifications.getPermissionsAsync();
  return granted ? deviceToken() : null;
}

async function deviceToken(): Promise<PushDevice> {
  const { data } = await Notifications.getExpoPushTokenAsync();
  return { token: data, platform: Platform.OS === 'ios' ? 'ios' : 'android' };
}
