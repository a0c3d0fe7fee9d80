import type { AuthCredential } from 'firebase/auth';
import { type Account, accountOf } from './account';
import { attempt, type LinkError } from './accountLink';
import type { Firebase } from './firebase';
import { availableProviders, signInWithProvider } from './providerFlow';

/** Who else can say who somebody is. */
export const PROVIDERS = ['google', 'apple'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** `keep`: ties this account to the provider's; `open`: goes on with the account that is tied to it. */
export type LinkMode = 'keep' | 'open';

/** A way to keep an account beyond this device, by an account that one has elsewhere. */
export interface AccountProviders {
  /** Those that can be used on this device. */
  readonly available: readonly ProviderName[];
  use(name: ProviderName, how: LinkMode): Promise<Account | LinkError>;
}

export const accountProviders = (firebase: Firebase): AccountProviders => ({
  available: availableProviders,
  use: (name, how) => attempt(async () => accountOf(await signInWithProvider(firebase, name, how))),
});

/** The same with what a provider has handed out already. */
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
