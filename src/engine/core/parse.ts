import type { Action, ActionType } from '../model/actions';
import { ACTION_FIELDS } from './fields';
import { plainCopy } from './plain';

/**
 * An action from outside, if it is one to the letter: nothing missing, nothing more. It is a
 * copy, so the caller cannot change it afterwards.
 */
export function parseAction(raw: unknown): Action | null {
  try {
    return copyAction(raw);
  } catch {
    // Reading it ran code of the caller's (a getter, a proxy) that threw.
    return null;
  }
}

function copyAction(raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null || !isPlainObject(raw)) return null;
  const { type, ...rest } = raw as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(ACTION_FIELDS, type)) return null;
  const fields = ACTION_FIELDS[type as ActionType];
  const action: Record<string, unknown> = { type };
  let count = 1;
  for (const name in fields) {
    if (!Object.hasOwn(rest, name)) return null;
    const value = plainCopy(rest[name]);
    if (!fields[name]?.check(value)) return null;
    action[name] = value;
    count++;
  }
  return Reflect.ownKeys(raw).length === count ? (action as unknown as Action) : null;
}

function isPlainObject(raw: object): boolean {
  const prototype = Object.getPrototypeOf(raw);
  return prototype === null || prototype === Object.prototype;
}
