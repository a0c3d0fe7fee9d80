import type { GameState } from '../model/state';

/** Lists that grow and shrink while a game goes on; all others keep their length. */
const OPEN_LISTS: ReadonlySet<string> = new Set([
  'frames',
  'board',
  'city',
  'used',
  'gained',
  'tradingHouse',
  'endTriggers',
]);

/** The first field of a save that cannot be one of a game like this, or null. */
export function shapeFault(like: GameState, save: Readonly<Record<string, unknown>>) {
  for (const [field, value] of Object.entries(like)) {
    if (field !== 'options' && !fits(field, value, save[field])) return field;
  }
  return null;
}

function fits(field: string, like: unknown, value: unknown): boolean {
  // Only a role, or the kind of goods on a ship, is null in a new game.
  if (like === null) return value === null || isCount(value);
  if (typeof like === 'number') return isCount(value);
  if (Array.isArray(like)) return Array.isArray(value) && listFits(field, like, value);
  if (typeof like !== 'object') return typeof value === typeof like;
  return typeof value === 'object' && value !== null && recordFits(like, value);
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

function listFits(field: string, like: readonly unknown[], value: readonly unknown[]): boolean {
  if (like.length !== value.length && !OPEN_LISTS.has(field)) return false;
  return value.every((item) => like.length === 0 || fits(field, like[0], item));
}

function recordFits(like: object, value: object): boolean {
  return Object.entries(like).every(([field, part]) =>
    fits(field, part, (value as Record<string, unknown>)[field]),
  );
}
