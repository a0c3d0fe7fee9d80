import type { Platform } from '#protocol/profile';

export interface PushDevice {
  readonly token: string;
  readonly platform: Platform;
}

/** What this device is already known by; asks nobody anything. */
export const currentPushToken = async (): Promise<PushDevice | null> => null;

/** Browsers get no push messages: the open page is told by the database itself. */
export async function requestPushToken(): Promise<PushDevice | null> {
  return null;
}
