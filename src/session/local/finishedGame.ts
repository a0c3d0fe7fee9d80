import { type GameState, isRefusal, parseLine, play } from '#engine';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import type { Chapter } from './chapters';
import type { LocalGame } from './localGame';

/** Where these actions lead, or the first of them that the rules refuse. */
export function playedThrough(
  start: GameState,
  lines: readonly string[],
): { readonly state: GameState } | { readonly refused: string } {
  let state = start;
  for (const line of lines) {
    const noted = parseLine(line);
    const played = noted && play(state, noted.seat, noted.action);
    if (played === null || isRefusal(played)) return { refused: line };
    state = played.state;
  }
  return { state };
}

/** How a seat is shown; nothing is said about colours that nobody chose. */
export type SeatLook = Readonly<{ color: SeatSetup['color'] | null; level: SeatSetup['level'] }>;

interface Finished {
  readonly id: string;
  readonly name: string;
  readonly now: number;
  readonly looks: readonly SeatLook[];
  readonly chapter: Chapter;
  readonly state: GameState;
}

/** A game that was played elsewhere, as if it had been played on this device. */
export function finishedGame({ id, name, now, looks, chapter, state }: Finished): LocalGame {
  const { seats } = state.options;
  const wanted = seats.map((_, at) => looks[at]?.color ?? SEAT_COLORS[at]);
  // Everybody is told by colour and shape, so no two may have the same.
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
