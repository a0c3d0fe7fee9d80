import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Refusal } from '#engine';
import type { CallRefusal, PlainReason } from '#protocol/calls';

const CODES: Record<CallRefusal['reason'], FunctionsErrorCode> = {
  signedOut: 'unauthenticated',
  malformed: 'invalid-argument',
  rateLimited: 'resource-exhausted',
  tooManyMatches: 'resource-exhausted',
  tooManyPublicMatches: 'resource-exhausted',
  noSuchMatch: 'not-found',
  notYours: 'permission-denied',
  notInLobby: 'failed-precondition',
  notRunning: 'failed-precondition',
  notOver: 'failed-precondition',
  full: 'failed-precondition',
  tooFewSeats: 'failed-precondition',
  seatLeft: 'failed-precondition',
  unfitName: 'invalid-argument',
  blocked: 'failed-precondition',
  tooManyClaims: 'resource-exhausted',
  noTimeLeft: 'failed-precondition',
  timeUp: 'failed-precondition',
  unfitText: 'invalid-argument',
  removed: 'permission-denied',
  unreadable: 'data-loss',
  updateApp: 'failed-precondition',
  busy: 'unavailable',
  failed: 'internal',
  stale: 'aborted',
  againstRules: 'failed-precondition',
};

/** Clients read the details and show their own translated text. */
function httpsError(details: CallRefusal): HttpsError {
  return new HttpsError(CODES[details.reason], details.reason, details);
}

export const refuse = (reason: PlainReason) => httpsError({ reason });
export const stale = (version: number) => httpsError({ reason: 'stale', version });
export const againstRules = (refusal: Refusal) =>
  httpsError({ reason: 'againstRules', refusal: { code: refusal.code, rule: refusal.rule } });

/** Whether too many writers competed. The same call may succeed later. */
export const isBusy = (error: unknown) => error instanceof HttpsError && error.code === CODES.busy;
