import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { PushDevice } from './pushToken';

/** Asks for permission and returns the push token; null if permission is denied. */
export async function requestPushToken(): Promise<PushDevice | null> {
  const { granted } = await Notifications.requestPermissionsAsync();
  return granted ? deviceToken() : null;
}

/** The push token if permission was given already. Never asks. */
export async function currentPushToken(): Promise<PushDevice | null> {
  const { granted } = await Notifications.getPermissionsAsync();
  return granted ? deviceToken() : null;
}

async function deviceToken(): Promise<PushDevice> {
  const { data } = await Notifications.getExpoPushTokenAsync();
  return { token: data, platform: Platform.OS === 'ios' ? 'ios' : 'android' };
}
