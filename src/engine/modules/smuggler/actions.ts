import { type ActionField, orNothing } from '#engine/core/field';
import type { Json } from '#engine/core/json';
import { type FormsOf, roleField, shipField } from '#engine/modules/base/actions';
import type { Role, Ship } from '#engine/modules/base/ids';

/** What becomes of the special colonist aboard when the ship is poached. */
export const FATES = ['taken', 'left', 'discarded'] as const;
export type Fate = (typeof FATES)[number];

/** X3-2: the four things a smuggler can do. */
export type SmugglerAction =
  | { readonly type: 'raid'; readonly ship: Ship }
  | { readonly type: 'loot' }
  /** `special`: null when nobody of that kind is aboard. */
  | { readonly type: 'poach'; readonly special: Fate | null }
  | { readonly type: 'capture'; readonly role: Role };

const find = (value: unknown) => FATES.find((fate) => fate === value);
export const fate: ActionField<Fate> = {
  store: (value) => value,
  restore: (json: Json) => find(json),
  check: (value): value is Fate => find(value) !== undefined,
  write: (value) => value,
  read: find,
};

export const SMUGGLER_ACTIONS: FormsOf<SmugglerAction> = {
  raid: { ship: shipField },
  loot: {},
  poach: { special: orNothing(fate) },
  capture: { role: roleField },
};
