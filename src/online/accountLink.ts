import type { AuthError } from 'firebase/auth';
import type { UserId } from '../protocol/ids';
import type { Account } from './account';
import type { Firebase } from './firebase';

/** Why an account could not be linked or opened. */
export type LinkTrouble = 'badAddress' | 'badLink' | 'offline' | 'failed';

/**
 * A way to keep an account beyond this device. Mail is the one there is; a provider such as
 * Apple or Google would be another, and needs that provider's own service to be tried out.
 */
export interface AccountLink {
  /** Sends a letter with a link that opens the app at `returnTo`. */
  send(email: string, returnTo: string): Promise<LinkTrouble | null>;
  isLink(url: string): boolean;
  /**
   * Opens the link. An account of this device is kept under that address; if the address has
   * an account already, the app goes on as that one.
   */
  open(email: string, url: string): Promise<Account | LinkTrouble>;
}

export function mailLink({ auth, sdk }: Firebase): AccountLink {
  return {
    async send(email, url) {
      try {
        await sdk.auth.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
        return null;
      } catch (error) {
        return troubleOf(error);
      }
    },
    isLink: (url) => sdk.auth.isSignInWithEmailLink(auth, url),
    async open(email, url) {
      try {
        return await linkOrSignIn(email, url);
      } catch (error) {
        return troubleOf(error);
      }
    },
  };

  async function linkOrSignIn(email: string, url: string): Promise<Account> {
    const { user } =
      (await link(email, url)) ?? (await sdk.auth.signInWithEmailLink(auth, email, url));
    return { uid: user.uid as UserId, email: user.email };
  }

  /** Null if the address has an account of its own, or nobody is signed in here. */
  async function link(email: string, url: string) {
    if (!auth.currentUser?.isAnonymous) return null;
    const credential = sdk.auth.EmailAuthProvider.credentialWithLink(email, url);
    try {
      return await sdk.auth.linkWithCredential(auth.currentUser, credential);
    } catch (error) {
      if (TAKEN.includes(codeOf(error))) return null;
      throw error;
    }
  }
}

const codeOf = (error: unknown) => (error as Partial<AuthError>).code ?? '';
const TAKEN = ['auth/email-already-in-use', 'auth/credential-already-in-use'];

const TROUBLES: Readonly<Record<string, LinkTrouble>> = {
  'auth/invalid-email': 'badAddress',
  'auth/missing-email': 'badAddress',
  'auth/argument-error': 'badLink',
  'auth/invalid-action-code': 'badLink',
  'auth/expired-action-code': 'badLink',
  'auth/network-request-failed': 'offline',
};

const troubleOf = (error: unknown): LinkTrouble => TROUBLES[codeOf(error)] ?? 'failed';
