import { isRecord, type Json } from './json';
import type { CoreOptions } from './module';
import { type Refusal, refusal } from './refusals';
import { type Chosen, isInPlay, registry } from './registry';

const MAX_NAME_LENGTH = 40;
const MAX_SEED_LENGTH = 200;
const CORE_FIELDS = ['seats', 'seed', 'expansions', 'variants'];

/** Checks a request of any form and fills in the defaults. */
export function checkOptions(request: unknown): CoreOptions | Refusal {
  if (!isRecord(request)) return refusal('badOption', 'options');
  const unknownField = Object.keys(request).find((field) => !isField(field));
  if (unknownField !== undefined) return refusal('badOption', unknownField);
  const seats = seatsFrom(request.seats);
  if (typeof seats === 'string') return refusal('badOption', seats);
  const wrong =
    wrongSeed(request.seed) ??
    wrongOption(request) ??
    wrongExpansion(request.expansions) ??
    wrongVariant(request.variants);
  if (wrong !== undefined) return refusal('badOption', wrong);
  return withDefaults(request, seats);
}

const isField = (name: string) =>
  CORE_FIELDS.includes(name) || registry.optionSpecs.some(([own]) => own === name);

function withDefaults(request: Record<string, unknown>, seats: CoreOptions['seats']): CoreOptions {
  const { expansions } = request;
  const chosen = Array.isArray(expansions) ? expansions : [];
  const variants = { ...registry.variants };
  const options: CoreOptions & Record<string, unknown> = {
    seats,
    expansions: registry.expansions.filter((name) => chosen.includes(name)),
    variants: request.variants === undefined ? variants : Object.assign(variants, request.variants),
    seed: String(request.seed),
  };
  for (const [name, { defaultValue }] of registry.optionSpecs)
    options[name] = request[name] ?? defaultValue;
  return options;
}

/** The seats, or the name of the invalid field. */
function seatsFrom(seats: unknown): CoreOptions['seats'] | string {
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 5) return 'seats';
  const found: { name: string; kind: string }[] = [];
  for (const seat of seats) {
    const { length } = found;
    const { name, kind } = isRecord(seat) ? seat : {};
    if (typeof kind !== 'string' || !registry.seatKinds.includes(kind)) {
      return `seats[${length}].kind`;
    }
    const fits = typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH;
    if (!fits || found.some((other) => other.name === name)) return `seats[${length}].name`;
    found.push({ name, kind });
  }
  return found;
}

function wrongSeed(seed: unknown): string | undefined {
  const fits = typeof seed === 'string' && seed !== '' && seed.length <= MAX_SEED_LENGTH;
  return fits ? undefined : 'seed';
}

function wrongOption(request: Record<string, unknown>): string | undefined {
  const wrong = registry.optionSpecs.find(
    ([name, spec]) => request[name] !== undefined && !spec.fits(request[name]),
  );
  return wrong?.[0];
}

function wrongExpansion(expansions: unknown): string | undefined {
  if (expansions === undefined) return undefined;
  if (!Array.isArray(expansions)) return 'expansions';
  const names = registry.expansions;
  const wrong = expansions.findIndex(
    (expansion, index) => !names.includes(expansion) || expansions.indexOf(expansion) !== index,
  );
  return wrong < 0 ? undefined : `expansions[${wrong}]`;
}

function wrongVariant(variants: unknown): string | undefined {
  if (variants === undefined) return undefined;
  if (!isRecord(variants)) return 'variants';
  const wrong = Object.entries(variants).find(
    ([name, on]) => !Object.hasOwn(registry.variants, name) || typeof on !== 'boolean',
  );
  return wrong && `variants.${wrong[0]}`;
}

/**
 * Options contain names only, so they are stored unchanged. Defaults of modules that are not in play
 * are left out, because the reader may not have those modules.
 */
export function storeOptions(options: Chosen & Pick<CoreOptions, 'variants'>): Json {
  const idle = registry.modules.filter((module) => !isInPlay(module, options));
  const defaults = Object.fromEntries(idle.flatMap(({ variants }) => Object.entries(variants)));
  const missing = idle.flatMap((module) => Object.entries(module.options));
  const unsaid = Object.fromEntries(missing.map(([name, spec]) => [name, spec.defaultValue]));
  const stored = { ...without(options, unsaid), variants: without(options.variants, defaults) };
  return JSON.parse(JSON.stringify(stored));
}

/** Leaves out the values that are equal in both. */
function without(values: object, unsaid: Readonly<Record<string, unknown>>) {
  const said = Object.entries(values).filter(
    ([name, value]) => !Object.hasOwn(unsaid, name) || unsaid[name] !== value,
  );
  return Object.fromEntries(said);
}
