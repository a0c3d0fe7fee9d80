import type { Action, GameEvent, GameState, GameView, Refusal, Seat } from '#engine';
import type { SeatSetup } from './seats';

/**
 * One running game, seen from the screen, wherever it is played. The table renders a session
 * and calls it; it never learns whether a phone, a bot or a server is behind it.
 */
export interface SessionSnapshot {
  readonly gameId: string;
  readonly kind: 'local' | 'online';
  /** Who sits where: name, colour, and which bot if it is one. In seat order. */
  readonly seats: readonly SeatSetup[];
  /** What the person looking may see. */
  readonly view: GameView;
  /**
   * A full state made from that view (hidden things are guesses): for legal actions, prices
   * and previews only.
   */
  readonly guessedState: GameState;
  /**
   * Who holds the device or is about to take it: the view is for these eyes unless it is covered.
   * Null for a spectator.
   */
  readonly holder: Seat | null;
  /** The seat that this device is asked to decide for now; null while waiting. */
  readonly asked: Seat | null;
  /**
   * Several people look at this screen: the view is a spectator's, and what is hidden shows only
   * through `peek`.
   */
  readonly covered: boolean;
  /** They sit around it, each at an edge of their own. */
  readonly around: boolean;
  /** The phone must go to this seat first; the table is hidden until `takePhone`. */
  readonly handOverTo: Seat | null;
  /** Seats that are being waited for, and why. */
  readonly waiting: readonly { readonly seat: Seat; readonly for: 'bot' | 'person' | 'away' }[];
  /** When the one being waited for loses the turn; online only (milliseconds since 1970). */
  readonly deadline: number | null;
  /** Everything that happened, oldest first. */
  readonly log: readonly LogEntry[];
  /** Entries of the log before which a part is missing: it was played by other rules. */
  readonly logGaps: readonly number[];
  /** What is said about the whole game, for instance that an earlier version stored it. */
  readonly notice: Notice | null;
  /**
   * Entries of the log from this number on are new to the holder: recap and animation.
   */
  readonly unseenFrom: number;
  readonly canUndo: boolean;
  readonly connection: 'live' | 'offline';
  /** An action was sent and its answer is awaited. */
  readonly sending: boolean;
}

/** `olderRules`: it goes on under today's; `logIncomplete`: and a part of its log can't be replayed. */
export type LogNotice = 'olderRules' | 'logIncomplete';

/** `updateNeeded`: the match has become something that this app is too old for. */
export type Notice = LogNotice | 'updateNeeded';

export interface LogEntry {
  readonly number: number;
  readonly round: number;
  readonly event: GameEvent;
}

export interface Session {
  get(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** Null when the action was accepted (online: sent and accepted). */
  act(action: Action): Promise<Refusal | SessionTrouble | null>;
  undo(): void;
  /** The person at the seat that was asked for has the phone now. */
  takePhone(): void;
  /** What that person sees of the table, while he asks for it; null where nobody may ask here. */
  peek(seat: Seat): GameView | null;
  /** The holder has seen the recap and the animations up to here. */
  markSeen(): void;
  /** Stops bots, listeners and timers; everything is saved. */
  close(): Promise<void>;
}

/** What can go wrong with a session besides the rules. */
export type SessionTrouble =
  /** Nothing was sent. */
  | { readonly trouble: 'offline' }
  /** It was sent, but no answer came: it may count or not, which the table will show. */
  | { readonly trouble: 'unanswered' }
  | { readonly trouble: 'stale' }
  /** Another action is on its way; this one was not sent. */
  | { readonly trouble: 'underWay' }
  | { readonly trouble: 'notSaved' }
  | { readonly trouble: 'server'; readonly code: string };
