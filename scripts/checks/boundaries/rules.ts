/** Who may import whom. docs/ARCHITECTURE.md draws the same picture. */
type Reach = 'all' | 'types';
type House = { may: Readonly<Record<string, Reach>>; packages: 'any' | readonly string[] };

export const houses: Readonly<Record<string, House>> = {
  'src/engine': { may: {}, packages: [] },
  'src/bots': { may: { 'src/engine': 'all' }, packages: [] },
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

/** What is inside the engine may change freely, as long as this file keeps its word. */
export const engineDoor = 'src/engine/index.ts';

/** Data that belongs to the folder next to it. */
const besides = /^(assets\/|functions\/package\.json$)/;

export type Import = {
  from: string;
  /** The file it leads to, or the package's name. */
  to: string;
  kind: 'file' | 'package' | 'missing';
  typesOnly: boolean;
};

/** The modules that a module of the engine says it needs. */
type Needs = (module: string) => readonly string[];

export const houseOf = (file: string) =>
  Object.keys(houses).find((house) => file.startsWith(`${house}/`));

/** Tests of the engine look inside; other tests and the scripts use its door like everybody. */
const looksInside = /^__tests__\/engine\//;

/** Why an import is not allowed, or undefined if it is. */
export function objection(one: Import, needs: Needs): string | undefined {
  const { from, to, kind, typesOnly } = one;
  if (kind === 'missing') return `${to} does not exist`;
  const name = houseOf(from);
  const house = name === undefined ? undefined : houses[name];
  if (name === undefined || house === undefined) return pastTheDoor(one);
  if (kind === 'package') {
    if (house.packages === 'any' || house.packages.includes(to)) return undefined;
    return `${name} is pure and does not import ${to}`;
  }
  const target = houseOf(to);
  if (target === name) {
    return name === 'src/engine' ? insideEngine(from, to, needs) : undefined;
  }
  if (besides.test(to)) return undefined;
  if (target === undefined) return `${name} does not import from outside the app's folders`;
  const reach = house.may[target];
  if (reach === undefined) return `${name} does not import ${target}`;
  if (reach === 'types' && !typesOnly) return `${name} imports only types from ${target}`;
  return pastTheDoor(one);
}

function pastTheDoor({ from, to }: Import): string | undefined {
  if (houseOf(to) !== 'src/engine' || to === engineDoor || looksInside.test(from)) return undefined;
  return `the engine's door is ${engineDoor}`;
}

/** Core knows no module; a module knows core and the modules that it needs. */
function insideEngine(from: string, to: string, needs: Needs): string | undefined {
  if (to === engineDoor) return 'inside the engine, import the file itself';
  if (from === engineDoor || isCore(to)) return undefined;
  if (isCore(from)) return 'the core of the engine knows no module';
  const own = moduleOf(from);
  const other = moduleOf(to);
  if (own === undefined || own === other) return undefined;
  if (other === undefined) return 'a module does not know which others there are';
  return needs(own).includes(other) ? undefined : `${own} does not need ${other}`;
}

const isCore = (file: string) => file.startsWith('src/engine/core/');
/** Undefined for what lies beside the modules: their list, and what they amount to. */
const moduleOf = (file: string) => /^src\/engine\/modules\/(\w+)\//.exec(file)?.[1];
