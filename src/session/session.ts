import type { Action, GameEvent, GameState, GameView, Refusal, Seat } from '../engine';
import type { SeatSetup } from './seats';

/**
 * One running game as the screen sees it, wherever it is played. The table renders a session
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
  readonly table: GameState;
  /**
   * Whose eyes the view is for: who holds the phone or is about to take it, or null for a
   * spectator.
   */
  readonly holder: Seat | null;
  /** The seat that this device is asked to decide for now; null while waiting. */
  readonly asked: Seat | null;
  /** The phone must go to this seat first; the table is hidden until `takePhone`. */
  readonly handOverTo: Seat | null;
  /** Seats that are being waited for, and why. */
  readonly waiting: readonly { readonly seat: Seat; readonly for: 'bot' | 'person' | 'away' }[];
  /** When the one being waited for loses the turn; online only (milliseconds since 1970). */
  readonly deadline: number | null;
  /** Everything that happened, oldest first. */
  readonly log: readonly LogEntry[];
  /**
   * Entries of the log from this number on are new to the holder: recap and animation.
   */
  readonly unseenFrom: number;
  readonly canUndo: boolean;
  readonly connection: 'live' | 'offline';
  /** An action was sent and its answer is awaited. */
  readonly sending: boolean;
}

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
  /** The holder has seen the recap and the animations up to here. */
  markSeen(): void;
  /** Stops bots, listeners and timers; everything is saved. */
  close(): Promise<void>;
}

/** What can go wrong with a session besides the rules. */
export type SessionTrouble =
  | { readonly trouble: 'offline' }
  | { readonly trouble: 'stale' }
  | { readonly trouble: 'notSaved' }
  | { readonly trouble: 'server'; readonly code: string };
