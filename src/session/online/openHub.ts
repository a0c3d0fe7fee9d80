import { openClient } from '#online/client';
import { loadConfig } from '#online/config';
import type { KeyValueStorage } from '#session/saves/storage';
import { createOnlineHub, type OnlineHub } from './hub';

/** Opens the app's hub with the configured Firebase project. */
export function openOnlineHub(storage: KeyValueStorage): OnlineHub {
  return createOnlineHub({ storage, config: loadConfig, connect: openClient, now: Date.now });
}
