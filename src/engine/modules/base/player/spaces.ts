import { sum } from '#engine/core/ids';
import type { Game } from '#engine/modules/base/game';
import type { Player } from '#engine/modules/base/state';

export const CITY_SPACES = 12;
export const ISLAND_SPACES = 12;

export function freeIslandSpaces(player: Player): number {
  return ISLAND_SPACES - sum(player.tiles) - sum(player.turned);
}

export function freeCitySpaces(game: Game, player: Player): number {
  const { specs } = game.rules;
  const { city } = player;
  let free = CITY_SPACES;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) free -= specs[building].spaces;
  }
  return free;
}

export function buildingCircles(game: Game, player: Player): number {
  const { specs } = game.rules;
  const { city } = player;
  let circles = 0;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) circles += specs[building].circles;
  }
  return circles;
}
