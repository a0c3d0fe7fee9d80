import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Persistence } from 'firebase/auth';
import * as auth from 'firebase/auth';

/** Only the build for phones has this, and its types do not say so. */
interface PhoneAuth {
  getReactNativePersistence(storage: typeof AsyncStorage): Persistence;
}

export async function authPersistence(): Promise<Persistence[]> {
  return [(auth as unknown as PhoneAuth).getReactNativePersistence(AsyncStorage)];
}
