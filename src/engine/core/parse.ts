import type { Action, ActionType } from '../model/actions';
import { ACTION_FIELDS } from './fields';

/** An action from outside, if it is one to the letter: nothing missing, nothing more. */
export function parseAction(raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const prototype = Object.getPrototypeOf(raw);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const { type } = raw as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(ACTION_FIELDS, type)) return null;
  const fields = Object.entries(ACTION_FIELDS[type as ActionType]);
  if (Reflect.ownKeys(raw).length !== fields.length + 1) return null;
  const fits = fields.every(
    ([name, field]) =>
      Object.hasOwn(raw, name) && field.check((raw as Record<string, unknown>)[name]),
  );
  return fits ? (raw as Action) : null;
}
