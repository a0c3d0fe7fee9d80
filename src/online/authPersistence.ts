import type { Persistence } from 'firebase/auth';

/** Storage for the browser's signed-in user, in order of preference. */
export async function authPersistence(): Promise<Persistence[]> {
  const { browserLocalPersistence, indexedDBLocalPersistence } = await import('firebase/auth');
  return [indexedDBLocalPersistence, browserLocalPersistence];
}
