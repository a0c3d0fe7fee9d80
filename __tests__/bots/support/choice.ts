import type { BotName, Search } from '#bots/bot';
import { botFor } from '#bots/levels';
import { formatLine, type GameState, isRefusal, type Seat, seedRandom, viewFor } from '#engine';

export function thinking(level: BotName, state: GameState, seat: Seat, seed = 'calm'): Search {
  const search = botFor(level).begin(viewFor(state, seat), seedRandom(seed));
  if (isRefusal(search)) throw new Error(`${level} refused: ${search.code}`);
  return search;
}

/** Enough iterations for scenes with a clear answer. */
const ENOUGH = 150;

/** The bot's action in notation, without the seat. */
export function choice(level: BotName, state: GameState, seat: Seat, seed?: string): string {
  const search = thinking(level, state, seat, seed);
  search.step(ENOUGH);
  return formatLine(seat, search.best()).slice(2);
}
