import { type Seat, sum } from '#engine/core/ids';
import { type Building, GOODS, Tile } from '#engine/modules/base/ids';
import { produce } from '#engine/modules/base/phases/craftsman';
import type { SeatBoard } from '#engine/modules/base/rules';
import { countLoads } from '#engine/modules/base/supply/cargo';
import { LEVELS } from './abilities';
import { chooseRoleAutomatically } from './choose';
import { boardOf, type Game } from './game';
import {
  activeTiles,
  colonistsOn,
  freeCirclesOn,
  inOrder,
  isFull,
  levelOf,
  mostFreeCircles,
  owns,
  PLACES_PER_KIND,
  PLACES_PER_LEVEL,
} from './places';
import { isNotEmpty, randomPick } from './resolutionDeck';
import { scoreBoard } from './score';
import { gainColonists } from './seating';
import { decideAutomatically } from './smuggling';
import { build } from './turns/build';
import { placeFor } from './turns/goalBuilding';
import { load } from './turns/load';
import { privilege } from './turns/privilege';
import { sell } from './turns/sell';
import { settle } from './turns/settle';
import { store } from './turns/store';

const CITY_PLACES = LEVELS.length * PLACES_PER_LEVEL;
const ISLAND_PLACES = GOODS.length * PLACES_PER_KIND;

/** The board of a Puertoma. None of its steps waits for a decision. */
export const puertomaBoard: SeatBoard = {
  turn: { settle, build, produce, privilege, sell, load, store },
  isAutomated: true,
  chooseRoleAutomatically,
  draftAutomatically,
  decideAutomatically,
  /** Its colonists are placed when they arrive. */
  placeAutomatically: () => true,
  canLoad: (game, seat) => countLoads(game, seat) > 0,
  freeCircles: (game: Game, seat) => mostFreeCircles(boardOf(game, seat)),
  room: (game: Game, seat) => freeCirclesOn(boardOf(game, seat)),

  tiles(game: Game, seat, tile) {
    const board = boardOf(game, seat);
    if (tile === Tile.turned) return 0;
    return tile === Tile.quarry ? board.quarries : board.tiles[tile] + board.surplusTiles[tile];
  },

  colonists: (game: Game, seat) => colonistsOn(boardOf(game, seat)),
  owns: (game: Game, seat, building) => owns(boardOf(game, seat), building),
  makes: (game: Game, seat, good) => activeTiles(boardOf(game, seat), good),
  isFull: (game: Game, seat) => isFull(boardOf(game, seat)),
  citySpaces: (game: Game, seat) => CITY_PLACES - boardOf(game, seat).city.length,
  islandSpaces: (game: Game, seat) => ISLAND_PLACES - sum(boardOf(game, seat).tiles),

  addTile(game: Game, seat, tile) {
    const board = boardOf(game, seat);
    if (tile === Tile.quarry) board.quarries++;
    else if (board.tiles[tile] < PLACES_PER_KIND) board.tiles[tile]++;
    else board.surplusTiles[tile]++;
  },

  addBuilding(game: Game, seat, building) {
    const board = boardOf(game, seat);
    const own = levelOf(game.rules.specs[building]);
    board.city.push({ building, level: placeFor(board, own) ?? own });
  },

  gainColonists,
  seatColonists: (game: Game, seat, { count, special }) =>
    gainColonists(game, seat, count, special),
  score: scoreBoard,
};

/** P-19: its picks for the building board are random picks. */
function draftAutomatically(game: Game, seat: Seat, choices: readonly Building[]): Building | null {
  const options = inOrder(game, choices);
  if (!isNotEmpty(options)) return null;
  const { option: building, card } = randomPick(game, options);
  if (card !== null) game.events?.push({ type: 'puertomaDrafts', seat, options, card, building });
  return building;
}
