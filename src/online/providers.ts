import type { AuthCredential } from 'firebase/auth';
import { type Account, accountOf } from './account';
import { attempt, type LinkTrouble } from './accountLink';
import type { Firebase } from './firebase';
import { fromProvider, providersHere } from './providerFlow';

/** Who else can say who somebody is. */
export const PROVIDERS = ['google', 'apple'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** `keep`: ties this account to the provider's; `open`: goes on with the account that is tied to it. */
export type How = 'keep' | 'open';

/** A way to keep an account beyond this device, by an account that one has elsewhere. */
export interface AccountProviders {
  /** Those that can be used on this device. */
  readonly here: readonly ProviderName[];
  use(name: ProviderName, how: How): Promise<Account | LinkTrouble>;
}

export const accountProviders = (firebase: Firebase): AccountProviders => ({
  here: providersHere,
  use: (name, how) => attempt(async () => accountOf(await fromProvider(firebase, name, how))),
});

/** The same with what a provider has handed out already. */
export const useCredential = (
  { auth, sdk }: Firebase,
  credential: AuthCredential,
  how: How,
): Promise<Account | LinkTrouble> =>
  attempt(async () => {
    const { currentUser } = auth;
    if (how === 'keep' && currentUser === null) return 'failed';
    const { user } =
      how === 'keep' && currentUser !== null
        ? await sdk.auth.linkWithCredential(currentUser, credential)
        : await sdk.auth.signInWithCredential(auth, credential);
    return accountOf(user);
  });
