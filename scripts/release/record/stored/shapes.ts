import { BOARDS, requestFor } from '#scripts/release/record/games';
import type { Engine, Request } from '#scripts/release/release1';

const EXPANSIONS = [[], ['newBuildings'], ['nobles'], ['newBuildings', 'nobles']] as const;

/** Enough that every stack of frames comes up; which ones do is the same every time. */
export const GAMES = 160;

/** All numbers of seats, editions, expansions and boards in turn, each at its own pace. */
export function requestNumbered(engine: Engine, folder: string, number: number): Request {
  return requestFor(engine, {
    seed: `${folder} ${number}`,
    players: 2 + (number % 4),
    edition: Math.floor(number / 3) % 2 === 0 ? 'classic' : '1897',
    // More often with both: most kinds of frame need them.
    expansions: EXPANSIONS[number % 5] ?? ['newBuildings', 'nobles'],
    board: BOARDS[number % BOARDS.length] ?? 'draft',
  });
}
