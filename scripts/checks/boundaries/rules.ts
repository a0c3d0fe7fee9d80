/** The import rules between layers. docs/ARCHITECTURE.md shows them, generated. */
type Reach = 'all' | 'types';
export type Layer = { may: Readonly<Record<string, Reach>>; packages: 'any' | readonly string[] };

export const layers: Readonly<Record<string, Layer>> = {
  'src/engine': { may: {}, packages: [] },
  'src/bots': { may: { 'src/engine': 'all', 'src/protocol': 'types' }, packages: [] },
  'src/protocol': { may: { 'src/engine': 'types' }, packages: ['valibot'] },
  'src/online': { may: { 'src/engine': 'types', 'src/protocol': 'all' }, packages: 'any' },
  'src/i18n': { may: { 'src/engine': 'types' }, packages: 'any' },
  'src/session': {
    may: { 'src/engine': 'all', 'src/bots': 'all', 'src/protocol': 'all', 'src/online': 'all' },
    packages: 'any',
  },
  app: {
    may: { 'src/session': 'all', 'src/engine': 'all', 'src/i18n': 'all', 'src/protocol': 'all' },
    packages: 'any',
  },
  'functions/src': {
    may: { 'src/engine': 'all', 'src/bots': 'all', 'src/protocol': 'all' },
    packages: 'any',
  },
};

/** The engine's only public file, so that the rest can change freely. */
export const engineEntryPoint = 'src/engine/index.ts';

/** Data files outside the layers that every layer may import. */
const sharedData = /^(assets\/|functions\/package\.json$)/;

export type Import = {
  from: string;
  /** The imported file, or the package's name. */
  to: string;
  kind: 'file' | 'package' | 'missing';
  typesOnly: boolean;
};

/** The modules that an engine module declares in `needs`. */
type Needs = (module: string) => readonly string[];

export const layerOf = (file: string) =>
  Object.keys(layers).find((layer) => file.startsWith(`${layer}/`));

/** Tests of the engine import its files; other tests and the scripts use its entry point. */
const engineTests = /^__tests__\/engine\//;

/** Reason why an import is not allowed, or undefined if it is. */
export function violation(one: Import, needs: Needs): string | undefined {
  const { from, to, kind, typesOnly } = one;
  if (kind === 'missing') return `${to} does not exist`;
  const name = layerOf(from);
  const layer = name === undefined ? undefined : layers[name];
  if (name === undefined || layer === undefined) return entryPointViolation(one);
  if (kind === 'package') {
    if (layer.packages === 'any' || layer.packages.includes(to)) return undefined;
    return `${name} is pure and does not import ${to}`;
  }
  const target = layerOf(to);
  if (target === name) {
    return name === 'src/engine' ? insideEngine(from, to, needs) : undefined;
  }
  if (sharedData.test(to)) return undefined;
  if (target === undefined) return `${name} does not import from outside the app's folders`;
  const reach = layer.may[target];
  if (reach === undefined) return `${name} does not import ${target}`;
  if (reach === 'types' && !typesOnly) return `${name} imports only types from ${target}`;
  return entryPointViolation(one);
}

function entryPointViolation({ from, to }: Import): string | undefined {
  if (layerOf(to) !== 'src/engine' || to === engineEntryPoint || engineTests.test(from))
    return undefined;
  return `the engine's entry point is ${engineEntryPoint}`;
}

/** Core imports no module. A module imports core and the modules that it needs. */
function insideEngine(from: string, to: string, needs: Needs): string | undefined {
  if (to === engineEntryPoint) return 'inside the engine, import the file itself';
  if (from === engineEntryPoint || isCore(to)) return undefined;
  if (isCore(from)) return 'the core of the engine knows no module';
  const own = moduleOf(from);
  const other = moduleOf(to);
  if (own === undefined || own === other) return undefined;
  if (other === undefined) return 'a module does not know which others there are';
  return needs(own).includes(other) ? undefined : `${own} does not need ${other}`;
}

const isCore = (file: string) => file.startsWith('src/engine/core/');
/** Undefined for files outside the modules, such as their list. */
const moduleOf = (file: string) => /^src\/engine\/modules\/(\w+)\//.exec(file)?.[1];
