import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  isRefusal,
  parseLine,
  play,
  restore,
  type Seat,
} from '#engine';
import type { Chapter } from './chapters';

/** A table of a game that is told again, and how it came about. */
export interface Told {
  readonly state: GameState;
  /** Who acted; null for a table that was not reached by an action. */
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  /** Today's rules cannot tell what led here from the table told before. */
  readonly afterGap: boolean;
  /** How many lines were played when it stood so. */
  readonly lines: number;
}

export interface Written {
  readonly chapters: readonly Chapter[];
  /** The stored table: it counts, whatever the lines lead to. */
  readonly state: GameState;
}

/**
 * The game from its set-up to where it stands, or to where today's rules can play it. What no longer
 * fits is left out up to the next table that was stored.
 */
export function* retell({ chapters, state: stands }: Written): Generator<Told> {
  let lines = 0;
  let state: GameState | null = null;
  if ((chapters[0]?.start ?? null) === null) {
    const setUp = createGame(stands.options);
    if (!isRefusal(setUp)) {
      state = setUp;
      yield tableAt(state, lines, false);
    }
  }
  for (const chapter of chapters) {
    const start = tableBefore(chapter);
    if (start === 'unreadable') state = null;
    else if (start !== null && !isSame(state, start)) {
      state = start;
      yield tableAt(state, lines, state.ply > 0);
    }
    const end: number = lines + chapter.lines.length;
    for (const line of chapter.lines) {
      const told: Told | null = state && playLine(state, line, ++lines);
      state = told?.state ?? null;
      if (told === null) break;
      yield told;
    }
    lines = end;
  }
  if (!isSame(state, stands)) yield tableAt(stands, lines, true);
}

function tableAt(state: GameState, lines: number, afterGap: boolean): Told {
  return { state, seat: null, action: null, events: [], afterGap, lines };
}

function tableBefore({ start }: Chapter): GameState | 'unreadable' | null {
  if (start === null) return null;
  const table = restore(start);
  return isRefusal(table) ? 'unreadable' : table;
}

function playLine(state: GameState, line: string, lines: number): Told | null {
  const noted = parseLine(line);
  const played = noted && play(state, noted.seat, noted.action);
  if (noted === null || played === null || isRefusal(played)) return null;
  return { ...played, ...noted, afterGap: false, lines };
}

const isSame = (one: GameState | null, other: GameState) =>
  JSON.stringify(one) === JSON.stringify(other);
