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

/** One position of a replayed game, and how it came about. */
export interface ReplayStep {
  readonly state: GameState;
  /** The seat that acted; null for a position that no action led to. */
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  /** Today's rules cannot replay the actions between the step before and this one. */
  readonly afterGap: boolean;
  /** How many lines had been played. */
  readonly lines: number;
}

export interface StoredPlay {
  readonly chapters: readonly Chapter[];
  /** The stored position. It counts, even if the lines lead elsewhere. */
  readonly state: GameState;
}

/**
 * Plays a stored game again from its set-up to its stored position. Lines that today's rules
 * refuse are skipped up to the next stored position.
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
