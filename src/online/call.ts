import { readAnswer, readRefusal } from '#protocol/answers';
import type { CallName, CallRefusal, Calls } from '#protocol/calls';
import { err, ok, type Result } from '#protocol/result';
import { PROTOCOL } from '#protocol/version';
import { signOutDeletedAccount } from './account';
import type { Firebase } from './firebase';

/** The referee's refusal, or `noAnswer`: then the call may or may not have taken effect. */
export type CallError = CallRefusal | { readonly reason: 'noAnswer' };

export type CallResult<Name extends CallName> = Result<Calls[Name]['answer'], CallError>;

/** Longer than a cold start. */
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
    return answer === null ? err({ reason: 'failed' }) : ok(answer);
  } catch (thrown) {
    const error = errorOf(thrown);
    if (error.reason === 'signedOut') await signOutDeletedAccount(firebase);
    return err(error);
  }
}

/** The referee always gives a reason. Without one, the request or its answer was lost. */
function errorOf(thrown: unknown): CallError {
  const details = thrown instanceof Error && 'details' in thrown ? thrown.details : null;
  return readRefusal(details) ?? { reason: 'noAnswer' };
}
