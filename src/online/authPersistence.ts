import type { Persistence } from 'firebase/auth';

/** Where the browser remembers who is signed in. */
export async function authPersistence(): Promise<Persistence[]> {
  const { browserLocalPersistence, indexedDBLocalPersistence } = await import('firebase/auth');
  return [indexedDBLocalPersistence, browserLocalPersistence];
}
