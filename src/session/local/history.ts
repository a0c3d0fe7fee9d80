import {
  type Action,
  eventFor,
  formatLine,
  type GameEvent,
  type GameState,
  imagine,
  isRefusal,
  isSameJson,
  isSecretEvent,
  openingEvents,
  play,
  type Refusal,
  type Seat,
  store,
  viewFor,
} from '#engine';
import type { LogEntry, LogNotice } from '#session/session';
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
}

interface UndoPoint {
  readonly state: GameState;
  readonly logLength: number;
}

/** Plays an action. It can be undone until the history is sealed. */
export function advance(history: History, seat: Seat, action: Action): History | Refusal {
  const { state, chapters } = history;
  const played = play(state, seat, action);
  if (isRefusal(played)) return played;
  return {
    ...appendStep(history, played),
    chapters: withLine(chapters, state, formatLine(seat, action)),
  };
}

function appendStep(
  history: History,
  { state, events }: Pick<ReplayStep, 'state' | 'events'>,
): History {
  const { log, past } = history;
  return {
    ...history,
    state,
    log: extend(log, history.state, events),
    past: [...past, { state: history.state, logLength: log.length }],
  };
}

/** Makes all actions so far final, so that they can no longer be undone. */
export function seal(history: History): History {
  return history.past.length === 0 ? history : { ...history, past: [] };
}

export function canStepBack(history: History): boolean {
  return history.past.length > 0;
}

export function stepBack(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    ...history,
    chapters: withoutLastLine(history.chapters),
    state: before.state,
    log: history.log.slice(0, before.logLength),
    past: history.past.slice(0, -1),
  };
}

/** Whether an action revealed something that the seat did not know before. */
export function revealedSomething(
  before: GameState,
  seat: Seat,
  action: Action,
  after: GameState,
): boolean {
  if (after.over || after.random.some((word, index) => word !== before.random[index])) return true;
  const guess = play(imagine(viewFor(before, seat), 'before'), seat, action);
  return isRefusal(guess) || !isSameJson(viewFor(guess.state, seat), viewFor(after, seat));
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
export function openHistory(stored: StoredPlay, undoFloor: number): OpenedHistory {
  let history: History = { ...stored, log: [], gaps: [], past: [] };
  // A game copied from the middle of another has no earlier lines, so none are missing.
  const isFreshCopy = stored.chapters.length === 1 && stored.chapters[0]?.lines.length === 0;
  let endsInGap = false;
  for (const step of replay(stored)) {
    endsInGap = step.afterGap && !isFreshCopy;
    history = step.seat === null ? jumpToStep(history, step) : appendStep(history, step);
    if (step.lines <= undoFloor) history = seal(history);
  }
  const last = stored.chapters.at(-1);
  const isCurrent = last === undefined || isCurrentVersion(last, stored.state);
  if (isCurrent && !endsInGap) return { history, notice: null };
  const start = endsInGap ? store(stored.state) : null;
  const chapters: readonly Chapter[] = [...stored.chapters, emptyChapter(stored.state, start)];
  return { history: { ...history, chapters }, notice: noticeOf(history) };
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
