import type { Difficulty, Edition, JsonRecord, Seat, Versions } from '#engine';
import type { chat, Doc } from './documents';
import type { InviteCode, MatchId, UserId } from './ids';
import type { BotLevel, TurnLimit } from './limits';
import type { Patch } from './patch';

/** `abandoned`: every person has left. The match continues when one claims their seat back. */
export const MATCH_STATUSES = ['lobby', 'running', 'over', 'abandoned', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/**
 * Rules of a match, chosen when it is created. Seats are separate, because players come and go in
 * the lobby. All values are names; the engine knows which of them can be combined.
 */
export interface MatchRules {
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<string, boolean>>;
  readonly board: 'draft' | 'random' | readonly string[];
  /** Difficulty of the Puertomas; missing if none play. */
  readonly puertomas?: Difficulty | undefined;
}

export const SEAT_KINDS = ['person', 'bot', 'puertoma', 'open'] as const;

export interface MatchSeat {
  readonly kind: (typeof SEAT_KINDS)[number];
  readonly uid: UserId | null;
  readonly name: string;
  /** Reason why a bot plays for this person; null while the person holds the seat. */
  readonly left: 'resigned' | 'timedOut' | null;
  /** Level of the bot that has the seat or takes it over. */
  readonly level: BotLevel;
}

/** One action with its events, as everybody may see them (I-1). */
export interface LoggedPly {
  readonly ply: number;
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** The action in the engine's notation, without the seat. */
  readonly line: string;
  /** The round in which the action was taken. */
  readonly round: number;
  /** The number of its first event, counted from the start of the match. */
  readonly firstEvent: number;
  /** In the engine's stored form. */
  readonly events: readonly JsonRecord[];
}

/** Public facts of a match. */
export interface MatchInfo {
  /** Modules in use, with their versions. A client that lacks one needs an update. */
  readonly modules: Versions;
  readonly status: MatchStatus;
  readonly isPublic: boolean;
  readonly owner: UserId;
  readonly members: readonly UserId[];
  readonly seats: readonly MatchSeat[];
  readonly rules: string;
  readonly turnLimit: TurnLimit;
  readonly code: InviteCode;
  /** Increases with every change of the game. A move names the version it is meant for. */
  readonly version: number;
  readonly actingSeats: readonly Seat[];
  /** People who are to act. */
  readonly toAct: readonly UserId[];
  /** People in `toAct` who have been reminded. */
  readonly reminded: readonly UserId[];
  /** People in `toAct` who were active when the turn came and have got no message. */
  readonly here?: readonly UserId[] | undefined;
  /** People in `toAct` who were active when the turn came and got the message later. */
  readonly called?: readonly UserId[] | undefined;
  /** Milliseconds since 1970, like every time here. */
  readonly deadline: number | null;
  /** Time at which the referee must handle the match even if nobody calls. */
  readonly wakeAt: number | null;
  /** The bucket of the match. Each scheduled job serves some of the buckets. */
  readonly shard: number;
  readonly updatedAt: number;
  /** Null before the game begins. */
  readonly recent: RecentMoves | null;
  readonly rematch: MatchId | null;
  /** The match began with other module versions and continues with the current ones. */
  readonly isOfOlderRules?: true | undefined;
}

/** Fields that database queries or security rules use. */
type PlainField =
  | 'modules'
  | 'status'
  | 'isPublic'
  | 'members'
  | 'version'
  | 'toAct'
  | 'wakeAt'
  | 'shard'
  | 'updatedAt';

/**
 * `matches/{id}`: written with every move and sent to every viewer, so it must be small. The fields
 * that queries and rules do not need are packed; `readMatch` unpacks them.
 */
export interface MatchDoc extends Pick<MatchInfo, PlainField> {
  readonly protocol: number;
  /** The other fields of `MatchInfo`. */
  readonly rest: Packed;
}

/** Deflated JSON, without a header. Bytes are small and need no index entries. */
export type Packed = Uint8Array;

/** The latest moves. A client that is a few versions behind catches up with them. */
export interface RecentMoves {
  /** Version of `table/view`. The steps lead from it, or an earlier one, to the current version. */
  readonly publicVersion: number;
  /** For each seat, the oldest version of `views/{uid}` that fits this version of the match. */
  readonly viewVersions: readonly number[];
  readonly steps: readonly ViewStep[];
  /** Plies played in these steps. */
  readonly plies: readonly LoggedPly[];
}

/** A patch from one version of the public view to a later one. */
export interface ViewStep {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
}

/** `matches/{id}/table/view`: for clients too far behind to apply the recent steps. */
export interface PublicViewDoc {
  readonly protocol: number;
  readonly version: number;
  /** `PublicView`, packed. */
  readonly view: Packed;
}

/** `matches/{id}/table/revealed`: written when the match is over, for everybody who may see it. */
export interface RevealedDoc {
  readonly protocol: number;
  /** Module versions that set the game up. Other versions may not replay it the same way. */
  readonly modules: Versions;
  /** `MatchSecrets`, packed. */
  readonly secrets: Packed;
}

/** Data that was hidden during the match. The rest is in the log. */
export interface MatchSecrets {
  /** The game before the first action, with its seed, in the engine's stored form. */
  readonly start: JsonRecord;
  /** Secret actions in the engine's notation, without the seat. */
  readonly plies: readonly Pick<LoggedPly, 'ply' | 'line'>[];
}

/** The public view of one version. */
export interface PublicView {
  readonly version: number;
  /** A spectator's view in the engine's stored form. */
  readonly view: JsonRecord;
  /** The latest plies up to this version. Earlier ones are in `log/0`, `log/1` and so on. */
  readonly plies: readonly LoggedPly[];
}

/** Plies after a version. Ply 0, the opening, leads to version 1. */
export const pliesAfter = (version: number, plies: readonly LoggedPly[]): readonly LoggedPly[] =>
  plies.filter(({ ply }) => ply >= version);

export const eventsAfter = (version: number, plies: readonly LoggedPly[]): readonly JsonRecord[] =>
  pliesAfter(version, plies).flatMap(({ events }) => events);

/**
 * `lobby/{id}`: entry of a public match in the lists. It is written when somebody joins or leaves,
 * at most every five seconds, and when the match begins, never with a move. It is deleted when the
 * match ends.
 */
export interface LobbyDoc {
  readonly protocol: number;
  readonly status: 'lobby' | 'running';
  readonly seats: readonly Pick<MatchSeat, 'kind' | 'uid' | 'name'>[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly turnLimit: TurnLimit;
  /** Lists are sorted by this time, so that joining or leaving does not move a match up. */
  readonly createdAt: number;
}

/** Number of plies in one log document. */
export const LOG_BATCH = 24;

/** `matches/{id}/log/{n}` */
export interface LogBatchDoc {
  readonly protocol: number;
  readonly plies: string;
}

/**
 * Actions that a player orders in advance for the current phase. On the player's turn the first
 * legal one is taken. If none is legal, the player decides as usual.
 */
export interface Orders {
  readonly round: number;
  /** Role name of the phase. */
  readonly role: string;
  /** In the engine's notation, without the seat. */
  readonly actions: readonly string[];
  /** Roles for the player who chooses next after the phase. The first available one is taken. */
  readonly roles?: readonly string[] | undefined;
}

/**
 * `matches/{id}/views/{uid}`: the difference between a player's view and a spectator's. It is not
 * written again for publicly gained tokens: clients add those themselves (`readView`).
 */
export interface PrivateViewDoc {
  readonly protocol: number;
  /** Version of the match with which it was written. */
  readonly version: number;
  /** `Patch` as JSON. */
  readonly patch: string;
  /** `Orders` as JSON, known only to this player; null if there are none. */
  readonly orders: string | null;
  /** `OwnPly[]` as JSON; missing if this player knows no more than the others. */
  readonly ownPlies?: string | undefined;
}

/** A ply as this player may see it, replacing the public one. */
export type OwnPly = Pick<LoggedPly, 'ply' | 'line' | 'events'>;

export type ChatDoc = Doc<typeof chat>;

/** `users/{uid}/invitations/{match id}`: from somebody the player has played with. */
export interface InvitationDoc extends Omit<InviteDoc, 'matchId'> {
  readonly code: InviteCode;
  readonly from: UserId;
  readonly at: number;
}

/** `invites/{code}`: facts needed to decide whether to join. */
export interface InviteDoc {
  readonly protocol: number;
  readonly matchId: MatchId;
  readonly hostName: string;
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly seatCount: number;
  /** Number and difficulty of Puertomas; missing if none play. */
  readonly puertomas?: { readonly count: number; readonly difficulty: Difficulty } | undefined;
  readonly turnLimit: TurnLimit;
}
