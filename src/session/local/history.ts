import {
  type Action,
  type GameEvent,
  type GameState,
  isRefusal,
  openingEvents,
  parseLine,
  play,
  type Refusal,
  type Seat,
  writeAction,
} from '../../engine';
import type { LogEntry } from '../session';

/** What was played and what came of it, as far back as it may be taken back. */
export interface History {
  readonly start: GameState;
  readonly actions: readonly string[];
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  /** The table before each action that can still be undone, oldest first. */
  readonly past: readonly Moment[];
}

interface Moment {
  readonly state: GameState;
  readonly logLength: number;
}

export function beginHistory(start: GameState): History {
  const log = extend([], start, start.ply === 0 ? openingEvents(start) : []);
  return { start, actions: [], state: start, log, past: [] };
}

/** One action further; what was taken in before can be undone as long as nobody seals it. */
export function advance(history: History, seat: Seat, action: Action): History | Refusal {
  const played = play(history.state, seat, action);
  if (isRefusal(played)) return played;
  return {
    start: history.start,
    actions: [...history.actions, writeAction(seat, action)],
    state: played.state,
    log: extend(history.log, history.state, played.events),
    past: [...history.past, { state: history.state, logLength: history.log.length }],
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
    start: history.start,
    actions: history.actions.slice(0, -1),
    state: before.state,
    log: history.log.slice(0, before.logLength),
    past: history.past.slice(0, -1),
  };
}

/** Whether the last action brought to light what nobody could know before it. */
export function revealedSomething(before: GameState, after: GameState): boolean {
  return after.over || after.random.some((word, index) => word !== before.random[index]);
}

/** Plays the lines again; null if one of them is not an action that fits. */
export function replay(
  start: GameState,
  lines: readonly string[],
  undoFloor: number,
): History | null {
  let history = beginHistory(start);
  for (const line of lines) {
    if (history.actions.length <= undoFloor) history = seal(history);
    const noted = parseLine(line);
    const next = noted && advance(history, noted.seat, noted.action);
    if (next === null || isRefusal(next)) return null;
    history = next;
  }
  return lines.length <= undoFloor ? seal(history) : history;
}

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
