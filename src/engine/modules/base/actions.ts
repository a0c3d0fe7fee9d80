import { type ActionField, named, oneOfNumbers, row, rowOf, trailing } from '#engine/core/field';
import type { Counts } from '#engine/core/ids';
import {
  type Building,
  buildingNames,
  GOOD_NAMES,
  type Good,
  goodNames,
  type Role,
  roleNames,
  SHIPS,
  type Ship,
  STAFFED_TILES,
  type StaffedTile,
  staffedTileNames,
} from './ids';
import { type Place, placeField } from './places';

/**
 * A `pass` is an ordinary choice. A `decline` turns down something that almost everybody accepts, so
 * screens may hide it and bots may ignore it.
 */
export type BaseAction =
  /** `waived`: without the privilege, where it has no decision of its own. */
  | { readonly type: 'chooseRole'; readonly role: Role; readonly waived?: boolean }
  | { readonly type: 'takeTile'; readonly tile: StaffedTile }
  | PlaceAction
  | { readonly type: 'build'; readonly building: Building }
  | { readonly type: 'takeGood'; readonly good: Good }
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'load'; readonly good: Good; readonly ship: Ship }
  | { readonly type: 'wharf'; readonly good: Good }
  | { readonly type: 'store'; readonly goods: Counts<Good> }
  | { readonly type: 'use'; readonly building: Building }
  /** X1-1: puts a building on the board of this game. */
  | { readonly type: 'draft'; readonly building: Building }
  /** Puts a colonist who came outside the mayor phase onto a circle. */
  | { readonly type: 'assign'; readonly to: Place; readonly special: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'decline' };

/** A complete distribution of a player's colonists; the rest stays in San Juan. */
export interface PlaceAction {
  readonly type: 'place';
  /** Colonists on the tiles of each kind. */
  readonly island: Counts<StaffedTile>;
  /** Colonists in each building, in the order of the player's city. */
  readonly city: readonly number[];
  /** How many of those are of the special kind; empty when the game has none. */
  readonly special: readonly number[];
}

/** The form of the actions of a union: each field with its description. */
export type FormsOf<Act extends { readonly type: string }> = {
  readonly [Type in Act['type']]: {
    readonly [Key in Exclude<keyof Extract<Act, { type: Type }>, 'type'>]-?: ActionField<
      Exclude<Extract<Act, { type: Type }>[Key], undefined>
    >;
  };
};

const MAX_CITY = 12;
const city = row((length) => length <= MAX_CITY);
const cityField: ActionField<readonly number[]> = {
  ...city,
  store: (counts) => [...counts],
  write: (counts) => city.write([...counts]),
};

export const roleField = named(roleNames);
export const shipField = oneOfNumbers(SHIPS);
export const goodField = named(goodNames);
export const buildingField = named(buildingNames);
export const goodsField = rowOf<Good>(GOOD_NAMES.length);

export const BASE_ACTIONS: FormsOf<BaseAction> = {
  chooseRole: { role: roleField, waived: trailing('waived') },
  takeTile: { tile: named(staffedTileNames) },
  place: { island: rowOf<StaffedTile>(STAFFED_TILES.length), city: cityField, special: cityField },
  build: { building: buildingField },
  takeGood: { good: goodField },
  sell: { good: goodField },
  load: { good: goodField, ship: shipField },
  wharf: { good: goodField },
  store: { goods: goodsField },
  use: { building: buildingField },
  draft: { building: buildingField },
  assign: { to: placeField, special: trailing('special') },
  pass: {},
  decline: {},
};

export const PASS = Object.freeze({ type: 'pass' } as const);
export const DECLINE = Object.freeze({ type: 'decline' } as const);

/** Choices that screens may hide and bots may ignore. */
export function isRare(action: { readonly type: string; readonly waived?: boolean }): boolean {
  return action.type === 'decline' || action.waived === true;
}
