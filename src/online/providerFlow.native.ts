import type { User } from 'firebase/auth';
import type { Firebase } from './firebase';
import type { LinkMode, ProviderName } from './providers';

/**
 * On phones each provider needs its own native library, which returns a credential for
 * `useCredential`. The app includes neither Google's nor Apple's, so none is available.
 */
export const availableProviders: readonly ProviderName[] = [];

export async function signInWithProvider(
  _firebase: Firebase,
  name: ProviderName,
  _how: LinkMode,
): Promise<User> {
  throw new Error(`${name} is not built in`);
}
