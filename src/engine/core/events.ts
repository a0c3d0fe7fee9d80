import { SEATS, type Seat } from './ids';
import { fieldsOf, isRecord, type Json, type JsonRecord } from './json';
import type { AnyEvent, CoreOptions } from './module';
import { restoreFields, showFields, storeFields } from './record';
import { registry } from './registry';
import { rulesFor } from './rules';

/** Events leave the process by names, like everything else. */

/** What a seat, or a spectator, may know of the event. */
export function eventFor<E extends AnyEvent>(event: E, viewer: Seat | null): E {
  const form = registry.eventForms.get(event.type);
  if (form === undefined) return event;
  const values = fieldsOf(event);
  const owner = SEATS.find((seat) => seat === values.seat) ?? null;
  const who = { seat: viewer, open: false, variants: {}, rules: null };
  const shown = showFields(form, values, who, owner);
  return { type: event.type, ...shown } as AnyEvent as E;
}

/** Whether somebody may see less of the event than others. */
export function isSecretEvent({ type }: AnyEvent): boolean {
  return registry.secretEvents.has(type);
}

/** Tokens of a seat, or points for which there is no token left (CA-10); fewer than none were paid. */
interface Moved {
  readonly seat: Seat;
  readonly points: number;
}

/** What an event tells everybody of somebody's tokens (I-5); null: nothing. */
export function tokensMoved(event: AnyEvent): Moved | null {
  const values = fieldsOf(event);
  const seat = SEATS.find((it) => it === values.seat);
  const points = tokenFields(event.type).reduce(
    (sum, [name, tokens]) => sum + tokens(values[name]),
    0,
  );
  return seat === undefined || points === 0 ? null : { seat, points };
}

function tokenFields(type: string): [name: string, tokens: (value: unknown) => number][] {
  const form = Object.entries(registry.eventForms.get(type) ?? {});
  return form.flatMap(([name, { tokens }]) => (tokens === undefined ? [] : [[name, tokens]]));
}

/** How many points a seat got by stored events. */
export function tokensTold(
  events: readonly JsonRecord[],
  seat: Seat,
  options: Omit<CoreOptions, 'seed'>,
): number {
  const isTold = ({ type, seat: of }: JsonRecord) =>
    of === seat && tokenFields(`${type}`).length > 0;
  return events.filter(isTold).reduce((sum, json) => {
    // The seed has no part in what an event means.
    const event = restoreEvent(json, { ...options, seed: '' });
    return sum + ((event && tokensMoved(event))?.points ?? 0);
  }, 0);
}

export function storeEvent(event: AnyEvent): JsonRecord {
  const form = registry.eventForms.get(event.type) ?? {};
  return { type: event.type, ...storeFields(form, fieldsOf(event)) };
}

/** Null for what no module here can have told. */
export function restoreEvent(json: unknown, options: CoreOptions): AnyEvent | null {
  if (!isRecord(json) || typeof json.type !== 'string') return null;
  const form = registry.eventForms.get(json.type);
  if (form === undefined) return null;
  const values = restoreFields(form, json, { rules: rulesFor(options), isView: true });
  return typeof values === 'string' ? null : { type: json.type, ...values };
}

/** Of some values in stored form, those that each field of an event can hold. */
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
