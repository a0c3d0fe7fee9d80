import { createStore, type StoreApi } from 'zustand/vanilla';
import { coalescingWriter } from '#session/local/coalescingWriter';
import { keys } from '#session/saves/keys';
import type { KeyValueStorage } from '#session/saves/storage';
import { type Preferences, readPreferences } from './preferences';

export interface PreferenceStore extends Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> {
  /** Changes preferences immediately and stores them in the background. */
  change(some: Partial<Preferences>): void;
  /** Resolves when all changes so far are stored. */
  stored(): Promise<void>;
}

/** Reads the stored preferences. Unreadable ones are replaced by the defaults. */
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
