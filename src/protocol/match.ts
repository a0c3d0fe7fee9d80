import type {
  Action,
  BoardChoice,
  Edition,
  Expansion,
  GameEvent,
  Role,
  Seat,
  Variants,
} from '../engine';
import type { InviteCode, MatchId, UserId } from './ids';
import type { BotLevel, ChatPhrase, TurnLimit } from './limits';

/** `abandoned`: every person has left; it goes on when one of them claims the seat back. */
export const MATCH_STATUSES = ['lobby', 'running', 'over', 'abandoned', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What is agreed on before a match; seats are apart, since people come and go in the lobby. */
export interface MatchRules {
  readonly edition: Edition;
  readonly expansions: readonly Expansion[];
  readonly variants: Partial<Variants>;
  readonly board: BoardChoice;
}

export interface MatchSeat {
  readonly kind: 'person' | 'bot' | 'open';
  readonly uid: UserId | null;
  readonly name: string;
  /** Why a bot plays for this person; null while the person plays. */
  readonly left: 'resigned' | 'timedOut' | null;
  /** How well the bot plays that has the seat or takes it over. */
  readonly level: BotLevel;
}

/** One action with what it brought about. Everything in it may be seen by everybody (I-1). */
export interface LoggedPly {
  readonly ply: number;
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** The action in the engine's notation, without the seat. */
  readonly line: string;
  /** The round in which it was taken. */
  readonly round: number;
  /** The number of its first event, counted from the start of the match. */
  readonly firstEvent: number;
  readonly events: readonly GameEvent[];
}

/** `matches/{id}`: what everybody who may look at the match may know. */
export interface MatchDoc {
  readonly status: MatchStatus;
  readonly isPublic: boolean;
  readonly owner: UserId;
  readonly members: readonly UserId[];
  readonly seats: readonly MatchSeat[];
  readonly rules: string;
  readonly turnLimit: TurnLimit;
  readonly code: InviteCode;
  /** Grows with every change of the game; a move must name the one it was thought up for. */
  readonly version: number;
  readonly actingSeats: readonly Seat[];
  /** The people who are being waited for, and who of them was reminded. */
  readonly toAct: readonly UserId[];
  readonly reminded: readonly UserId[];
  /** Milliseconds since 1970, like every time here. */
  readonly deadline: number | null;
  /** When the referee must look at the match by itself. */
  readonly wakeAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** A `GameView` for a spectator as JSON: one field costs no index entries. */
  readonly view: string | null;
  /** By seat: the version at which `views/{uid}` last changed. */
  readonly viewVersions: readonly number[];
  /** The latest plies as JSON (`LoggedPly[]`); older ones are in `log/0` … `log/{batches − 1}`. */
  readonly log: string;
  readonly logBatches: number;
  readonly rematch: MatchId | null;
}

/** `matches/{id}/log/{n}` */
export interface LogBatchDoc {
  readonly plies: string;
}

/**
 * What a player wants to do when the turn comes in the phase that is under way: the first of
 * the wishes that is allowed then. If none is, the player is asked as usual.
 */
export interface Orders {
  readonly round: number;
  readonly role: Role;
  readonly wishes: readonly Action[];
}

/** `matches/{id}/views/{uid}`: how this player's view differs from the spectator's. */
export interface PrivateViewDoc {
  readonly version: number;
  /** `PrivatePatch` as JSON. */
  readonly patch: string;
  /** `Orders` as JSON, or null: nobody else knows them. */
  readonly orders: string | null;
}

export type PatchPath = readonly (string | number)[];
export type PrivatePatch = readonly (readonly [PatchPath, unknown])[];

/** `matches/{id}/chat/{message}` */
export interface ChatDoc {
  readonly uid: UserId;
  readonly name: string;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: ChatPhrase | null;
}

/** `invites/{code}`: enough to decide whether to join. */
export interface InviteDoc {
  readonly matchId: MatchId;
  readonly hostName: string;
  readonly edition: Edition;
  readonly seatCount: number;
  readonly turnLimit: TurnLimit;
}
