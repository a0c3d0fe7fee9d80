import type { User } from 'firebase/auth';
import type { UserId } from '#protocol/ids';
import { errorCode } from './errorCode';
import type { Firebase } from './firebase';

export interface Account {
  readonly uid: UserId;
  /** An address by which the account can be opened on another device; null: only here. */
  readonly email: string | null;
}

// biome-ignore lint/nursery/noUnsafeTypeAssertion: Firebase itself gives the id
export const accountOf = (user: User): Account => ({ uid: user.uid as UserId, email: user.email });

/** Signs in whoever was here before, or somebody new, without asking anything. */
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

/** An account that the server no longer knows is let go; whoever watches makes up for it. */
export async function signOutDeletedAccount(firebase: Firebase): Promise<void> {
  try {
    await firebase.auth.currentUser?.getIdToken(true);
  } catch (error) {
    if (DELETED_ACCOUNT_CODES.includes(errorCode(error))) await signOut(firebase);
  }
}
