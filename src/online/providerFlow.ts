import type { User } from 'firebase/auth';
import type { Firebase } from './firebase';
import type { LinkMode, ProviderName } from './providers';

/** In browsers providers sign in with a popup window. */
export const availableProviders: readonly ProviderName[] = ['google', 'apple'];

export async function signInWithProvider(
  { auth, sdk }: Firebase,
  name: ProviderName,
  how: LinkMode,
): Promise<User> {
  const { GoogleAuthProvider, OAuthProvider, linkWithPopup, signInWithPopup } = sdk.auth;
  const provider = name === 'google' ? new GoogleAuthProvider() : new OAuthProvider('apple.com');
  const resolver = sdk.auth.browserPopupRedirectResolver;
  const { currentUser } = auth;
  const { user } =
    how === 'keep' && currentUser !== null
      ? await linkWithPopup(currentUser, provider, resolver)
      : await signInWithPopup(auth, provider, resolver);
  return user;
}
