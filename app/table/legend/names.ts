import type { Section } from '#app/table/model/tableModel';
import type { Building, Good, Place, Role, Seat, Ship, Tile } from '#engine';

/** Small things on the table that stand for themselves. */
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

/** By which the legend knows the things on the table. */
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

/** A place for people: a tile, a building, or where they wait for work. */
export function legendOfPlace(place: Place): string {
  if (place.at === 'island') return legendOf.tile(place.tile);
  if (place.at === 'city') return legendOf.building(place.building);
  return legendOf.piece('idle');
}
