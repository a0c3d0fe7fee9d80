import type { Refusal } from '#engine';
import type { InviteCode, MatchId, RequestId, UserId } from './ids';
import type { BotLevel, ChatPhrase, TotalTime, TurnLimit } from './limits';
import type { InviteDoc, MatchRules, Orders } from './match';
import type { Platform } from './profile';
import type { ReportReason } from './reports';

/** A requested seat, other than the creator's. */
export type WantedSeat = 'open' | BotLevel | 'puertoma';

interface InMatch {
  readonly matchId: MatchId;
}

/** Payload and answer of every callable. */
export interface Calls {
  createMatch: {
    request: {
      readonly requestId: RequestId;
      readonly name: string;
      readonly rules: MatchRules;
      readonly others: readonly WantedSeat[];
      readonly turnLimit: TurnLimit;
      /** Time for the whole match, in addition to the turn limit; missing if unlimited. */
      readonly totalTime?: TotalTime;
      readonly isPublic: boolean;
    };
    answer: InMatch & { readonly code: InviteCode };
  };
  /** A private match needs its code; a public one can be joined by its id. */
  joinMatch: {
    request: { readonly matchId?: MatchId; readonly code?: InviteCode; readonly name: string };
    answer: InMatch;
  };
  /** Shows the match of a code before joining. */
  lookUpInvite: {
    request: { readonly code: InviteCode };
    answer: { readonly invite: InviteDoc };
  };
  leaveMatch: { request: InMatch; answer: InMatch };
  /** Lets the owner remove a player from the lobby. */
  removePlayer: { request: InMatch & { readonly uid: UserId }; answer: InMatch };
  /** Starts the match. Open seats go to bots or are removed. */
  startMatch: { request: InMatch & { readonly openSeats: 'bots' | 'remove' }; answer: InMatch };
  submitAction: {
    request: InMatch & {
      readonly version: number;
      /** In the engine's notation, without the seat. */
      readonly action: string;
      readonly requestId: RequestId;
    };
    answer: { readonly version: number };
  };
  /** Stores `Orders`. Empty orders delete the stored ones. */
  setOrders: { request: InMatch & Orders; answer: InMatch };
  resign: { request: InMatch; answer: InMatch };
  claimSeat: { request: InMatch; answer: InMatch };
  rematch: { request: InMatch; answer: InMatch };
  sendChat: {
    request: InMatch & {
      readonly requestId: RequestId;
      readonly text?: string;
      readonly phrase?: ChatPhrase;
    };
    answer: { readonly messageId: string };
  };
  /** Reports a player or one of their chat messages. */
  report: {
    request: InMatch & {
      readonly uid: UserId;
      readonly messageId?: string;
      readonly reason: ReportReason;
    };
    answer: InMatch;
  };
  /** Invites somebody the caller has played with before. */
  invitePerson: { request: InMatch & { readonly uid: UserId }; answer: InMatch };
  /** Deletes the account with all personal data. `really` prevents accidental calls. */
  deleteAccount: { request: { readonly really: true }; answer: { readonly deleted: UserId } };
  /** Exports all stored data about the caller as JSON. */
  exportAccount: { request: { readonly format: 'json' }; answer: { readonly data: string } };
  registerDevice: {
    request: { readonly token: string; readonly platform: Platform; readonly language: string };
    answer: { readonly registered: UserId };
  };
}

export type CallName = keyof Calls;

/** Reason of the referee's refusal, sent in the `details` of the error. */
export type CallRefusal =
  | { readonly reason: PlainReason }
  /** The match has changed since the client's version. */
  | { readonly reason: 'stale'; readonly version: number }
  | { readonly reason: 'againstRules'; readonly refusal: Refusal };

export const PLAIN_REASONS = [
  'signedOut',
  'malformed',
  'rateLimited',
  'tooManyMatches',
  /** This person's matches already wait in the public list. */
  'tooManyPublicMatches',
  'noSuchMatch',
  'notYours',
  'notInLobby',
  'notRunning',
  'notOver',
  'full',
  'tooFewSeats',
  'seatLeft',
  /** The name contains profanity. */
  'unfitName',
  /** One of two people has blocked the other. The refusal does not say which. */
  'blocked',
  'tooManyClaims',
  'noTimeLeft',
  /** The turn's limit has passed; the bot is about to decide. */
  'timeUp',
  /** The name or message is invisible, or the name mixes alphabets that look alike. */
  'unfitText',
  'removed',
  'unreadable',
  /** The app is too old for the referee. */
  'updateApp',
  'busy',
  /** An internal error of the referee. */
  'failed',
] as const;
export type PlainReason = (typeof PLAIN_REASONS)[number];
