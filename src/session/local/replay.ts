import {
  type Action,
  type GameEvent,
  type GameState,
  isRefusal,
  isSameJson,
  parseLine,
  play,
  recreateGame,
  restore,
  type Seat,
} from '#engine';
import type { Chapter } from './chapters';

/** A position of a replayed game with the action that led to it. */
export interface ReplayStep {
  readonly state: GameState;
  /** The seat that acted; null if no action led to the position. */
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  /** The current rules cannot replay the actions between the previous step and this one. */
  readonly afterGap: boolean;
  /** Number of lines played so far. */
  readonly lines: number;
}

export interface StoredPlay {
  readonly chapters: readonly Chapter[];
  /** The stored position. It takes precedence if the lines lead elsewhere. */
  readonly state: GameState;
}

/**
 * Replays a stored game from its setup to its stored position. From a line that the current rules
 * refuse, it skips to the next stored position.
 */
export function replay(stored: StoredPlay): ReplayStep[] {
  return [...replaySteps(stored)];
}

function* replaySteps({ chapters, state: final }: StoredPlay): Generator<ReplayStep> {
  let lines = 0;
  let state: GameState | null = null;
  if ((chapters[0]?.start ?? null) === null) {
    const setUp = recreateGame(final.options);
    if (!isRefusal(setUp)) {
      state = setUp;
      yield positionStep(state, lines, false);
    }
  }
  for (const chapter of chapters) {
    const start = startOf(chapter);
    if (start === 'unreadable') state = null;
    else if (start !== null && !isSameJson(state, start)) {
      state = start;
      yield positionStep(state, lines, state.ply > 0);
    }
    const end: number = lines + chapter.lines.length;
    for (const line of chapter.lines) {
      const step: ReplayStep | null = state && playLine(state, line, ++lines);
      state = step?.state ?? null;
      if (step === null) break;
      yield step;
    }
    lines = end;
  }
  if (!isSameJson(state, final)) yield positionStep(final, lines, true);
}

function positionStep(state: GameState, lines: number, afterGap: boolean): ReplayStep {
  return { state, seat: null, action: null, events: [], afterGap, lines };
}

function startOf({ start }: Chapter): GameState | 'unreadable' | null {
  if (start === null) return null;
  const state = restore(start);
  return isRefusal(state) ? 'unreadable' : state;
}

function playLine(state: GameState, line: string, lines: number): ReplayStep | null {
  const parsed = parseLine(line);
  const played = parsed && play(state, parsed.seat, parsed.action);
  if (parsed === null || played === null || isRefusal(played)) return null;
  return { ...played, ...parsed, afterGap: false, lines };
}
