import type { Platform } from '../protocol/profile';

export interface PushDevice {
  readonly token: string;
  readonly platform: Platform;
}

/** Browsers get no push messages: the open page is told by the database itself. */
export async function pushToken(): Promise<PushDevice | null> {
  return null;
}
