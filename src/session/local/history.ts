import {
  type Action,
  eventFor,
  formatLine,
  type GameEvent,
  type GameState,
  type GameView,
  imagine,
  isRefusal,
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
  isOfToday,
  lineCount,
  withLine,
  withoutLastLine,
} from './chapters';
import { type ReplayStep, replay, type StoredPlay } from './replay';

/** What was played and what came of it, back to where it may be taken back. */
export interface History extends StoredPlay {
  readonly log: readonly LogEntry[];
  /** Entries of the log before which a part of the log is missing. */
  readonly gaps: readonly number[];
  /** The table before each action that can still be undone, oldest first. */
  readonly past: readonly Moment[];
}

interface Moment {
  readonly state: GameState;
  readonly logLength: number;
}

/** One action further; what was taken in before can be undone until somebody seals it. */
export function advance(history: History, seat: Seat, action: Action): History | Refusal {
  const { state, chapters } = history;
  const played = play(state, seat, action);
  if (isRefusal(played)) return played;
  return {
    ...told(history, played),
    chapters: withLine(chapters, state, formatLine(seat, action)),
  };
}

function told(history: History, { state, events }: Pick<ReplayStep, 'state' | 'events'>): History {
  const { log, past } = history;
  return {
    ...history,
    state,
    log: extend(log, history.state, events),
    past: [...past, { state: history.state, logLength: log.length }],
  };
}

/** From here on nothing before this moment can be undone. */
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

/** Whether an action brought to light what the seat could not know before it. */
export function revealedSomething(
  before: GameState,
  seat: Seat,
  action: Action,
  after: GameState,
): boolean {
  if (after.over || after.random.some((word, index) => word !== before.random[index])) return true;
  const guess = play(imagine(viewFor(before, seat), 'before'), seat, action);
  return isRefusal(guess) || !isSame(viewFor(guess.state, seat), viewFor(after, seat));
}

const isSame = (guessed: GameView, real: GameView) =>
  JSON.stringify(guessed) === JSON.stringify(real);

/** What a seat may know of the log: of what others did in secret, that it is done. */
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

/** The log of a stored game, ready to go on under today's rules. */
export function openHistory(written: StoredPlay, undoFloor: number): OpenedHistory {
  let history: History = { ...written, log: [], gaps: [], past: [] };
  // A log without a line, begun in the middle of a game, lacks nothing that anybody kept.
  const isUntold = written.chapters.length === 1 && written.chapters[0]?.lines.length === 0;
  let endsInGap = false;
  for (const step of replay(written)) {
    endsInGap = step.afterGap && !isUntold;
    history = step.seat === null ? jumped(history, step) : told(history, step);
    if (step.lines <= undoFloor) history = seal(history);
  }
  const last = written.chapters.at(-1);
  const goesOn = last === undefined || isOfToday(last, written.state);
  if (goesOn && !endsInGap) return { history, notice: null };
  const start = endsInGap ? store(written.state) : null;
  const chapters: readonly Chapter[] = [...written.chapters, emptyChapter(written.state, start)];
  return { history: { ...history, chapters }, notice: noticeOf(history) };
}

/** Said when a game is first opened under other rules than it was played by. */
function noticeOf({ gaps, state }: History): LogNotice | null {
  if (gaps.length > 0) return 'logIncomplete';
  return state.over ? null : 'olderRules';
}

function jumped(history: History, { state, afterGap }: ReplayStep): History {
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
