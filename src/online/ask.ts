import type { FunctionsError } from 'firebase/functions';
import type { CallName, CallRefusal, Calls } from '../protocol/calls';
import type { Firebase } from './firebase';

/** The referee said no, could not be reached, or failed. */
export type AskTrouble =
  | CallRefusal
  | { readonly reason: 'offline' }
  | { readonly reason: 'failed' };

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

/** Whoever answered gave a reason; a request that never arrived has none. */
function troubleOf({ code, details }: Partial<FunctionsError>): AskTrouble {
  if (isRefusal(details)) return details;
  const isLost = code === 'functions/unavailable' || code === 'functions/deadline-exceeded';
  return { reason: isLost || isCutOff(code) ? 'offline' : 'failed' };
}

function isRefusal(details: unknown): details is CallRefusal {
  return typeof details === 'object' && details !== null && 'reason' in details;
}

/** The library calls a failed fetch `internal`, as it does an error of the server. */
function isCutOff(code: string | undefined): boolean {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return code === 'functions/internal' && isOffline;
}
