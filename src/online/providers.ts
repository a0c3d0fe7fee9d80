import type { AuthCredential } from 'firebase/auth';
import { type Account, accountOf } from './account';
import { attempt, type LinkError } from './accountLink';
import type { Firebase } from './firebase';
import { availableProviders, signInWithProvider } from './providerFlow';

/** Sign-in providers. */
export const PROVIDERS = ['google', 'apple'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** `keep`: links this account to the provider's; `open`: signs in to the account linked to it. */
export type LinkMode = 'keep' | 'open';

/** Keeps an account beyond this device by linking it to a provider's account. */
export interface AccountProviders {
  /** Providers that this platform supports. */
  readonly available: readonly ProviderName[];
  use(name: ProviderName, how: LinkMode): Promise<Account | LinkError>;
}

export const accountProviders = (firebase: Firebase): AccountProviders => ({
  available: availableProviders,
  use: (name, how) => attempt(async () => accountOf(await signInWithProvider(firebase, name, how))),
});

/** Links or signs in with a credential that a native library has returned. */
export const useCredential = (
  { auth, sdk }: Firebase,
  credential: AuthCredential,
  how: LinkMode,
): Promise<Account | LinkError> =>
  attempt(async () => {
    const { currentUser } = auth;
    if (how === 'keep' && currentUser === null) return 'failed';
    const { user } =
      how === 'keep' && currentUser !== null
        ? await sdk.auth.linkWithCredential(currentUser, credential)
        : await sdk.auth.signInWithCredential(auth, credential);
    return accountOf(user);
  });
