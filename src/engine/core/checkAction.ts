import type { AnyAction } from './module';
import { registry } from './registry';
import { safeCopy } from './safeCopy';

/**
 * A copy of an action from a caller; null unless it has exactly the right fields. The caller cannot
 * change the copy.
 */
export function checkAction(raw: unknown): AnyAction | null {
  try {
    return copyAction(raw);
  } catch {
    // A getter or proxy of the caller threw.
    return null;
  }
}

function copyAction(raw: unknown): AnyAction | null {
  if (typeof raw !== 'object' || raw === null || !isPlainObject(raw)) return null;
  const values = new Map<PropertyKey, unknown>(Object.entries(raw));
  const type = values.get('type');
  if (typeof type !== 'string') return null;
  const form = registry.actionForms.get(type);
  if (form === undefined) return null;
  const action: { type: string; [field: string]: unknown } = { type };
  let found = 1;
  for (const [name, field] of Object.entries(form)) {
    const value = values.has(name) ? safeCopy(values.get(name)) : field.defaultValue;
    if (!field.check(value)) return null;
    action[name] = value;
    if (values.has(name)) found++;
  }
  return Reflect.ownKeys(raw).length === found ? action : null;
}

function isPlainObject(raw: object): boolean {
  const prototype = Object.getPrototypeOf(raw);
  return prototype === null || prototype === Object.prototype;
}
