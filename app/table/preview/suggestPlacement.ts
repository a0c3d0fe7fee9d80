import {
  Building,
  type Building as BuildingId,
  buildingSpec,
  circles,
  colonists,
  type GameState,
  GOODS,
  type Good,
  type PlaceAction,
  type Player,
  type Seat,
  STAFFED_TILES,
  Tile,
} from '../../../src/engine';
import {
  circlesAt,
  countAt,
  emptyPlacement,
  moved,
  noblesInHand,
  placedCount,
  type Spot,
} from './placement';

/**
 * A sensible placement: whole lines of production first, by what they earn for each colonist,
 * then buildings by use, then whoever is left wherever a circle is free.
 */
export function suggestPlacement(table: GameState, seat: Seat): PlaceAction {
  const player = table.players[seat];
  const hands = Math.min(colonists(table, seat), circles(table, seat));
  let placement = emptyPlacement(player);
  const ideas = ideasFor(table, player).sort((a, b) => b.worth - a.worth);
  for (const { spots } of ideas) {
    if (placedCount(placement) + spots.length > hands) continue;
    const next = fill(table, player, placement, spots);
    if (next) placement = next;
  }
  for (const spot of allSpots(player)) {
    while (
      placedCount(placement) < hands &&
      countAt(placement, spot) < circlesAt(table, player, spot)
    ) {
      placement = moved(placement, spot, 1, false);
    }
  }
  return seatNobles(player, placement);
}

interface Idea {
  readonly spots: readonly Spot[];
  /** For each colonist it takes. */
  readonly worth: number;
}

const tileSpot = (tile: (typeof STAFFED_TILES)[number]): Spot => ({ at: 'island', tile });
const citySpot = (index: number): Spot => ({ at: 'city', index });

function allSpots(player: Player): Spot[] {
  return [...player.city.map((_, index) => citySpot(index)), ...STAFFED_TILES.map(tileSpot)];
}

/** All spots at once, or nothing if one of them is full. */
function fill(
  table: GameState,
  player: Player,
  placement: PlaceAction,
  spots: readonly Spot[],
): PlaceAction | null {
  let next = placement;
  for (const spot of spots) {
    if (countAt(next, spot) >= circlesAt(table, player, spot)) return null;
    next = moved(next, spot, 1, false);
  }
  return next;
}

function ideasFor(table: GameState, player: Player): Idea[] {
  const buildings = player.city.flatMap((building, index): Idea[] => {
    if (buildingSpec(table, building).good !== undefined) return [];
    return [{ spots: [citySpot(index)], worth: BUILDING_WORTH[building] ?? 2 }];
  });
  const quarries = times(player.tiles[Tile.quarry], {
    spots: [tileSpot(Tile.quarry)],
    worth: 2.2,
  });
  return [...buildings, ...quarries, ...GOODS.flatMap((good) => linesOf(table, player, good))];
}

/** A plantation with a circle in a plant that makes its good; corn needs no plant. */
function linesOf(table: GameState, player: Player, good: Good): Idea[] {
  const tiles = player.tiles[good];
  if (good === Tile.corn) return times(tiles, { spots: [tileSpot(good)], worth: 1.5 });
  const plants = player.city.flatMap((building, index) => {
    const spec = buildingSpec(table, building);
    return spec.good === good ? times(spec.circles, citySpot(index)) : [];
  });
  return plants
    .slice(0, tiles)
    .map((plant) => ({ spots: [tileSpot(good), plant], worth: (good + 2) / 2 }));
}

const times = <Thing>(count: number, thing: Thing): Thing[] =>
  Array.from({ length: count }, () => thing);

/** How much a commercial building is worth a colonist, beside a line of tobacco at 2.5. */
const BUILDING_WORTH: Readonly<Partial<Record<BuildingId, number>>> = {
  [Building.harbor]: 4,
  [Building.wharf]: 3.4,
  [Building.factory]: 3.4,
  [Building.largeMarket]: 2.6,
  [Building.guildHall]: 4,
  [Building.residence]: 4,
  [Building.fortress]: 4,
  [Building.customsHouse]: 4,
  [Building.cityHall]: 4,
  [Building.cloister]: 4,
  [Building.royalGarden]: 4,
  [Building.library]: 3.2,
  [Building.smallMarket]: 2.1,
  [Building.smallWarehouse]: 1.8,
  [Building.office]: 1.4,
};

/** Nobles do most in a building; anybody else may stand on the tiles. */
function seatNobles(player: Player, placement: PlaceAction): PlaceAction {
  if (placement.nobles.length === 0) return placement;
  let left = noblesInHand(player, placement);
  const nobles = placement.city.map((staff) => {
    const here = Math.min(left, staff);
    left -= here;
    return here;
  });
  return { ...placement, nobles };
}
