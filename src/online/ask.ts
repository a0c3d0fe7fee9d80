import { readAnswer, readRefusal } from '#protocol/answers';
import type { CallName, CallRefusal, Calls } from '#protocol/calls';
import { PROTOCOL } from '#protocol/version';
import { dropDeadAccount } from './account';
import type { Firebase } from './firebase';

/** The referee said no, or nothing was heard of it: then the wish may have arrived or not. */
export type AskTrouble = CallRefusal | { readonly reason: 'noAnswer' };

export type Asked<Name extends CallName> =
  | { readonly answer: Calls[Name]['answer'] }
  | { readonly trouble: AskTrouble };

/** Longer than a cold start takes. */
const TIMEOUT_MS = 30_000;

export async function ask<Name extends CallName>(
  firebase: Firebase,
  name: Name,
  payload: Calls[Name]['ask'],
): Promise<Asked<Name>> {
  const call = firebase.sdk.functions.httpsCallable(firebase.functions, name, {
    timeout: TIMEOUT_MS,
  });
  try {
    const { data } = await call({ ...payload, protocol: PROTOCOL });
    const answer = readAnswer(name, data);
    return answer === null ? { trouble: { reason: 'failed' } } : { answer };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.reason === 'signedOut') await dropDeadAccount(firebase);
    return { trouble };
  }
}

/** The referee always gives a reason; without one, the request or its answer got lost. */
function troubleOf(error: unknown): AskTrouble {
  const details = error instanceof Error && 'details' in error ? error.details : null;
  return readRefusal(details) ?? { reason: 'noAnswer' };
}
