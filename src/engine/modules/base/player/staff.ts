import { sum } from '#engine/core/ids';
import type { Building } from '#engine/modules/base/ids';
import type { Player } from '#engine/modules/base/state';

export function isOccupied(player: Player, building: Building): boolean {
  return player.staff[building] > 0;
}

/** Whether a colonist of the special kind is among those in the building. */
export function hasSpecial(player: Player, building: Building): boolean {
  return player.specialStaff.length > 0 && player.specialStaff[building] > 0;
}

export function colonistsOf(player: Player): number {
  return player.sanJuan + sum(player.workers) + colonistsInCity(player);
}

/** Goes over the city, which is shorter than the list of all buildings. */
export function colonistsInCity(player: Player): number {
  const { city, staff } = player;
  let total = 0;
  for (let i = 0; i < city.length; i++) {
    const building = city[i];
    if (building !== undefined) total += staff[building];
  }
  return total;
}
