import { restoreEvent } from '#engine/core/events';
import type { Field } from '#engine/core/field';
import { SEATS, type Seat } from '#engine/core/ids';
import { fieldsOf, type JsonRecord } from '#engine/core/json';
import type { AnyEvent, CoreOptions } from '#engine/core/module';
import { registry } from '#engine/core/registry';

/** Victory point tokens are taken and paid openly (I-5), so events tell how many each seat has. */

/** A field of an event by which the seat of the event gains tokens, or pays them if negative. */
export interface TokenField<T = unknown> extends Field<T> {
  tokens(value: T): number;
}

const isTokenField = (field: Field): field is TokenField => 'tokens' in field;

interface TokenChange {
  readonly seat: Seat;
  /** Includes points for which no token was left (CA-10). */
  readonly points: number;
}

/** Null if the event changes nobody's tokens. */
export function tokenChange(event: AnyEvent): TokenChange | null {
  const values = fieldsOf(event);
  const seat = SEATS.find((it) => it === values.seat);
  let points = 0;
  for (const [name, field] of tokenFields(event.type)) points += field.tokens(values[name]);
  return seat === undefined || points === 0 ? null : { seat, points };
}

function tokenFields(type: string): [name: string, field: TokenField][] {
  const fields = Object.entries(registry.eventForms.get(type) ?? {});
  return fields.flatMap(([name, field]) => (isTokenField(field) ? [[name, field]] : []));
}

/** The change of one seat's tokens by stored events. */
export function storedTokenChange(
  events: readonly JsonRecord[],
  seat: Seat,
  options: Omit<CoreOptions, 'seed'>,
): number {
  let points = 0;
  for (const json of events) {
    if (json.seat !== seat || tokenFields(`${json.type}`).length === 0) continue;
    // An event is read by the rules, and the seed is no part of them.
    const event = restoreEvent(json, { ...options, seed: '' });
    points += (event && tokenChange(event))?.points ?? 0;
  }
  return points;
}
