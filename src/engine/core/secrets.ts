import type { Field, Viewer } from './field';
import type { Seat } from './ids';

/** Visible to the seat that owns it, and to all at the end. */
export function ownersOnly<T>(field: Field<T>): Field<T> {
  return {
    ...maybeHidden(field),
    show: (value, viewer, owner) =>
      viewer.open || (owner !== null && viewer.seat === owner)
        ? showAsItIs(field, value, viewer, owner)
        : null,
  };
}

/** Visible to nobody until the end. */
export function hidden<T>(field: Field<T>): Field<T> {
  return {
    ...maybeHidden(field),
    show: (value, viewer, owner) => (viewer.open ? showAsItIs(field, value, viewer, owner) : null),
  };
}

/** A visible value may still hide a part. */
function showAsItIs<T>(field: Field<T>, value: T, viewer: Viewer, owner: Seat | null): T | null {
  return field.show === undefined ? value : field.show(value, viewer, owner);
}

/** A hidden value is null in a view; a stored game hides nothing. */
function maybeHidden<T>(field: Field<T>): Field<T> {
  return {
    store: (value) => (value === null ? null : field.store(value)),
    restore: (json, reading) =>
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: in a view the type of a hidden field includes null
      json === null && reading.isView ? (null as T) : field.restore(json, reading),
  };
}
