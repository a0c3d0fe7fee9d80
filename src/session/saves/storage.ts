/** Key-value storage of texts, such as AsyncStorage. */
export interface KeyValueStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
}

/** Storage for tests and for browsers that block persistent storage. */
export function memoryStorage(items = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => {
      items.set(key, value);
    },
    removeItem: async (key) => {
      items.delete(key);
    },
    getAllKeys: async () => [...items.keys()],
  };
}
