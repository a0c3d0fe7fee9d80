import { type GameState, isRefusal, parseLine, play } from '#engine';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import type { Chapter } from './chapters';
import type { LocalGame } from './localGame';

/** Plays lines of notation. Stops at the first one that the rules refuse. */
export function playLines(
  start: GameState,
  lines: readonly string[],
): { readonly state: GameState } | { readonly refused: string } {
  let state = start;
  for (const line of lines) {
    const parsed = parseLine(line);
    const played = parsed && play(state, parsed.seat, parsed.action);
    if (played === null || isRefusal(played)) return { refused: line };
    state = played.state;
  }
  return { state };
}

/** Settings of a seat. The colour is null if nobody chose one. */
export type SeatLook = Readonly<{ color: SeatSetup['color'] | null; level: SeatSetup['level'] }>;

interface Finished {
  readonly id: string;
  readonly name: string;
  readonly now: number;
  readonly looks: readonly SeatLook[];
  readonly chapter: Chapter;
  readonly state: GameState;
}

/** Makes a local game from one that was played elsewhere. */
export function finishedGame({ id, name, now, looks, chapter, state }: Finished): LocalGame {
  const { seats } = state.options;
  const wanted = seats.map((_, at) => looks[at]?.color ?? SEAT_COLORS[at]);
  // Players are recognised by colour, so no two may share one.
  const colors = new Set(wanted).size === seats.length ? wanted : SEAT_COLORS;
  return {
    id,
    name,
    createdAt: now,
    updatedAt: now,
    seats: seats.map((seat, at) => ({
      ...seat,
      color: colors[at] ?? 'indigo',
      level: looks[at]?.level ?? 'medium',
    })),
    chapters: [chapter],
    state,
    undoFloor: chapter.lines.length,
    holder: null,
    sharing: 'pass',
    seen: seats.map(() => 0),
  };
}
