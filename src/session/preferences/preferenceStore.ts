import { createStore, type StoreApi } from 'zustand/vanilla';
import { coalescingWriter } from '#session/local/coalescingWriter';
import { keys } from '#session/saves/keys';
import type { KeyValueStorage } from '#session/saves/storage';
import { type Preferences, readPreferences } from './preferences';

export interface PreferenceStore extends Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> {
  /** Changes some of them, at once on screen and soon after in the storage. */
  change(some: Partial<Preferences>): void;
  /** When every change so far is stored. */
  stored(): Promise<void>;
}

/** The preferences kept in the storage; unreadable ones are none. */
export async function openPreferences(storage: KeyValueStorage): Promise<PreferenceStore> {
  const text = await storage.getItem(keys.preferences).catch(() => null);
  const store = createStore<Preferences>(() => readPreferences(text));
  const writer = coalescingWriter((all: Preferences) =>
    storage.setItem(keys.preferences, JSON.stringify(all)),
  );
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change(some) {
      store.setState(some);
      void writer.put(store.getState());
    },
    stored: writer.idle,
  };
}
