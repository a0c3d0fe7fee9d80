import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { ChannelNames, Permission } from './device';

export async function permission(): Promise<Permission> {
  const { granted, canAskAgain, status } = await Notifications.getPermissionsAsync();
  if (granted) return 'granted';
  return canAskAgain && status === Notifications.PermissionStatus.UNDETERMINED
    ? 'unasked'
    : 'never';
}

/** Names Android's notification channels, which people can silence one by one. */
export async function nameChannels(names: ChannelNames): Promise<void> {
  if (Platform.OS !== 'android') return;
  const { DEFAULT, HIGH } = Notifications.AndroidImportance;
  for (const [kind, name] of Object.entries(names)) {
    const importance = kind === 'chat' ? DEFAULT : HIGH;
    await Notifications.setNotificationChannelAsync(kind, { name, importance });
  }
}

/** Reports a changed push token. Returns a stop function. */
export function watchAddress(tell: () => void): () => void {
  const watching = Notifications.addPushTokenListener(tell);
  return () => watching.remove();
}

export async function setBadge(count: number): Promise<void> {
  await Notifications.setBadgeCountAsync(count);
}
