import type { User } from 'firebase/auth';
import type { UserId } from '#protocol/ids';
import { errorCode } from './errorCode';
import type { Firebase } from './firebase';

export interface Account {
  readonly uid: UserId;
  /** Address with which the account can be opened on other devices; null if there is none. */
  readonly email: string | null;
}

// biome-ignore lint/nursery/noUnsafeTypeAssertion: Firebase assigns the id
export const accountOf = (user: User): Account => ({ uid: user.uid as UserId, email: user.email });

/** Restores the account of this device, or creates an anonymous one. */
export async function signIn({ auth, sdk }: Firebase): Promise<Account> {
  await auth.authStateReady();
  const user = auth.currentUser ?? (await sdk.auth.signInAnonymously(auth)).user;
  return accountOf(user);
}

export function watchAccount(
  { auth, sdk }: Firebase,
  tell: (account: Account | null) => void,
): () => void {
  return sdk.auth.onIdTokenChanged(auth, (user) => tell(user && accountOf(user)));
}

export const signOut = ({ auth, sdk }: Firebase): Promise<void> => sdk.auth.signOut(auth);

const DELETED_ACCOUNT_CODES: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-user-token',
];

/** Signs out if the server no longer knows the account. Watchers then create a new one. */
export async function signOutDeletedAccount(firebase: Firebase): Promise<void> {
  try {
    await firebase.auth.currentUser?.getIdToken(true);
  } catch (error) {
    if (DELETED_ACCOUNT_CODES.includes(errorCode(error))) await signOut(firebase);
  }
}
