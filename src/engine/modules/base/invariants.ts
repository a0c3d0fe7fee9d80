import { sum } from '#engine/core/ids';
import type { Game } from './game';
import { buildingNames, GOODS, STAFFED_TILES } from './ids';
import { freeCitySpaces, freeIslandSpaces } from './player/spaces';

/** Invariants of §12. */
export function brokenInvariants(game: Game): string[] {
  return [...seatFaults(game), ...shipFaults(game)];
}

function seatFaults(game: Game): string[] {
  const { players } = game.state;
  return game.rules.seats.flatMap((seat) => {
    const player = players[seat];
    const faults: string[] = [];
    for (const tile of STAFFED_TILES) {
      if (player.workers[tile] > player.tiles[tile]) faults.push(`seat ${seat} tile ${tile}`);
    }
    for (const building of buildingNames.keys.slice(0, game.rules.buildingCount)) {
      const room = player.city.includes(building) ? game.rules.specs[building].circles : 0;
      const name = buildingNames.name(building);
      if (player.staff[building] > room) faults.push(`seat ${seat} overfills ${name}`);
    }
    if (sum(player.specialStaff) > player.special) faults.push(`seat ${seat} has odd colonists`);
    if (freeCitySpaces(game, player) < 0) faults.push(`seat ${seat} has too large a city`);
    if (freeIslandSpaces(player) < 0) faults.push(`seat ${seat} has too large an island`);
    return faults;
  });
}

function shipFaults({ state }: Game): string[] {
  const twice = GOODS.filter((good) => state.ships.filter((ship) => ship.good === good).length > 1);
  return twice.map((good) => `good ${good} is on two ships`);
}
