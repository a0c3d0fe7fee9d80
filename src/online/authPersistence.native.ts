import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Persistence } from 'firebase/auth';
import * as auth from 'firebase/auth';

/** Only the build for phones has this, and its types do not say so. */
interface PhoneAuth {
  getReactNativePersistence(storage: typeof AsyncStorage): Persistence;
}

/** Made once: whoever tries to connect again must bring the same, or Firebase refuses. */
// biome-ignore lint/nursery/noUnsafeTypeAssertion: only the build for phones has it, and the package's types are those of browsers
const phonePersistence = (auth as unknown as PhoneAuth).getReactNativePersistence(AsyncStorage);

export async function authPersistence(): Promise<Persistence[]> {
  return [phonePersistence];
}
