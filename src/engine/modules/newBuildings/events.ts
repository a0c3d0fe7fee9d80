import { count, flag, orNull } from '#engine/core/field';
import type { Counts, Seat } from '#engine/core/ids';
import { buildingField, goodField, goodsField } from '#engine/modules/base/actions';
import { type EventForms, seat, vp } from '#engine/modules/base/events';
import type { Building, Good } from '#engine/modules/base/ids';
import { type Place, placeField } from '#engine/modules/base/places';
import type { TokenField } from '#engine/modules/base/tokenChanges';

export type NewBuildingsEvent =
  | { type: 'traded'; seat: Seat; good: Good; coins: number; by: Building }
  | { type: 'shippedMixed'; seat: Seat; goods: Counts<Good>; vp: number; by: Building }
  | {
      type: 'bartered';
      seat: Seat;
      colonist: Place | null;
      good: Good | null;
      vp: boolean;
      by: Building;
    };

const by = buildingField;
/** Whether a token is paid. */
const paid: TokenField<boolean> = { ...flag, tokens: (isPaid) => (isPaid ? -1 : 0) };

export const NEW_BUILDINGS_EVENTS: EventForms<NewBuildingsEvent> = {
  traded: { seat, good: goodField, coins: count, by },
  shippedMixed: { seat, goods: goodsField, vp, by },
  bartered: { seat, colonist: orNull(placeField), good: orNull(goodField), vp: paid, by },
};
