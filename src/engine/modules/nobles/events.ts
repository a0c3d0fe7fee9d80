import { count, named } from '#engine/core/field';
import type { Seat } from '#engine/core/ids';
import { buildingField, goodField } from '#engine/modules/base/actions';
import { type EventForms, seat, vp } from '#engine/modules/base/events';
import { type Building, type Good, type Tile, tileNames } from '#engine/modules/base/ids';

export type NoblesEvent =
  | { type: 'delivered'; seat: Seat; good: Good; vp: number; by: Building }
  | { type: 'tileDiscarded'; seat: Seat; tile: Tile; coins: number; by: Building };

const by = buildingField;

export const NOBLES_EVENTS: EventForms<NoblesEvent> = {
  delivered: { seat, good: goodField, vp, by },
  tileDiscarded: { seat, tile: named(tileNames), coins: count, by },
};
