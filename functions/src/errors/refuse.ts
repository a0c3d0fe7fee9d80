import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Refusal } from '#engine';
import type { CallRefusal, PlainReason } from '#protocol/calls';

const CODES: Record<CallRefusal['reason'], FunctionsErrorCode> = {
  signedOut: 'unauthenticated',
  malformed: 'invalid-argument',
  tooMuch: 'resource-exhausted',
  tooManyMatches: 'resource-exhausted',
  noSuchMatch: 'not-found',
  notYours: 'permission-denied',
  notInLobby: 'failed-precondition',
  notRunning: 'failed-precondition',
  notOver: 'failed-precondition',
  full: 'failed-precondition',
  tooFewSeats: 'failed-precondition',
  seatLeft: 'failed-precondition',
  unfitName: 'invalid-argument',
  notTogether: 'failed-precondition',
  tooManyClaims: 'resource-exhausted',
  noTimeLeft: 'failed-precondition',
  unfitText: 'invalid-argument',
  sentAway: 'permission-denied',
  unreadable: 'data-loss',
  updateApp: 'failed-precondition',
  busy: 'unavailable',
  failed: 'internal',
  stale: 'aborted',
  againstRules: 'failed-precondition',
};

/** A clean no: the app reads the details, people read the app's own words. */
function refuse(details: CallRefusal): HttpsError {
  return new HttpsError(CODES[details.reason], details.reason, details);
}

export const no = (reason: PlainReason) => refuse({ reason });
export const stale = (version: number) => refuse({ reason: 'stale', version });
export const againstRules = (refusal: Refusal) =>
  refuse({ reason: 'againstRules', refusal: { code: refusal.code, rule: refusal.rule } });

/** Somebody else was faster too often: asking again may well succeed. */
export const isBusy = (error: unknown) => error instanceof HttpsError && error.code === CODES.busy;
