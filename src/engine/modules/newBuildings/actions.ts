import { flag, orNothing } from '#engine/core/field';
import type { Counts } from '#engine/core/ids';
import { buildingField, type FormsOf, goodField, goodsField } from '#engine/modules/base/actions';
import type { Building, Good } from '#engine/modules/base/ids';
import { type Place, placeField } from '#engine/modules/base/places';

export type NewBuildingsAction =
  /** Moves a colonist out of a guesthouse. */
  | { readonly type: 'move'; readonly to: Place; readonly special: boolean }
  /** Returns a good instead of selling it. */
  | { readonly type: 'trade'; readonly good: Good }
  /** Ships goods of several kinds from a wharf of one's own. */
  | { readonly type: 'ship'; readonly goods: Counts<Good> }
  | BarterAction;

/** Builds with a colonist, a good or a victory point in place of missing coins. */
export interface BarterAction {
  readonly type: 'barter';
  readonly building: Building;
  readonly colonist: Place | null;
  readonly good: Good | null;
  readonly vp: boolean;
}

export const NEW_BUILDINGS_ACTIONS: FormsOf<NewBuildingsAction> = {
  move: { to: placeField, special: flag },
  trade: { good: goodField },
  ship: { goods: goodsField },
  barter: {
    building: buildingField,
    colonist: orNothing(placeField),
    good: orNothing(goodField),
    vp: flag,
  },
};
