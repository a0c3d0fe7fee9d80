import { at, type Seat } from '#engine/core/ids';
import type { Building } from '#engine/modules/base/ids';
import { LEVELS, type Level, TOP_LEVEL } from '#engine/modules/puertoma/abilities';
import { type Board, boardOf, type Game } from '#engine/modules/puertoma/game';
import { goalBuildings } from '#engine/modules/puertoma/goals';
import {
  builtOn,
  inOrder,
  levelOf,
  owns,
  PLACES_PER_LEVEL,
  puertomaSeats,
} from '#engine/modules/puertoma/places';

/** The lowest level with a free place for a building of this level, or null. */
export function placeFor(board: Board, level: Level): Level | null {
  return LEVELS.find((it) => it >= level && builtOn(board, it) < PLACES_PER_LEVEL) ?? null;
}

/** P-19: the cheapest affordable buildings of goals, in order. */
export function goalBuildingsFor(
  game: Game,
  seat: Seat,
  purse: number,
  discount: number,
): Building[] {
  const wanted = goalBuildings(game);
  if (wanted.length === 0) return wanted;
  const { specs } = game.rules;
  const open = wanted.filter((building) => isOpenTo(game, seat, building, purse + discount));
  const cheapest = Math.min(...open.map((building) => specs[building].cost));
  return inOrder(
    game,
    open.filter((building) => specs[building].cost === cheapest),
  );
}

function isOpenTo(game: Game, seat: Seat, building: Building, most: number): boolean {
  const { state, rules } = game;
  const board = boardOf(game, seat);
  const spec = rules.specs[building];
  if (spec.cost > most || state.market[building] === 0 || owns(board, building)) return false;
  if (isOthersReserve(game, seat, building)) return false;
  const place = placeFor(board, levelOf(spec));
  if (place === null || (place === TOP_LEVEL && !board.hasBuilt)) return false;
  return couldPay(game, place, most);
}

function isOthersReserve(game: Game, seat: Seat, building: Building): boolean {
  return puertomaSeats(game).some(
    (other) => other !== seat && boardOf(game, other).reserved === building,
  );
}

/** D-14: not on a level of which it could afford no building on the board. */
function couldPay(game: Game, level: Level, most: number): boolean {
  const { board } = game.state;
  for (let i = 0; i < board.length; i++) {
    const spec = game.rules.specs[at(board, i)];
    if (spec.kind === 'commercial' && levelOf(spec) === level && spec.cost <= most) return true;
  }
  return false;
}
