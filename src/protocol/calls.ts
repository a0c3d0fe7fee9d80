import type { Action, Refusal } from '../engine';
import type { InviteCode, MatchId, RequestId, UserId } from './ids';
import type { BotLevel, ChatPhrase, TurnLimit } from './limits';
import type { MatchRules, Orders } from './match';
import type { Platform } from './profile';

/** A seat besides the creator's, as it is asked for. */
export type WantedSeat = 'open' | BotLevel;

interface InMatch {
  readonly matchId: MatchId;
}

/** What the referee can be asked for: the payload and the answer of every callable. */
export interface Calls {
  createMatch: {
    ask: {
      readonly requestId: RequestId;
      readonly name: string;
      readonly rules: MatchRules;
      readonly others: readonly WantedSeat[];
      readonly turnLimit: TurnLimit;
      readonly isPublic: boolean;
    };
    answer: InMatch & { readonly code: InviteCode };
  };
  /** A private match needs its code; a public one can be joined by its id. */
  joinMatch: {
    ask: { readonly matchId?: MatchId; readonly code?: InviteCode; readonly name: string };
    answer: InMatch;
  };
  leaveMatch: { ask: InMatch; answer: InMatch };
  /** Seats that are still open are given to bots, or taken away. */
  startMatch: { ask: InMatch & { readonly openSeats: 'bots' | 'remove' }; answer: InMatch };
  submitAction: {
    ask: InMatch & {
      readonly version: number;
      readonly action: Action;
      readonly requestId: RequestId;
    };
    answer: { readonly version: number };
  };
  /** Answers ahead: see `Orders`. No wishes take the answer back. */
  setOrders: { ask: InMatch & Orders; answer: InMatch };
  resign: { ask: InMatch; answer: InMatch };
  claimSeat: { ask: InMatch; answer: InMatch };
  rematch: { ask: InMatch; answer: InMatch };
  sendChat: {
    ask: InMatch & {
      readonly requestId: RequestId;
      readonly text?: string;
      readonly phrase?: ChatPhrase;
    };
    answer: { readonly messageId: string };
  };
  registerDevice: {
    ask: { readonly token: string; readonly platform: Platform };
    answer: { readonly registered: UserId };
  };
}

export type CallName = keyof Calls;

/** Why the referee said no. It comes as the `details` of the error. */
export type CallRefusal =
  | { readonly reason: PlainReason }
  /** Somebody was faster: look at the match again. */
  | { readonly reason: 'stale'; readonly version: number }
  | { readonly reason: 'againstRules'; readonly refusal: Refusal };

export const PLAIN_REASONS = [
  'signedOut',
  'malformed',
  'tooMuch',
  'tooManyMatches',
  'noSuchMatch',
  'notYours',
  'notInLobby',
  'notRunning',
  'notOver',
  'full',
  'tooFewSeats',
  'seatLeft',
  'unreadable',
  'busy',
  /** A fault of the referee itself. */
  'failed',
] as const;
export type PlainReason = (typeof PLAIN_REASONS)[number];
