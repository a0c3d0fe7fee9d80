import { type Account, accountOf } from './account';
import { errorCode } from './errorCode';
import type { Firebase } from './firebase';

/** Reason why an account could not be linked or opened. */
export type LinkError = 'badAddress' | 'badLink' | 'taken' | 'offline' | 'failed';

/** Keeps an account beyond this device with a link sent by email. See also `providers.ts`. */
export interface AccountLink {
  /** Sends an email with a link that opens the app at `returnTo`. */
  send(email: string, returnTo: string): Promise<LinkError | null>;
  isLink(url: string): boolean;
  /** Links the account of this device to the address. */
  keep(email: string, url: string): Promise<Account | LinkError>;
  /** Signs in to the account of the address, which may come from another device. */
  open(email: string, url: string): Promise<Account | LinkError>;
}

/** Runs `work` and converts errors of the sign-in service. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | LinkError> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    return Object.hasOwn(ERRORS, code) ? (ERRORS[code] ?? 'failed') : 'failed';
  }
}

export function mailLink({ auth, sdk }: Firebase): AccountLink {
  return {
    send: (email, url) =>
      attempt(async () => {
        if (!ADDRESS.test(email)) return 'badAddress';
        await sdk.auth.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
        return null;
      }),
    isLink: (url) => sdk.auth.isSignInWithEmailLink(auth, url),
    keep: (email, url) =>
      attempt(async () => {
        if (auth.currentUser === null) return 'failed';
        const credential = sdk.auth.EmailAuthProvider.credentialWithLink(email, url);
        return accountOf((await sdk.auth.linkWithCredential(auth.currentUser, credential)).user);
      }),
    open: (email, url) =>
      attempt(async () => accountOf((await sdk.auth.signInWithEmailLink(auth, email, url)).user)),
  };
}

/** Catches typing mistakes only. The email itself shows whether the address exists. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

const ERRORS: Readonly<Record<string, LinkError>> = {
  'auth/invalid-email': 'badAddress',
  'auth/missing-email': 'badAddress',
  'auth/argument-error': 'badLink',
  'auth/invalid-action-code': 'badLink',
  'auth/expired-action-code': 'badLink',
  'auth/email-already-in-use': 'taken',
  'auth/credential-already-in-use': 'taken',
  'auth/network-request-failed': 'offline',
};
