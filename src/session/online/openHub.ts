import { openClient } from '#online/client';
import { loadConfig } from '#online/config';
import type { KeyValueStorage } from '#session/saves/storage';
import { createOnlineHub, type OnlineHub } from './hub';

/** The hub of this app, for the project that it was built for. */
export function openOnlineHub(storage: KeyValueStorage): OnlineHub {
  return createOnlineHub({ storage, config: loadConfig, connect: openClient, now: Date.now });
}
