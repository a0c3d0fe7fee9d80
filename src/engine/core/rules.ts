import { assumeTotal, SEATS, type Seat } from './ids';
import { fieldsOf } from './json';
import type { CoreOptions, CoreRules, CoreState, Game, Module } from './module';
import { type Chosen, isInPlay, registry, rootModule } from './registry';

/** Caches of rules: by the options object, and by the options' content. */
const byOptions = new WeakMap<CoreOptions, CoreRules>();
const byContent = new Map<string, CoreRules>();

export function rulesFor(options: CoreOptions): CoreRules {
  const known = byOptions.get(options);
  if (known !== undefined) return known;
  const key = contentOf(options);
  const rules =
    byContent.get(key) ?? rootModule().compile(options, inPlay(options), coreRules(options));
  byContent.set(key, rules);
  byOptions.set(options, rules);
  return rules;
}

export function inPlay(options: Chosen): Module[] {
  return registry.modules.filter((module) => isInPlay(module, options));
}

/** Identifies equal rules. Players' names and the seed do not matter. */
function contentOf(options: CoreOptions): string {
  const values = fieldsOf(options);
  let content = options.expansions.join();
  for (const { kind } of options.seats) content += ` ${kind}`;
  for (const [name, { shapesRules }] of registry.optionSpecs) {
    const value = values[name];
    if (shapesRules) content += ` ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  }
  for (const name in registry.variants) content += options.variants[name] ? '1' : '0';
  return content;
}

function coreRules(options: CoreOptions): CoreRules {
  const playerCount = options.seats.length;
  const seats = SEATS.slice(0, playerCount);
  const [first = 0] = seats;
  const left = seats.map((_, index): Seat => seats[index + 1] ?? first);
  return { modules: inPlay(options), playerCount, seats, next: assumeTotal(left) };
}

/** A game without events. */
export function quietGame(state: CoreState): Game {
  return { state, rules: rulesFor(state.options), events: null };
}
