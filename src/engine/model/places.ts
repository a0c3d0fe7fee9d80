import type { Building, StaffedTile } from './ids';

/** Where a colonist can be: on a tile, in a building, or in San Juan. */
export type Place =
  | { readonly at: 'island'; readonly tile: StaffedTile }
  | { readonly at: 'city'; readonly building: Building }
  | { readonly at: 'sanJuan' };
