import type { Platform } from '#protocol/profile';

export interface PushDevice {
  readonly token: string;
  readonly platform: Platform;
}

/** The push token if permission was given already. Never asks. */
export const currentPushToken = async (): Promise<PushDevice | null> => null;

/** Browsers get no push messages. An open page has database listeners instead. */
export async function requestPushToken(): Promise<PushDevice | null> {
  return null;
}
