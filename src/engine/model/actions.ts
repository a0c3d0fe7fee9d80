import {
  BUILDINGS,
  type Building,
  type Counts,
  GOODS,
  type Good,
  type Per,
  per,
  ROLES,
  type Role,
  type Ship,
  STAFFED_TILES,
  type StaffedTile,
} from './ids';
import type { Place } from './places';

/**
 * What a player can do. A `pass` is an ordinary choice; a `decline` turns down something that
 * hardly anybody would, so a screen may tuck it away and a bot may ignore it.
 */
export type Action =
  | { readonly type: 'chooseRole'; readonly role: Role }
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
  /** Moves a colonist out of a guesthouse. */
  | { readonly type: 'move'; readonly to: Place; readonly noble: boolean }
  /** Returns a good instead of selling it. */
  | { readonly type: 'trade'; readonly good: Good }
  /** Ships goods of several kinds from a wharf of one's own. */
  | { readonly type: 'ship'; readonly goods: Counts<Good> }
  /** Returns a good for a victory point. */
  | { readonly type: 'deliver'; readonly good: Good }
  | { readonly type: 'discardTile'; readonly tile: DiscardableTile }
  | BarterAction
  | { readonly type: 'pass' }
  | { readonly type: 'decline' };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** Builds with a colonist, a good or a victory point in place of missing coins. */
export interface BarterAction {
  readonly type: 'barter';
  readonly building: Building;
  readonly colonist: Place | null;
  readonly good: Good | null;
  readonly vp: boolean;
}

/** Plantations and forests: quarries stay. */
export type DiscardableTile = Good | 6;

/** A complete distribution of a player's colonists; who is left over stays in San Juan. */
export interface PlaceAction {
  readonly type: 'place';
  /** Colonists on the tiles of each kind. */
  readonly island: Counts<StaffedTile>;
  /** Colonists in each building, in the order of the player's city. */
  readonly city: readonly number[];
  /** How many of those are nobles; empty when the game has no nobles. */
  readonly nobles: readonly number[];
}

/** The same small actions are offered again and again: they are made once. */
const each = <Key extends number, Made>(keys: readonly Key[], make: (key: Key) => Made) =>
  per(keys, (key): Made => Object.freeze(make(key)));

export const PASS: Action = Object.freeze({ type: 'pass' });
export const DECLINE: Action = Object.freeze({ type: 'decline' });
export const CHOOSE_ROLE = each(ROLES, (role): Action => ({ type: 'chooseRole', role }));
export const TAKE_TILE = each(STAFFED_TILES, (tile): Action => ({ type: 'takeTile', tile }));
export const BUILD = each(BUILDINGS, (building): Action => ({ type: 'build', building }));
export const TAKE_GOOD = each(GOODS, (good): Action => ({ type: 'takeGood', good }));
export const SELL = each(GOODS, (good): Action => ({ type: 'sell', good }));
export const WHARF = each(GOODS, (good): Action => ({ type: 'wharf', good }));
export const DRAFT = each(BUILDINGS, (building): Action => ({ type: 'draft', building }));
export const TRADE = each(GOODS, (good): Action => ({ type: 'trade', good }));
export const DELIVER = each(GOODS, (good): Action => ({ type: 'deliver', good }));
export const USE = each(BUILDINGS, (building): Action => ({ type: 'use', building }));
const SHIPS: readonly Ship[] = [0, 1, 2];
export const LOAD: Per<Good, Per<Ship, Action>> = each(GOODS, (good) =>
  each(SHIPS, (ship): Action => ({ type: 'load', good, ship })),
);

/** Choices that a screen may tuck away and a bot may ignore. */
export function isRare(action: Action): boolean {
  return action.type === 'decline';
}
