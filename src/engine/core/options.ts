import {
  DEFAULT_VARIANTS,
  EDITIONS,
  EXPANSIONS,
  type GameOptions,
  type GameRequest,
  SEAT_KINDS,
  VARIANTS,
} from '../model/options';
import { type Refusal, refusal } from '../model/refusals';

const MAX_NAME_LENGTH = 40;
const MAX_SEED_LENGTH = 200;
const FIELDS = ['seats', 'seed', 'edition', 'expansions', 'variants', 'board'];

/** Checks what a caller asked for, whatever it is, and fills in the defaults. */
export function checkOptions(request: unknown): GameOptions | Refusal {
  if (!isRecord(request)) return refusal('badOption', 'options');
  const unknownField = Object.keys(request).find((field) => !FIELDS.includes(field));
  if (unknownField !== undefined) return refusal('badOption', unknownField);
  const wrong =
    wrongSeat(request.seats) ??
    wrongSeed(request.seed) ??
    wrongChoice(request.edition, EDITIONS, 'edition') ??
    wrongExpansion(request.expansions) ??
    wrongVariant(request.variants) ??
    wrongBoard(request.board);
  return wrong === undefined
    ? withDefaults(request as unknown as GameRequest)
    : refusal('badOption', wrong);
}

function withDefaults(request: GameRequest): GameOptions {
  return {
    edition: request.edition ?? 'classic',
    seats: request.seats.map(({ name, kind }) => ({ name, kind })),
    expansions: EXPANSIONS.filter((expansion) => request.expansions?.includes(expansion)),
    variants: { ...DEFAULT_VARIANTS, ...request.variants },
    board: request.board ?? 'draft',
    seed: request.seed,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function includes(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}

function wrongSeat(seats: unknown): string | undefined {
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 5) return 'seats';
  const names = new Set<string>();
  for (const [index, seat] of seats.entries()) {
    const field = `seats[${index}]`;
    if (!isRecord(seat) || !includes(SEAT_KINDS, seat.kind)) return `${field}.kind`;
    const { name } = seat;
    const fits = typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH;
    if (!fits || names.has(name)) return `${field}.name`;
    names.add(name);
  }
  return undefined;
}

function wrongSeed(seed: unknown): string | undefined {
  const fits = typeof seed === 'string' && seed !== '' && seed.length <= MAX_SEED_LENGTH;
  return fits ? undefined : 'seed';
}

function wrongChoice(value: unknown, choices: readonly string[], field: string) {
  return value === undefined || includes(choices, value) ? undefined : field;
}

function wrongExpansion(expansions: unknown): string | undefined {
  if (expansions === undefined) return undefined;
  if (!Array.isArray(expansions)) return 'expansions';
  const wrong = expansions.findIndex(
    (expansion, index) =>
      !includes(EXPANSIONS, expansion) || expansions.indexOf(expansion) !== index,
  );
  return wrong < 0 ? undefined : `expansions[${wrong}]`;
}

function wrongVariant(variants: unknown): string | undefined {
  if (variants === undefined) return undefined;
  if (!isRecord(variants)) return 'variants';
  const wrong = Object.entries(variants).find(
    ([name, on]) => !includes(VARIANTS, name) || typeof on !== 'boolean',
  );
  return wrong && `variants.${wrong[0]}`;
}

function wrongBoard(board: unknown): string | undefined {
  if (board === undefined || board === 'draft' || board === 'random') return undefined;
  return Array.isArray(board) && board.every(Number.isInteger) ? undefined : 'board';
}
