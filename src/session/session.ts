import type { Action, GameEvent, GameState, GameView, Refusal, Revealed, Seat } from '#engine';
import type { SeatSetup } from './seats';

/**
 * A game as the table shows it, whether it is played on this device or online. The table depends
 * on `kind` only for hints, which are local only, and for the offline notice.
 */
export interface SessionSnapshot {
  readonly gameId: string;
  readonly kind: 'local' | 'online';
  /** Players in seat order. */
  readonly seats: readonly SeatSetup[];
  /** The game as the viewer may see it. */
  readonly view: GameView;
  /**
   * A full state made from the view of the asked seat. Hidden values are guessed, so use it only
   * for legal actions, prices and previews.
   */
  readonly guessedState: GameState;
  /**
   * The seat of the person who holds the device or is about to take it. The view is theirs unless
   * it is covered. Null for a spectator.
   */
  readonly holder: Seat | null;
  /** The seat to decide for on this device now; null while waiting. */
  readonly asked: Seat | null;
  /**
   * Several people see this screen, so the view is a spectator's. Only `peek` shows hidden
   * information.
   */
  readonly covered: boolean;
  /** The players sit around the device, each at their own edge. */
  readonly around: boolean;
  /** The seat that must get the device first. The table is hidden until `takePhone`. */
  readonly handOverTo: Seat | null;
  /** Seats to wait for, and the reason. */
  readonly waiting: readonly { readonly seat: Seat; readonly for: 'bot' | 'person' | 'away' }[];
  /** When the next person times out, in milliseconds since 1970; null for local games. */
  readonly deadline: number | null;
  /** All events, oldest first. */
  readonly log: readonly LogEntry[];
  /** Log entries before which a part is missing, because the current rules cannot replay it. */
  readonly logGaps: readonly number[];
  /** A notice about the whole game, for example that an earlier version stored it. */
  readonly notice: Notice | null;
  /** Number of the first log entry that the holder has not seen. */
  readonly unseenFrom: number;
  readonly canUndo: boolean;
  /** Why the last action cannot be undone; null if it can, or if there is nothing to undo. */
  readonly undoBarrier: UndoBarrier | null;
  readonly connection: 'live' | 'offline';
  /** An action was sent and its answer has not come yet. */
  readonly sending: boolean;
}

/** `botActed`, `passedOn`: a bot or another person went on, in a game of several persons. */
export type UndoBarrier = Revealed | 'botActed' | 'passedOn';

/** `olderRules`: it began with older rules; `logIncomplete`: a part of it cannot be replayed. */
export type LogNotice = 'olderRules' | 'logIncomplete';

/** `updateNeeded`: this app is too old for the current state of the match. */
export type Notice = LogNotice | 'updateNeeded';

export interface LogEntry {
  readonly number: number;
  readonly round: number;
  readonly event: GameEvent;
}

export interface Session {
  get(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** Resolves to null if the action was accepted, online by the server. */
  act(action: Action): Promise<Refusal | SessionTrouble | null>;
  /**
   * Takes the last action back. A single person returns to their last decision; the same choice
   * there brings the same answers of the bots.
   */
  undo(): void;
  /** Confirms that the person in `handOverTo` has the device. */
  takePhone(): void;
  /** The view of that seat while the table is covered; null if the seat may not peek. */
  peek(seat: Seat): GameView | null;
  /** Marks all log entries as seen by the holder. */
  markSeen(): void;
  /** Stops bots, listeners and timers, and waits for the last save. */
  close(): Promise<void>;
}

/** Errors of a session other than refusals by the rules. */
export type SessionTrouble =
  /** The action was not sent. */
  | { readonly trouble: 'offline' }
  /** The action was sent without an answer. The table will show whether it counted. */
  | { readonly trouble: 'unanswered' }
  | { readonly trouble: 'stale' }
  /** Another action has been sent and not answered yet, so this one was not sent. */
  | { readonly trouble: 'underWay' }
  | { readonly trouble: 'notSaved' }
  | { readonly trouble: 'server'; readonly code: string };
