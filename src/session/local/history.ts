import {
  type Action,
  eventFor,
  formatLine,
  type GameEvent,
  type GameState,
  isRefusal,
  isSecretEvent,
  openingEvents,
  type PlayedAction,
  play,
  type Refusal,
  revealedSomething,
  type Seat,
  store,
} from '#engine';
import type { LogEntry, LogNotice, UndoBarrier } from '#session/session';
import {
  type Chapter,
  emptyChapter,
  isCurrentVersion,
  lineCount,
  withLine,
  withoutLastLine,
} from './chapters';
import { type ReplayStep, replay, type StoredPlay } from './replay';

/** Actions of a game with their log, and the states that undo can return to. */
export interface History extends StoredPlay {
  readonly log: readonly LogEntry[];
  /** Numbers of log entries before which a part of the log is missing. */
  readonly gaps: readonly number[];
  /** States before the actions that can be undone, oldest first. */
  readonly past: readonly UndoPoint[];
  /** Why the actions before `past` cannot be undone; null at the beginning. */
  readonly barrier: UndoBarrier | null;
}

interface UndoPoint {
  readonly state: GameState;
  /** The seat whose action followed. */
  readonly seat: Seat;
  readonly logLength: number;
}

/** Plays an action. It can be undone until the history is sealed. */
export function advance(history: History, seat: Seat, action: Action): History | Refusal {
  const { state, chapters } = history;
  const played = play(state, seat, action);
  if (isRefusal(played)) return played;
  return {
    ...appendStep(history, seat, played),
    chapters: withLine(chapters, state, formatLine(seat, action)),
  };
}

function appendStep(
  history: History,
  seat: Seat,
  { state, events }: Pick<ReplayStep, 'state' | 'events'>,
): History {
  const { log, past } = history;
  return {
    ...history,
    state,
    log: extend(log, history.state, events),
    past: [...past, { state: history.state, seat, logLength: log.length }],
  };
}

/** Makes all actions so far final, so that they can no longer be undone. */
export function seal(history: History, barrier: UndoBarrier | null): History {
  return { ...history, past: [], barrier };
}

/** The people at the device, as far as undo depends on them. */
export interface Players {
  /** The only person in the game; null if there are several. */
  readonly person: Seat | null;
  readonly isBot: (seat: Seat) => boolean;
}

/** Makes the last action final if it must be. */
export function settle(history: History, action: Action, players: Players): History {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const { state: before, seat } = last;
  const barrier = barrierOf({ before, seat, action, after: history.state }, players);
  return barrier === null ? history : seal(history, barrier);
}

/** A single person may take an action back together with the answers of the bots. */
function barrierOf(played: PlayedAction, { person, isBot }: Players): UndoBarrier | null {
  if (person === null && isBot(played.seat)) return 'botActed';
  return revealedSomething(played, person ?? played.seat);
}

/** The index in `past` of the decision that undo returns to: with one person, always theirs. */
function lastDecision({ past }: History, person: Seat | null): number {
  return past.findLastIndex(({ seat }) => person === null || seat === person);
}

export const canStepBack = (history: History, person: Seat | null): boolean =>
  lastDecision(history, person) >= 0;

export function stepBack(history: History, person: Seat | null): History {
  const at = lastDecision(history, person);
  const before = history.past[at];
  if (before === undefined) return history;
  let { chapters } = history;
  for (let line = at; line < history.past.length; line++) chapters = withoutLastLine(chapters);
  return {
    ...history,
    chapters,
    state: before.state,
    log: history.log.slice(0, before.logLength),
    past: history.past.slice(0, at),
  };
}

/** The log for one seat. Secret actions of others appear without their content. */
export function logFor(log: readonly LogEntry[], viewer: Seat | null): readonly LogEntry[] {
  if (!log.some(({ event }) => isSecretEvent(event))) return log;
  return log.map((entry) =>
    isSecretEvent(entry.event) ? { ...entry, event: eventFor(entry.event, viewer) } : entry,
  );
}

export interface OpenedHistory {
  readonly history: History;
  readonly notice: LogNotice | null;
}

/** Replays a stored game, so that it can continue with the current rules. */
export function openHistory(
  stored: StoredPlay,
  undoFloor: number,
  players: Players,
): OpenedHistory {
  let history: History = { ...stored, log: [], gaps: [], past: [], barrier: null };
  // A game copied from the middle of another has no earlier lines, so none are missing.
  const isFreshCopy = stored.chapters.length === 1 && stored.chapters[0]?.lines.length === 0;
  let endsInGap = false;
  for (const step of replay(stored)) {
    endsInGap = step.afterGap && !isFreshCopy;
    const before = history.state;
    history = step.seat === null ? jumpToStep(history, step) : appendStep(history, step.seat, step);
    if (step.lines < undoFloor) history = seal(history, null);
    if (step.lines === undoFloor) history = seal(history, barrierAt(step, before, players));
  }
  const last = stored.chapters.at(-1);
  const isCurrent = last === undefined || isCurrentVersion(last, stored.state);
  if (isCurrent && !endsInGap) return { history, notice: null };
  const start = endsInGap ? store(stored.state) : null;
  const chapters: readonly Chapter[] = [...stored.chapters, emptyChapter(stored.state, start)];
  return { history: { ...history, chapters }, notice: noticeOf(history) };
}

/** Why the last final action of a stored game is final. */
function barrierAt(step: ReplayStep, before: GameState, players: Players): UndoBarrier | null {
  const { seat, action, state: after } = step;
  if (seat === null || action === null) return null;
  const barrier = barrierOf({ before, seat, action, after }, players);
  return barrier ?? (players.person === null ? 'passedOn' : null);
}

/** Notice for a game that is opened with newer rules for the first time. */
function noticeOf({ gaps, state }: History): LogNotice | null {
  if (gaps.length > 0) return 'logIncomplete';
  return state.over ? null : 'olderRules';
}

function jumpToStep(history: History, { state, afterGap }: ReplayStep): History {
  const { log, gaps } = history;
  return {
    ...history,
    state,
    log: state.ply === 0 ? extend(log, state, openingEvents(state)) : log,
    gaps: afterGap ? [...gaps, log.length] : gaps,
    past: [],
    barrier: null,
  };
}

export const undoFloorOf = ({ chapters, past }: History) => lineCount(chapters) - past.length;

function extend(
  log: readonly LogEntry[],
  before: GameState,
  events: readonly GameEvent[],
): LogEntry[] {
  let round = before.round;
  const entries = events.map((event, index) => {
    if (event.type === 'roundStarted') round = event.round;
    return { number: log.length + index, round, event };
  });
  return [...log, ...entries];
}
