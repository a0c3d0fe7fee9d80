import type { Building } from '#engine/modules/base/ids';
import type { Player } from '#engine/modules/base/state';

export function markUsed(player: Player, building: Building): void {
  player.used.push(building);
}

export function wasUsed(player: Player, building: Building): boolean {
  return player.used.length > 0 && player.used.includes(building);
}
