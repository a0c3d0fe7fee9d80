import { checkAction } from './checkAction';
import type { ActionField } from './field';
import { SEATS, type Seat } from './ids';
import { fieldsOf } from './json';
import type { AnyAction } from './module';
import { registry } from './registry';

/**
 * A line has a seat and an action: `0 chooseRole captain`, `2 load corn 1`,
 * `1 place 1.0.0.0.0.1 1.0 -`. Actions are stored and sent in this form.
 */
export function formatLine(seat: Seat, action: AnyAction): string {
  return `${seat} ${formatAction(action)}`;
}

/** An action without its seat. */
export function formatAction(action: AnyAction): string {
  const values = fieldsOf(action);
  const words = formOf(action.type).map(([name, field]) => field.write(values[name]));
  return [action.type, ...words].filter((word) => word !== '').join(' ');
}

/** The line as the viewer may read it: `?` stands for the content of a secret action. */
export function formatLineFor(viewer: Seat | null, seat: Seat, action: AnyAction): string {
  const secret = viewer !== seat && registry.secretActions.has(action.type);
  return secret ? `${seat} ${action.type} ${SECRET}` : formatLine(seat, action);
}
const SECRET = '?';

const formOf = (type: string): [string, ActionField][] =>
  Object.entries(registry.actionForms.get(type) ?? {});

export interface ActionLine<Act extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Act;
}

/** Null if the text is not a line of this notation. */
export function parseLine(line: string): ActionLine | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const seat = SEATS.find((it) => String(it) === first);
  const action = parseAction(rest.join(' '));
  return seat === undefined || action === null ? null : { seat, action };
}

export function parseAction(text: string): AnyAction | null {
  const [type = '', ...words] = text.trim().split(/\s+/);
  if (!registry.actionForms.has(type)) return null;
  const form = formOf(type);
  if (words.length > form.length) return null;
  const values: { [field: string]: unknown } = { type };
  for (const [name, field] of form) {
    values[name] = field.read(words.shift() ?? '');
    if (values[name] === undefined) return null;
  }
  return checkAction(values);
}
