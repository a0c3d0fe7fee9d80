import type { BuildingSpec, GameOptions } from '#engine';

type Seen = (what: string) => void;
type Hook = (...args: unknown[]) => unknown;
type Effects = ReturnType<BuildingSpec['effects']>;

/**
 * Wraps every effect of a building, so that a run can report which of them came up. A modifier
 * counts once it has changed something. Returns the names of all effects.
 */
export function listenToEffects(spec: BuildingSpec, options: GameOptions, seen: Seen): string[] {
  const made = spec.effects;
  spec.effects = (asked) => listening(made(asked), spec.name, seen, []);
  const names: string[] = [];
  listening(made(options), spec.name, seen, names);
  return names;
}

function listening(effects: Effects, path: string, seen: Seen, names: string[]): Effects {
  return Object.fromEntries(
    Object.entries(effects).map(([name, effect]) => {
      const what = `${path}.${name}`;
      if (typeof effect === 'function') {
        names.push(what);
        return [name, withListener(effect, what, seen)];
      }
      const nested = typeof effect === 'object' && effect !== null && !Array.isArray(effect);
      return [name, nested ? listening(effect, what, seen, names) : effect];
    }),
  );
}

function withListener(hook: Hook, what: string, seen: Seen): Hook {
  return function (this: unknown, ...args) {
    const answer = hook.apply(this, args);
    if (answer !== 0) seen(what);
    return answer;
  };
}
