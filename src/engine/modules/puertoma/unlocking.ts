import type { Seat } from '#engine/core/ids';
import { LEVELS, type Level, TOP_LEVEL } from './abilities';
import { boardOf, type Game } from './game';
import { builtOn, PLACES_PER_LEVEL } from './places';

const EASY_ABILITIES = 2;

/** P-2: the second building of a level turns its ability up; of the highest level the first. */
export function unlock(game: Game, seat: Seat, level: Level): void {
  const board = boardOf(game, seat);
  const tile = board.abilities[level];
  const needed = level === TOP_LEVEL ? 1 : PLACES_PER_LEVEL;
  if (tile.since !== null || builtOn(board, level) < needed || areRemoved(game, seat)) return;
  tile.since = game.state.round;
  const { ability } = tile;
  game.events?.push({ type: 'abilityUnlocked', seat, level, ability });
  if (areRemoved(game, seat)) game.events?.push({ type: 'abilitiesRemoved', seat });
}

/** P-17: in an easy game each has two abilities at most. */
export function areRemoved(game: Pick<Game, 'state'>, seat: Seat): boolean {
  if (game.state.options.puertomas !== 'easy') return false;
  const { abilities } = boardOf(game, seat);
  return LEVELS.filter((level) => abilities[level].since !== null).length >= EASY_ABILITIES;
}
