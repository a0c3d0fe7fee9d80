import type { Section } from '#app/table/model/tableModel';
import type { Building, Good, Place, Role, Seat, Ship, Tile } from '#engine';

/** Small elements of the table with their own legend. */
export const PIECES = [
  'coins',
  'vp',
  'idle',
  'barrels',
  'spaces',
  'colonistShip',
  'colonistSupply',
  'nobleSupply',
  'vpSupply',
  'house',
  'faceDown',
] as const;
export type Piece = (typeof PIECES)[number];

/** Legend names of the table's elements. */
export const legendOf = {
  role: (role: Role) => `role ${role}`,
  building: (building: Building) => `building ${building}`,
  tile: (tile: Tile) => `tile ${tile}`,
  ship: (ship: Ship) => `ship ${ship}`,
  good: (good: Good) => `good ${good}`,
  player: (seat: Seat) => `player ${seat}`,
  section: (section: Section) => `section ${section}`,
  piece: (piece: Piece) => `piece ${piece}`,
} as const;

/** Legend name of a place for colonists: a tile, a building or San Juan. */
export function legendOfPlace(place: Place): string {
  if (place.at === 'island') return legendOf.tile(place.tile);
  if (place.at === 'city') return legendOf.building(place.building);
  return legendOf.piece('idle');
}
