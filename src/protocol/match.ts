import type { Difficulty, Edition, JsonRecord, Seat, Versions } from '#engine';
import type { chat, Doc } from './documents';
import type { InviteCode, MatchId, UserId } from './ids';
import type { BotLevel, TurnLimit } from './limits';
import type { Patch } from './patch';

/** `abandoned`: every person has left; it goes on when one of them claims the seat back. */
export const MATCH_STATUSES = ['lobby', 'running', 'over', 'abandoned', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/**
 * What is agreed on before a match; seats are apart, since people come and go in the lobby. All of
 * it is names: which of them make a game, the engine knows.
 */
export interface MatchRules {
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<string, boolean>>;
  readonly board: 'draft' | 'random' | readonly string[];
  /** How hard the Puertomas are; missing where none play. */
  readonly puertomas?: Difficulty | undefined;
}

export const SEAT_KINDS = ['person', 'bot', 'puertoma', 'open'] as const;

export interface MatchSeat {
  readonly kind: (typeof SEAT_KINDS)[number];
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
  /** As the engine stores them. */
  readonly events: readonly JsonRecord[];
}

/** What everybody who may look at a match may know of it. */
export interface MatchInfo {
  /** The modules that play a part, with their versions: who lacks one needs a newer app. */
  readonly modules: Versions;
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
  /** Who of them was playing when the turn came, and was not told; and who was told later. */
  readonly here?: readonly UserId[] | undefined;
  readonly called?: readonly UserId[] | undefined;
  /** Milliseconds since 1970, like every time here. */
  readonly deadline: number | null;
  /** When the referee must look at the match by itself. */
  readonly wakeAt: number | null;
  /** Which part of all matches this one belongs to; each part has its own clock. */
  readonly shard: number;
  readonly updatedAt: number;
  /** Null before the game begins. */
  readonly recent: RecentMoves | null;
  readonly rematch: MatchId | null;
  /** It began under the rules of an earlier release and goes on under today's. */
  readonly isOfOlderRules?: true | undefined;
}

/** What the database itself looks at: its queries and its rules. */
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
 * `matches/{id}`: written with every move and sent to everybody who looks, so it is small. What no
 * query asks for is packed; `readMatch` unpacks it.
 */
export interface MatchDoc extends Pick<MatchInfo, PlainField> {
  readonly protocol: number;
  /** The other fields of `MatchInfo`. */
  readonly rest: Packed;
}

/** Deflated JSON (raw, without a header). Bytes cost no index entries, and little room. */
export type Packed = Uint8Array;

/** The last moves: whoever saw the table a little while ago catches up with them. */
export interface RecentMoves {
  /** The version of `table/view`, from which the steps lead to the present at the latest. */
  readonly publicVersion: number;
  /** By seat: the version of `views/{uid}`, or an earlier one from which on it tells all that is needed. */
  readonly viewVersions: readonly number[];
  readonly steps: readonly ViewStep[];
  /** What was played in these steps. */
  readonly plies: readonly LoggedPly[];
}

/** How what everybody sees of the game became another. */
export interface ViewStep {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
}

/** `matches/{id}/table/view`: for those whom the last moves don't reach. */
export interface PublicViewDoc {
  readonly protocol: number;
  readonly version: number;
  /** `PublicView`, packed. */
  readonly view: Packed;
}

/** `matches/{id}/table/revealed`: written when the match is over, for everybody who may look at it. */
export interface RevealedDoc {
  readonly protocol: number;
  /** The versions of the modules that set the game up: with others it may not play the same. */
  readonly modules: Versions;
  /** `MatchSecrets`, packed. */
  readonly secrets: Packed;
}

/** What was hidden while the match went on; the rest is in its log. */
export interface MatchSecrets {
  /** The game before anybody acted, its seed included, as the engine stores it. */
  readonly start: JsonRecord;
  /** Secret actions in the engine's notation, without the seat. */
  readonly plies: readonly Pick<LoggedPly, 'ply' | 'line'>[];
}

/** The table that everybody sees at some version. */
export interface PublicView {
  readonly version: number;
  /** What everybody sees, as the engine stores it. */
  readonly view: JsonRecord;
  /** What led to it, from some ply on; what came before is in `log/0` … */
  readonly plies: readonly LoggedPly[];
}

/** A ply is the last one of its version: the opening, ply 0, makes version 1. */
export const pliesAfter = (version: number, plies: readonly LoggedPly[]): readonly LoggedPly[] =>
  plies.filter(({ ply }) => ply >= version);

export const eventsAfter = (version: number, plies: readonly LoggedPly[]): readonly JsonRecord[] =>
  pliesAfter(version, plies).flatMap(({ events }) => events);

/**
 * `lobby/{id}`: a public match in the lists of those who look for one. It changes when somebody
 * sits down or leaves and when the match begins, never with a move, and is gone with its end.
 */
export interface LobbyDoc {
  readonly protocol: number;
  readonly status: 'lobby' | 'running';
  readonly seats: readonly Pick<MatchSeat, 'kind' | 'uid' | 'name'>[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly turnLimit: TurnLimit;
  /** Lists are in this order, so nobody lifts a match by coming and going. */
  readonly createdAt: number;
}

/** Plies in a document of the log. */
export const LOG_BATCH = 24;

/** `matches/{id}/log/{n}` */
export interface LogBatchDoc {
  readonly protocol: number;
  readonly plies: string;
}

/**
 * What a player wants to do when the turn comes in the phase that is under way: the first of
 * the wishes that is allowed then. If none is, the player is asked.
 */
export interface Orders {
  readonly round: number;
  /** The role's name. */
  readonly role: string;
  /** In the engine's notation, without the seat. */
  readonly actions: readonly string[];
  /** Who chooses next may say which role to take after the phase: the first that may be taken. */
  readonly roles?: readonly string[] | undefined;
}

/**
 * `matches/{id}/views/{uid}`: how this player's view differs from the spectator's. Tokens that are taken
 * before everybody's eyes don't change it: phones add up what they were told since (`readView`).
 */
export interface PrivateViewDoc {
  readonly protocol: number;
  /** The one that it was written with. */
  readonly version: number;
  /** `Patch` as JSON. */
  readonly patch: string;
  /** `Orders` as JSON, or null: nobody else knows them. */
  readonly orders: string | null;
  /** `OwnPly[]` as JSON; missing where nothing was hidden from the others. */
  readonly ownPlies?: string | undefined;
}

/** What this player may know of a ply, in place of what everybody may. */
export type OwnPly = Pick<LoggedPly, 'ply' | 'line' | 'events'>;

export type ChatDoc = Doc<typeof chat>;

/** `users/{uid}/invitations/{match id}`: from somebody whom this player has played with. */
export interface InvitationDoc extends Omit<InviteDoc, 'matchId'> {
  readonly code: InviteCode;
  readonly from: UserId;
  readonly at: number;
}

/** `invites/{code}`: enough to decide whether to join. */
export interface InviteDoc {
  readonly protocol: number;
  readonly matchId: MatchId;
  readonly hostName: string;
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly seatCount: number;
  /** How many of the seats are Puertomas', and how hard those are; missing where none play. */
  readonly puertomas?: { readonly count: number; readonly difficulty: Difficulty } | undefined;
  readonly turnLimit: TurnLimit;
}
