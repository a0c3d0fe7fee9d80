/**
 * Cardinal plural rules for whole numbers, because Hermes has no `Intl.PluralRules`. They cover the
 * current and the planned languages. Tests compare them with Node's rules, also on the Hermes VM.
 */
type Category = 'one' | 'few' | 'many' | 'other';

interface PluralRule {
  readonly categories: readonly Category[];
  readonly select: (count: number) => Category;
}

const oneOrOther: PluralRule = {
  categories: ['one', 'other'],
  select: (n) => (n === 1 ? 'one' : 'other'),
};

/** Romance languages say "a million of coins". `isOne` tells which counts are singular. */
const withMillions = (isOne: (count: number) => boolean): PluralRule => ({
  categories: ['one', 'many', 'other'],
  select: (n) => {
    if (isOne(n)) return 'one';
    return n !== 0 && n % 1_000_000 === 0 ? 'many' : 'other';
  },
});

const isBetween = (n: number, low: number, high: number): boolean => n >= low && n <= high;

const rules: Readonly<Record<string, PluralRule>> = {
  en: oneOrOther,
  de: oneOrOther,
  es: withMillions((n) => n === 1),
  it: withMillions((n) => n === 1),
  fr: withMillions((n) => n === 0 || n === 1),
  pt: withMillions((n) => n === 0 || n === 1),
  pl: {
    categories: ['one', 'few', 'many', 'other'],
    select: (n) => {
      if (n === 1) return 'one';
      return isBetween(n % 10, 2, 4) && !isBetween(n % 100, 12, 14) ? 'few' : 'many';
    },
  },
  ro: {
    categories: ['one', 'few', 'other'],
    select: (n) => {
      if (n === 1) return 'one';
      return n === 0 || isBetween(n % 100, 1, 19) ? 'few' : 'other';
    },
  },
  is: {
    categories: ['one', 'other'],
    select: (n) => (n % 10 === 1 && n % 100 !== 11 ? 'one' : 'other'),
  },
};

export const PLURAL_LANGUAGES = Object.keys(rules);

/** Throws for an unknown language: another language's plurals would be wrong without notice. */
function ruleOf(tag: string): PluralRule {
  const rule = rules[tag.split('-')[0] ?? tag];
  if (rule === undefined) throw new Error(`there are no plural rules for ${tag}`);
  return rule;
}

export function pluralCategory(tag: string, count: number): Category {
  return ruleOf(tag).select(Math.abs(count));
}

/** The part of `Intl.PluralRules` that i18next uses. */
class WholeNumberPluralRules {
  constructor(private readonly tag: string) {}

  select(count: number): Category {
    return pluralCategory(this.tag, count);
  }

  resolvedOptions(): { pluralCategories: readonly Category[] } {
    return { pluralCategories: ruleOf(this.tag).categories };
  }
}

/** Installs the polyfill only if there is no native implementation. */
export function ensurePluralRules(scope: { Intl?: { PluralRules?: unknown } } = globalThis): void {
  scope.Intl ??= {};
  scope.Intl.PluralRules ??= WholeNumberPluralRules;
}
