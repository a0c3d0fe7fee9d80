import { type ActionField, named } from '#engine/core/field';
import { isRecord, type Json } from '#engine/core/json';
import { type Building, buildingNames, type StaffedTile, staffedTileNames } from './ids';

/** Where a colonist can be: on a tile, in a building, or in San Juan. */
export type Place =
  | { readonly at: 'island'; readonly tile: StaffedTile }
  | { readonly at: 'city'; readonly building: Building }
  | { readonly at: 'sanJuan' };

const SAN_JUAN: Place = { at: 'sanJuan' };

export function samePlace(a: Place, b: Place): boolean {
  if (a.at === 'island') return b.at === 'island' && a.tile === b.tile;
  if (a.at === 'city') return b.at === 'city' && a.building === b.building;
  return b.at === 'sanJuan';
}

/** `corn`, `harbor` or `sanJuan`: tiles and buildings have no name in common. */
const write = (place: Place) => {
  if (place.at === 'island') return staffedTileNames.name(place.tile);
  return place.at === 'city' ? buildingNames.name(place.building) : place.at;
};

const read = (name: Json): Place | undefined => {
  if (typeof name !== 'string') return undefined;
  if (name === SAN_JUAN.at) return SAN_JUAN;
  const tile = staffedTileNames.number(name);
  if (tile !== undefined) return { at: 'island', tile };
  const building = buildingNames.number(name);
  return building === undefined ? undefined : { at: 'city', building };
};

const tileField = named(staffedTileNames);
const buildingField = named(buildingNames);

export const placeField: ActionField<Place> = {
  store: write,
  restore: read,
  write,
  read,
  check(value): value is Place {
    if (!isRecord(value)) return false;
    const fields = Reflect.ownKeys(value).length;
    if (value.at === 'sanJuan') return fields === 1;
    if (value.at === 'island') return fields === 2 && tileField.check(value.tile);
    return value.at === 'city' && fields === 2 && buildingField.check(value.building);
  },
};
