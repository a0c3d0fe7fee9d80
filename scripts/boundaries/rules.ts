/** Who may import whom. docs/ARCHITECTURE.md draws the same picture. */
type Reach = 'all' | 'types';
type House = { may: Readonly<Record<string, Reach>>; packages: 'any' | 'none' };

export const houses: Readonly<Record<string, House>> = {
  'src/engine': { may: {}, packages: 'none' },
  'src/bots': { may: { 'src/engine': 'all' }, packages: 'none' },
  'src/protocol': { may: { 'src/engine': 'types' }, packages: 'none' },
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

export const houseOf = (file: string) =>
  Object.keys(houses).find((house) => file.startsWith(`${house}/`));

/** Why an import is not allowed, or undefined if it is. */
export function objection({ from, to, kind, typesOnly }: Import): string | undefined {
  if (kind === 'missing') return `${to} does not exist`;
  const name = houseOf(from);
  const house = name === undefined ? undefined : houses[name];
  if (name === undefined || house === undefined) return undefined;
  if (kind === 'package') {
    return house.packages === 'none' ? `${name} is pure and imports no package` : undefined;
  }
  const target = houseOf(to);
  if (target === name) {
    return to === engineDoor ? 'inside the engine, import the file itself' : undefined;
  }
  if (besides.test(to)) return undefined;
  if (target === undefined) return `${name} does not import from outside the app's folders`;
  const reach = house.may[target];
  if (reach === undefined) return `${name} does not import ${target}`;
  if (reach === 'types' && !typesOnly) return `${name} imports only types from ${target}`;
  if (target === 'src/engine' && to !== engineDoor) return `the engine's door is ${engineDoor}`;
  return undefined;
}
