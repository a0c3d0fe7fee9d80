import * as Notifications from 'expo-notifications';
import type { PushData } from '../../src/protocol/profile';

/** The path a message leads to, if it is one of ours. */
function pathOf(response: Notifications.NotificationResponse | null): string | null {
  const data = response?.notification.request.content.data as Partial<PushData> | undefined;
  return typeof data?.path === 'string' ? data.path : null;
}

/** The message whose tap opened the app. */
export function pathOfFirstPush(): string | null {
  return pathOf(Notifications.getLastNotificationResponse());
}

/** Messages that are tapped while the app is open. */
export function watchPushes(open: (path: string) => void): () => void {
  const watching = Notifications.addNotificationResponseReceivedListener((response) => {
    const path = pathOf(response);
    if (path !== null) open(path);
  });
  return () => watching.remove();
}
