import { count, flag, list, orNull, withDefault } from '#engine/core/field';
import type { Seat } from '#engine/core/ids';
import { goodField, roleField, shipField } from '#engine/modules/base/actions';
import { type EventForms, seat, vp } from '#engine/modules/base/events';
import type { Good, Role, Ship } from '#engine/modules/base/ids';
import { type Fate, fate } from './actions';

export type SmugglerEvent =
  | { type: 'tokenTaken'; seat: Seat }
  | { type: 'raided'; seat: Seat; ship: Ship; good: Good; taken: number; discarded: number }
  | { type: 'looted'; seat: Seat; goods: Good[]; vp: number }
  | { type: 'poached'; seat: Seat; taken: number; discarded: number; special: Fate | null }
  | { type: 'captured'; seat: Seat; role: Role; coins: number }
  /** A player chose a captured role and pays its captor. */
  | { type: 'ransomed'; seat: Seat; captor: Seat; role: Role; coins: number }
  /** Nobody chose the captured role, so its captor plays it. */
  | { type: 'capturedPlayed'; seat: Seat; role: Role; waived: boolean };

export const SMUGGLER_EVENTS: EventForms<SmugglerEvent> = {
  tokenTaken: { seat },
  raided: { seat, ship: shipField, good: goodField, taken: count, discarded: count },
  looted: { seat, goods: list(goodField), vp },
  poached: { seat, taken: count, discarded: count, special: orNull(fate) },
  captured: { seat, role: roleField, coins: count },
  ransomed: { seat, captor: seat, role: roleField, coins: count },
  capturedPlayed: { seat, role: roleField, waived: withDefault(false, flag) },
};
