import type { FunctionsError } from 'firebase/functions';
import type { CallName, CallRefusal, Calls } from '../protocol/calls';
import type { Firebase } from './firebase';

/** The referee said no, or could not be reached. */
export type AskTrouble = CallRefusal | { readonly reason: 'offline' };

export type Asked<Name extends CallName> =
  | { readonly answer: Calls[Name]['answer'] }
  | { readonly trouble: AskTrouble };

/** Longer than a cold start takes. */
const TIMEOUT_MS = 30_000;

export async function ask<Name extends CallName>(
  { functions, sdk }: Firebase,
  name: Name,
  payload: Calls[Name]['ask'],
): Promise<Asked<Name>> {
  const call = sdk.functions.httpsCallable(functions, name, { timeout: TIMEOUT_MS });
  try {
    return { answer: (await call(payload)).data as Calls[Name]['answer'] };
  } catch (error) {
    return { trouble: troubleOf(error as Partial<FunctionsError>) };
  }
}

/** The referee always gives a reason; without one, the request or its answer got lost. */
function troubleOf({ details }: Partial<FunctionsError>): AskTrouble {
  return isRefusal(details) ? details : { reason: 'offline' };
}

function isRefusal(details: unknown): details is CallRefusal {
  return typeof details === 'object' && details !== null && 'reason' in details;
}
