import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDING_NAMES, EDITIONS } from '../../src/engine';

const ENGINE = join(__dirname, '../../src/engine');

interface Source {
  readonly path: string;
  /** Without comments: those may explain with names. */
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

/** `path: word` for every file that has the word. */
function uses(files: readonly Source[], words: readonly string[]): string[] {
  return files.flatMap(({ path, code }) =>
    words
      .filter((word) => new RegExp(`\\b${word}\\b`).test(code))
      .map((word) => `${path}: ${word}`),
  );
}

/** Where rules are put together from buildings and editions: somebody has to name them. */
const REGISTRIES = ['core/rules.ts', 'core/setup.ts'];
const general = under('phases', 'core').filter(({ path }) => !REGISTRIES.includes(path));

describe('the engine’s house rules', () => {
  it('finds the engine', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(uses(sources, ['hacienda'])).toContain('buildings/hacienda.ts: hacienda');
  });

  it('phases and core name no building', () => {
    // `wharf` is also the name of an action.
    const named = uses(general, BUILDING_NAMES).filter((use) => use !== 'core/fields.ts: wharf');
    expect(named).toEqual([]);
  });

  it('phases and core name no edition', () => {
    const editions = [...EDITIONS, 'edition1897'];
    const allowed = ['core/options.ts: classic'];
    expect(uses(general, editions).filter((use) => !allowed.includes(use))).toEqual([]);
  });

  it('no chance, clock, console or network', () => {
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
      [...code.matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({
        path,
        from,
        target: join('/engine', path, '..', from),
      })),
    );
    expect(imports.length).toBeGreaterThan(100);
    const outside = imports.filter(
      ({ from, target }) => !from.startsWith('.') || !target.startsWith('/engine/'),
    );
    expect(outside).toEqual([]);
    expect(sources.filter(({ code }) => /\b(import|require)\s*\(/.test(code))).toEqual([]);
  });

  it('one building, one file', () => {
    const files = under('buildings').map(({ path }) =>
      path.slice('buildings/'.length, -'.ts'.length),
    );
    expect(BUILDING_NAMES.filter((name) => !files.includes(name))).toEqual([]);
  });
});
