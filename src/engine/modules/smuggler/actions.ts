import { type ActionField, oneOfNumbers, orNothing } from '#engine/core/field';
import type { Json } from '#engine/core/json';
import { type FormsOf, roleField, shipField } from '#engine/modules/base/actions';
import type { Role, Ship } from '#engine/modules/base/ids';

/** The fate of the special colonist aboard when the ship is poached. */
export const FATES = ['taken', 'left', 'discarded'] as const;
export type Fate = (typeof FATES)[number];

/** Most goods or colonists that can be taken. */
export const MOST_TAKEN = 3;

/**
 * X3-2: the four actions of a smuggler. `count` is the number taken; if omitted or null, as many as
 * possible. Fewer are allowed, but not listed.
 */
export type SmugglerAction =
  | { readonly type: 'raid'; readonly ship: Ship; readonly count?: number | null }
  | { readonly type: 'loot' }
  /** `special` is null when no special colonist is aboard. */
  | { readonly type: 'poach'; readonly special: Fate | null; readonly count?: number | null }
  | { readonly type: 'capture'; readonly role: Role };

const find = (value: unknown) => FATES.find((fate) => fate === value);
export const fate: ActionField<Fate> = {
  store: (value) => value,
  restore: (json: Json) => find(json),
  check: (value): value is Fate => find(value) !== undefined,
  write: (value) => value,
  read: find,
};

const counts = oneOfNumbers<number>(Array.from({ length: MOST_TAKEN + 1 }, (_, taken) => taken));
const takenCount: ActionField<number | null> = {
  ...orNothing(counts),
  defaultValue: null,
  write: (value) => String(value ?? ''),
  read: (word) => (word === '' ? null : counts.read(word)),
};

export const SMUGGLER_ACTIONS: FormsOf<SmugglerAction> = {
  raid: { ship: shipField, count: takenCount },
  loot: {},
  poach: { special: orNothing(fate), count: takenCount },
  capture: { role: roleField },
};
