import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDING_NAMES, EDITIONS, EXPANSIONS, ROLE_NAMES } from '#engine';
import { MODULES } from '#engine/modules/list';

const ENGINE = join(__dirname, '../../src/engine');

interface Source {
  readonly path: string;
  /** The code without comments, which may mention names. */
  readonly code: string;
}

const sources: Source[] = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => {
    const text = readFileSync(join(ENGINE, path), 'utf8');
    return { path, code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '') };
  });

const under = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

/** `path: word` for every file that contains the word. */
function uses(files: readonly Source[], words: readonly string[]): string[] {
  return files.flatMap(({ path, code }) =>
    words
      .filter((word) => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(code))
      .map((word) => `${path}: ${word}`),
  );
}

const core = under('core');
/** Files of the base game that must not depend on buildings or editions. */
const general = under(
  ...['phases', 'table', 'mayor', 'board', 'boards'].map((part) => `modules/base/${part}`),
);
const editions = [...EDITIONS, 'edition1897'];

/**
 * Values that live as long as the process: the registry, filled at loading, and caches of rules.
 */
const MEMORIES = [
  'core/imagine.ts: knownOptions',
  'core/registry.ts: modules',
  'core/registry.ts: optionSpecs',
  'core/registry.ts: purposes',
  'core/registry.ts: roots',
  'core/registry.ts: seatKinds',
  'core/registry.ts: steps',
  'core/registry.ts: variants',
  'core/registry.ts: stepNames',
  'core/registry.ts: actionForms',
  'core/registry.ts: unforeseeableEvents',
  'core/registry.ts: eventForms',
  'core/registry.ts: expansions',
  'core/registry.ts: secretActions',
  'core/registry.ts: secretEvents',
  'core/rules.ts: byOptions',
  'core/rules.ts: byContent',
  'modules/base/ids.ts: roleNames',
  'modules/base/ids.ts: buildingNames',
  'modules/base/module.ts: modules',
  'modules/base/goals/game.ts: goalModules',
  'modules/base/goals/goal.ts: goalNames',
  'modules/base/goals/goal.ts: goalSpecs',
];
/** A variable of a file, or a constant that starts empty and is filled later. */
const MEMORY =
  /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)[^=\n]* = (?:new (?:Weak)?(?:Map|Set)\b[^(]*\(\)|(?:assumeTotal\()?\[\]|\{\};|openNames))/gm;

describe('the source of the engine', () => {
  it('is found', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(core.length).toBeGreaterThan(20);
    expect(general.length).toBeGreaterThan(20);
    expect(uses(sources, ['hacienda'])).toContain('modules/base/buildings/hacienda.ts: hacienda');
  });

  it('core names no building, role, expansion or edition', () => {
    const names = [...BUILDING_NAMES, ...ROLE_NAMES, ...EXPANSIONS, ...editions];
    expect(uses(core, names)).toEqual([]);
  });

  it('core knows nothing that only Puerto Rico has', () => {
    expect(uses(core, ["'base'", '\\w*[tT]okens?\\w*', '\\w*[vV]p', 'vp\\w*'])).toEqual([]);
  });

  it('phases name no building and no edition', () => {
    // `wharf` is also the name of an action.
    const named = uses(general, [...BUILDING_NAMES, ...editions]);
    expect(named.filter((use) => !use.endsWith(': wharf'))).toEqual([]);
  });

  it('the base game names no expansion', () => {
    expect(uses(under('modules/base'), EXPANSIONS)).toEqual([]);
  });

  it('no expansion needs another: any of them can be left out', () => {
    const expansions = MODULES.filter(({ isExpansion }) => isExpansion);
    expect(expansions.map(({ name }) => name)).toEqual([...EXPANSIONS]);
    expect(expansions.filter(({ needs }) => needs.join() !== 'base')).toEqual([]);
  });

  it('keeps no state between calls but its registry and compiled rules', () => {
    const found = sources.flatMap(({ path, code }) =>
      [...code.matchAll(MEMORY)].map(
        ([, variable, constant]) => `${path}: ${variable ?? constant}`,
      ),
    );
    expect(found.sort()).toEqual([...MEMORIES].sort());
  });

  it('uses no chance, clock, console or network', () => {
    const outside = [
      'Math\\.random',
      'Date',
      'performance',
      'console',
      'process',
      'fetch',
      'setTimeout',
    ];
    expect(uses(sources, outside)).toEqual([]);
  });

  it('imports nothing from outside', () => {
    const imports = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({ path, from })),
    );
    expect(imports.length).toBeGreaterThan(100);
    const outside = imports.filter(({ from }) => !/^(\.|#engine)\/(?!.*\.\.)/.test(from));
    expect(outside).toEqual([]);
    expect(sources.filter(({ code }) => /\b(import|require)\s*\(/.test(code))).toEqual([]);
  });

  it('one building, one file', () => {
    const files = sources.flatMap(({ path }) => /\/buildings\/(\w+)\.ts$/.exec(path)?.[1] ?? []);
    expect(BUILDING_NAMES.filter((name) => !files.includes(name))).toEqual([]);
  });
});
