import type { User } from 'firebase/auth';
import type { Firebase } from './firebase';
import type { LinkMode, ProviderName } from './providers';

/**
 * On phones a provider needs its own library in the build (Google's, Apple's), which hands out a
 * credential for `useCredential`. Neither is built in, so none is offered.
 */
export const availableProviders: readonly ProviderName[] = [];

export async function signInWithProvider(
  _firebase: Firebase,
  name: ProviderName,
  _how: LinkMode,
): Promise<User> {
  throw new Error(`${name} is not built in`);
}
