import type { User } from 'firebase/auth';
import type { Firebase } from './firebase';
import type { How, ProviderName } from './providers';

/**
 * On phones a provider needs its own library in the build (Google's, Apple's), which hands out a
 * credential for `useCredential`. Neither is built in, so none is offered.
 */
export const providersHere: readonly ProviderName[] = [];

export async function fromProvider(
  _firebase: Firebase,
  name: ProviderName,
  _how: How,
): Promise<User> {
  throw new Error(`${name} is not built in`);
}
