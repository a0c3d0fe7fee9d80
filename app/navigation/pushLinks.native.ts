import * as Notifications from 'expo-notifications';

/** The path a message leads to, if it is one of ours. */
function pathOf({ notification }: Notifications.NotificationResponse): string | null {
  const path: unknown = notification.request.content.data?.path;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}

/** A tap is answered once: it must not open its screen again at the next start. */
function answer(response: Notifications.NotificationResponse): string | null {
  Notifications.clearLastNotificationResponse();
  return pathOf(response);
}

/** The message whose tap opened the app. */
export function pathOfFirstPush(): string | null {
  const response = Notifications.getLastNotificationResponse();
  return response === null ? null : answer(response);
}

/** Messages that are tapped while the app is open. */
export function watchPushes(open: (path: string) => void): () => void {
  const watching = Notifications.addNotificationResponseReceivedListener((response) => {
    const path = answer(response);
    if (path !== null) open(path);
  });
  return () => watching.remove();
}
