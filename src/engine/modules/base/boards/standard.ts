import { keyAt, sum } from '#engine/core/ids';
import { isInEffect } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import { buildingNames, Tile } from '#engine/modules/base/ids';
import { placeAutomatically } from '#engine/modules/base/mayor/placement';
import { build } from '#engine/modules/base/phases/builder';
import { canLoad, load } from '#engine/modules/base/phases/captain';
import { privilegeGoods, produce, productionOf } from '#engine/modules/base/phases/craftsman';
import { askToSeat } from '#engine/modules/base/phases/newcomers';
import { settle } from '#engine/modules/base/phases/settler';
import { store } from '#engine/modules/base/phases/storage';
import { sell } from '#engine/modules/base/phases/trader';
import {
  buildingCircles,
  freeCitySpaces,
  freeIslandSpaces,
} from '#engine/modules/base/player/spaces';
import { colonistsInCity, colonistsOf } from '#engine/modules/base/player/staff';
import type { SeatBoard } from '#engine/modules/base/rules';
import type { Player } from '#engine/modules/base/state';

/** The board of a person, or of a bot that plays like one: twelve spaces for each half. */
export const standardBoard: SeatBoard = {
  turn: { settle, build, produce, privilege: privilegeGoods, sell, load, store },
  isAutomated: false,
  draftAutomatically: () => null,
  chooseRoleAutomatically: () => false,
  decideAutomatically: () => false,
  placeAutomatically,
  canLoad,

  freeCircles(game, seat) {
    const player = game.state.players[seat];
    return buildingCircles(game, player) - colonistsInCity(player);
  },

  room(game, seat) {
    const player = game.state.players[seat];
    const onIsland = sum(player.tiles) - sum(player.workers);
    return onIsland + buildingCircles(game, player) - colonistsInCity(player);
  },

  tiles(game, seat, tile) {
    const player = game.state.players[seat];
    return tile === Tile.turned ? sum(player.turned) : player.tiles[tile];
  },

  colonists: (game, seat) => colonistsOf(game.state.players[seat]),
  owns: (game, seat, building) => game.state.players[seat].city.includes(building),
  makes: (game, seat, good) => productionOf(game, game.state.players[seat], good),

  addTile(game, seat, tile) {
    game.state.players[seat].tiles[tile]++;
  },

  addBuilding(game, seat, building) {
    game.state.players[seat].city.push(building);
  },

  citySpaces: (game, seat) => freeCitySpaces(game, game.state.players[seat]),
  islandSpaces: (game, seat) => freeIslandSpaces(game.state.players[seat]),
  isFull: (game, seat) => freeCitySpaces(game, game.state.players[seat]) === 0,

  gainColonists(game, seat, count, special) {
    const player = game.state.players[seat];
    player.sanJuan += count;
    player.special += special;
  },

  /** They wait in San Juan until the player decides where each goes. */
  seatColonists(game, seat, people) {
    standardBoard.gainColonists(game, seat, people.count, people.special);
    askToSeat(game, seat, people);
  },

  /** EN-3, EN-4: the points of buildings, and the bonuses of occupied large ones. */
  score(game, seat, sheet) {
    const player = game.state.players[seat];
    sheet.add('base', 'buildings', cityPoints(game, player));
    for (const source of game.rules.endBonus) {
      const { building, effect } = source;
      if (building === null || !isInEffect(player, source)) continue;
      const module = game.rules.box.owners[building];
      sheet.add(module, buildingNames.name(building), effect(game, seat));
    }
  },
};

function cityPoints(game: Game, { city }: Player): number {
  let points = 0;
  for (let i = 0; i < city.length; i++) points += game.rules.specs[keyAt(city, i)].vp;
  return points;
}
