import { SEATS, type Seat } from './ids';
import { fieldsOf, isRecord, type Json, type JsonRecord } from './json';
import type { AnyEvent, CoreOptions } from './module';
import { restoreFields, showFields, storeFields } from './record';
import { registry } from './registry';
import { rulesFor } from './rules';

/** The part of the event that a seat, or a spectator, may know. */
export function eventFor<E extends AnyEvent>(event: E, viewer: Seat | null): E {
  const form = registry.eventForms.get(event.type);
  if (form === undefined) return event;
  const values = fieldsOf(event);
  const owner = SEATS.find((seat) => seat === values.seat) ?? null;
  const who = { seat: viewer, open: false, variants: {}, rules: null };
  const shown = showFields(form, values, who, owner);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the form of the event lists its fields; those that it hides are null there
  return { type: event.type, ...shown } as AnyEvent as E;
}

/** Whether some seats see less of the event than others. */
export function isSecretEvent({ type }: AnyEvent): boolean {
  return registry.secretEvents.has(type);
}

export function storeEvent(event: AnyEvent): JsonRecord {
  const form = registry.eventForms.get(event.type) ?? {};
  return { type: event.type, ...storeFields(form, fieldsOf(event)) };
}

/** Null if no module has such an event. */
export function restoreEvent(json: unknown, options: CoreOptions): AnyEvent | null {
  if (!isRecord(json) || typeof json.type !== 'string') return null;
  const form = registry.eventForms.get(json.type);
  if (form === undefined) return null;
  const values = restoreFields(form, json, { rules: rulesFor(options), isView: true });
  return typeof values === 'string' ? null : { type: json.type, ...values };
}

/** Filters values in stored form: those that each field of an event can hold. */
export function eventValues(
  type: string,
  values: readonly Json[],
  options: CoreOptions,
): Readonly<Record<string, readonly unknown[]>> {
  const reading = { rules: rulesFor(options), isView: false };
  const accepted = Object.entries(registry.eventForms.get(type) ?? {}).map(([name, field]) => {
    const found = values.map((json) => field.restore(json, reading));
    return [name, found.filter((value) => value !== undefined)] as const;
  });
  return Object.fromEntries(accepted);
}
