import type { BuildingSpec } from '../../../src/engine';

type Seen = (what: string) => void;
type Hook = (...args: unknown[]) => unknown;

/**
 * Puts a listener into every effect of a building, so that a run can tell which of them have
 * come up. A modifier counts once it has changed something.
 */
export function listenToEffects(spec: BuildingSpec, seen: Seen): string[] {
  return listen(spec.effects ?? {}, spec.name, seen);
}

function listen(effects: object, path: string, seen: Seen): string[] {
  const table = effects as Record<string, unknown>;
  return Object.entries(table).flatMap(([name, effect]) => {
    const what = `${path}.${name}`;
    if (typeof effect === 'function') {
      table[name] = withListener(effect as Hook, what, seen);
      return [what];
    }
    const nested = typeof effect === 'object' && effect !== null && !Array.isArray(effect);
    return nested ? listen(effect, what, seen) : [];
  });
}

function withListener(hook: Hook, what: string, seen: Seen): Hook {
  return function (this: unknown, ...args) {
    const answer = hook.apply(this, args);
    if (answer !== 0) seen(what);
    return answer;
  };
}
