import { createGame, isRefusal, parseLine, play } from '#engine';
import { emptyChapter } from '#session/local/chapters';
import type { LocalGame } from '#session/local/localGame';
import { SEAT_COLORS } from '#session/seats';
import { readGolden } from '#tests/engine/support/golden';

/** A golden game as a device would have saved it. */
export function goldenGame(name: string): LocalGame {
  const { request, lines } = readGolden(name);
  const start = createGame(request);
  if (isRefusal(start)) throw new Error(start.code);
  let state = start;
  for (const line of lines) {
    const noted = parseLine(line);
    const played = noted && play(state, noted.seat, noted.action);
    if (played === null || isRefusal(played)) throw new Error(line);
    state = played.state;
  }
  return {
    id: name,
    name: '',
    createdAt: 1000,
    updatedAt: 2000,
    seats: start.options.seats.map((seat, at) => ({
      ...seat,
      color: SEAT_COLORS[at] ?? 'indigo',
      level: 'medium',
    })),
    chapters: [{ ...emptyChapter(start), lines }],
    state,
    undoFloor: lines.length,
    holder: null,
    sharing: 'pass',
    seen: start.options.seats.map(() => 0),
  };
}
