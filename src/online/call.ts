import { readAnswer, readRefusal } from '#protocol/answers';
import type { CallName, CallRefusal, Calls } from '#protocol/calls';
import { PROTOCOL } from '#protocol/version';
import { signOutDeletedAccount } from './account';
import type { Firebase } from './firebase';

/** The referee said no, or nothing was heard of it: then the wish may have arrived or not. */
export type CallError = CallRefusal | { readonly reason: 'noAnswer' };

export type CallResult<Name extends CallName> =
  | { readonly answer: Calls[Name]['answer'] }
  | { readonly trouble: CallError };

/** Longer than a cold start takes. */
const TIMEOUT_MS = 30_000;

export async function callReferee<Name extends CallName>(
  firebase: Firebase,
  name: Name,
  payload: Calls[Name]['request'],
): Promise<CallResult<Name>> {
  const call = firebase.sdk.functions.httpsCallable(firebase.functions, name, {
    timeout: TIMEOUT_MS,
  });
  try {
    const { data } = await call({ ...payload, protocol: PROTOCOL });
    const answer = readAnswer(name, data);
    return answer === null ? { trouble: { reason: 'failed' } } : { answer };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.reason === 'signedOut') await signOutDeletedAccount(firebase);
    return { trouble };
  }
}

/** The referee always gives a reason; without one, the request or its answer got lost. */
function troubleOf(error: unknown): CallError {
  const details = error instanceof Error && 'details' in error ? error.details : null;
  return readRefusal(details) ?? { reason: 'noAnswer' };
}
