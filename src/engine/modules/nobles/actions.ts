import { named } from '#engine/core/field';
import { type FormsOf, goodField } from '#engine/modules/base/actions';
import { type Good, type Tile, tileNames } from '#engine/modules/base/ids';

export type NoblesAction =
  /** Returns a good for a victory point. */
  | { readonly type: 'deliver'; readonly good: Good }
  /** Gives up a plantation or a turned tile. The step refuses quarries. */
  | { readonly type: 'discardTile'; readonly tile: Tile };

export const NOBLES_ACTIONS: FormsOf<NoblesAction> = {
  deliver: { good: goodField },
  discardTile: { tile: named(tileNames) },
};
