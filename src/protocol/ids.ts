/** Marks ids that have been checked, so that a plain string is not accepted as one. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type MatchId = Branded<'MatchId'>;
export type UserId = Branded<'UserId'>;
/** Created by the app for each request, so that sending it twice has one effect. */
export type RequestId = Branded<'RequestId'>;
export type InviteCode = Branded<'InviteCode'>;

/** Leaves out I, O, 0 and 1, which are easily confused. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 12;
export const MATCH_ID_LENGTH = 20;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);
const MATCH_ID = new RegExp(`^[A-Za-z0-9]{${MATCH_ID_LENGTH}}$`);
const REQUEST_ID = /^[A-Za-z0-9-]{16,40}$/;
const USER_ID = /^[A-Za-z0-9_-]{1,128}$/;

export const isMatchId = (value: unknown): value is MatchId => matches(MATCH_ID, value);
export const isUserId = (value: unknown): value is UserId => matches(USER_ID, value);
export const isRequestId = (value: unknown): value is RequestId => matches(REQUEST_ID, value);
export const isInviteCode = (value: unknown): value is InviteCode => matches(CODE, value);

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}

/** Formats a code in groups of four letters, for reading aloud. */
export const formatInviteCode = (code: InviteCode): string => code.replace(/.{4}(?=.)/g, '$& ');

/** Parses a typed code. Lowercase letters, blanks and dashes are accepted. */
export function parseInviteCode(typed: string): InviteCode | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return isInviteCode(code) ? code : null;
}
