import { count, named } from '../../core/field';
import type { Seat } from '../../core/ids';
import { buildingField, goodField } from '../base/actions';
import { type EventForms, seat, vp } from '../base/events';
import { type Building, type Good, type Tile, tileNames } from '../base/ids';

export type NoblesEvent =
  | { type: 'delivered'; seat: Seat; good: Good; vp: number; by: Building }
  | { type: 'tileDiscarded'; seat: Seat; tile: Tile; coins: number; by: Building };

const by = buildingField;

export const NOBLES_EVENTS: EventForms<NoblesEvent> = {
  delivered: { seat, good: goodField, vp, by },
  tileDiscarded: { seat, tile: named(tileNames), coins: count, by },
};
