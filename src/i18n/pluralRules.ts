/**
 * Cardinal plural rules for whole numbers, because Hermes has no `Intl.PluralRules`. They cover the
 * current and the planned languages. A test compares them with Node's rules.
 */
type Category = 'one' | 'few' | 'many' | 'other';
type Rule = (count: number) => Category;

const millions: Rule = (n) => (n !== 0 && n % 1_000_000 === 0 ? 'many' : 'other');
const oneIsSingular: Rule = (n) => (n === 1 ? 'one' : 'other');

const rules: Readonly<Record<string, Rule>> = {
  en: oneIsSingular,
  de: oneIsSingular,
  es: (n) => (n === 1 ? 'one' : millions(n)),
  it: (n) => (n === 1 ? 'one' : millions(n)),
  fr: (n) => (n === 0 || n === 1 ? 'one' : millions(n)),
  ro: (n) => {
    if (n === 1) return 'one';
    const hundredth = n % 100;
    return n === 0 || (hundredth >= 1 && hundredth <= 19) ? 'few' : 'other';
  },
  is: (n) => (n % 10 === 1 && n % 100 !== 11 ? 'one' : 'other'),
};

const categories: Readonly<Record<string, readonly Category[]>> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  ro: ['one', 'few', 'other'],
  is: ['one', 'other'],
};

export const PLURAL_LANGUAGES = Object.keys(rules);

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

export function pluralCategory(tag: string, count: number): Category {
  return (rules[languageOf(tag)] ?? oneIsSingular)(Math.abs(count));
}

/** The part of `Intl.PluralRules` that i18next uses. */
class WholeNumberPluralRules {
  constructor(private readonly tag: string) {}

  select(count: number): Category {
    return pluralCategory(this.tag, count);
  }

  resolvedOptions(): { pluralCategories: readonly Category[] } {
    return { pluralCategories: categories[languageOf(this.tag)] ?? ['one', 'other'] };
  }
}

/** Installs the polyfill only if there is no native implementation. */
export function ensurePluralRules(scope: { Intl?: { PluralRules?: unknown } } = globalThis): void {
  scope.Intl ??= {};
  scope.Intl.PluralRules ??= WholeNumberPluralRules;
}
