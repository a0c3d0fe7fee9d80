import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Persistence } from 'firebase/auth';
import * as auth from 'firebase/auth';

/** Exists only in the React Native build of the package. Its types omit it. */
interface PhoneAuth {
  getReactNativePersistence(storage: typeof AsyncStorage): Persistence;
}

/** Created once, because Firebase refuses a different persistence when the app connects again. */
// biome-ignore lint/nursery/noUnsafeTypeAssertion: only the React Native build has it, and the types are those of the browser build
const phonePersistence = (auth as unknown as PhoneAuth).getReactNativePersistence(AsyncStorage);

export async function authPersistence(): Promise<Persistence[]> {
  return [phonePersistence];
}
