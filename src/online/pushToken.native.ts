import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import { NOTICE_KINDS } from '../protocol/profile';
import type { PushDevice } from './pushToken';

/** Asks the person once; null if they would rather not, or if this device cannot. */
export async function pushToken(): Promise<PushDevice | null> {
  const { granted } = await Notifications.requestPermissionsAsync();
  if (!granted) return null;
  if (Platform.OS === 'android') await openChannels();
  const { data } = await Notifications.getExpoPushTokenAsync();
  return { token: data, platform: Platform.OS === 'ios' ? 'ios' : 'android' };
}

/** Android sorts messages into channels, which people can silence one by one. */
async function openChannels(): Promise<void> {
  for (const kind of NOTICE_KINDS) {
    const importance =
      kind === 'chat'
        ? Notifications.AndroidImportance.DEFAULT
        : Notifications.AndroidImportance.HIGH;
    await Notifications.setNotificationChannelAsync(kind, { name: kind, importance });
  }
}
