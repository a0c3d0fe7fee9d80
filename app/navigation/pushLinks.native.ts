import * as Notifications from 'expo-notifications';

/** The path of a push message; null if it has no valid data. */
function pathOf({ notification }: Notifications.NotificationResponse): string | null {
  const path: unknown = notification.request.content.data?.path;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}

/** Handles a tap once, so that it does not open its screen again at the next start. */
function answer(response: Notifications.NotificationResponse): string | null {
  Notifications.clearLastNotificationResponse();
  return pathOf(response);
}

/** Path of the message whose tap started the app. */
export function pathOfFirstPush(): string | null {
  const response = Notifications.getLastNotificationResponse();
  return response === null ? null : answer(response);
}

/** Reports messages that are tapped while the app is open. */
export function watchPushes(open: (path: string) => void): () => void {
  const watching = Notifications.addNotificationResponseReceivedListener((response) => {
    const path = answer(response);
    if (path !== null) open(path);
  });
  return () => watching.remove();
}
