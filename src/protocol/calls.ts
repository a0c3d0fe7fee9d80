import type { Refusal } from '#engine';
import type { InviteCode, MatchId, RequestId, UserId } from './ids';
import type { BotLevel, ChatPhrase, TotalTime, TurnLimit } from './limits';
import type { InviteDoc, MatchRules, Orders } from './match';
import type { Platform } from './profile';
import type { ReportReason } from './reports';

/** A seat besides the creator's, as it is asked for. */
export type WantedSeat = 'open' | BotLevel | 'puertoma';

interface InMatch {
  readonly matchId: MatchId;
}

/** What the referee can be asked for: the payload and the answer of every callable. */
export interface Calls {
  createMatch: {
    request: {
      readonly requestId: RequestId;
      readonly name: string;
      readonly rules: MatchRules;
      readonly others: readonly WantedSeat[];
      readonly turnLimit: TurnLimit;
      /** Besides the limit of a turn; missing: there is none. */
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
  /** What a code leads to, before one joins. */
  lookUpInvite: {
    request: { readonly code: InviteCode };
    answer: { readonly invite: InviteDoc };
  };
  leaveMatch: { request: InMatch; answer: InMatch };
  /** The owner sends somebody away from the lobby. */
  removePlayer: { request: InMatch & { readonly uid: UserId }; answer: InMatch };
  /** Seats that are still open are given to bots, or taken away. */
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
  /** Answers ahead: see `Orders`. No wishes take the answer back. */
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
  /** A player, or something a player said. */
  report: {
    request: InMatch & {
      readonly uid: UserId;
      readonly messageId?: string;
      readonly reason: ReportReason;
    };
    answer: InMatch;
  };
  /** Somebody whom the caller has played with before. */
  invitePerson: { request: InMatch & { readonly uid: UserId }; answer: InMatch };
  /** Deletes the account, with everything about its person. Nobody says this by accident. */
  deleteAccount: { request: { readonly really: true }; answer: { readonly deleted: UserId } };
  /** Everything that is kept about the caller, as JSON. */
  exportAccount: { request: { readonly format: 'json' }; answer: { readonly data: string } };
  registerDevice: {
    request: { readonly token: string; readonly platform: Platform; readonly language: string };
    answer: { readonly registered: UserId };
  };
}

export type CallName = keyof Calls;

/** Why the referee said no. It comes in the `details` of the error. */
export type CallRefusal =
  | { readonly reason: PlainReason }
  /** Somebody was faster: look at the match again. */
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
  /** A name that cannot be shown to strangers. */
  'unfitName',
  /** One of two people does not want to meet the other; which one is not told. */
  'blocked',
  'tooManyClaims',
  'noTimeLeft',
  /** A name or message that cannot be seen, or could be taken for another. */
  'unfitText',
  'removed',
  'unreadable',
  /** This app is too old for the referee. */
  'updateApp',
  'busy',
  /** A fault of the referee itself. */
  'failed',
] as const;
export type PlainReason = (typeof PLAIN_REASONS)[number];
