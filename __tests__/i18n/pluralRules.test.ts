import { ensurePluralRules, PLURAL_LANGUAGES, pluralCategory } from '#i18n/pluralRules';

const counts = [...Array.from({ length: 260 }, (_, i) => i), 1_000, 1_001, 1_000_000, 2_000_000];

describe.each(PLURAL_LANGUAGES)('plural forms in %s', (language) => {
  it('agree with the standard for whole numbers', () => {
    const standard = new Intl.PluralRules(language);
    const wrong = counts.filter((n) => pluralCategory(language, n) !== standard.select(n));
    expect(wrong).toEqual([]);
  });

  it('list the same categories as the standard', () => {
    const scope: { Intl: { PluralRules?: typeof Intl.PluralRules } } = { Intl: {} };
    ensurePluralRules(scope);
    const Ours = scope.Intl.PluralRules ?? Intl.PluralRules;
    const ours = new Ours(`${language}-1897`).resolvedOptions().pluralCategories;
    const standard = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect([...ours].sort()).toEqual([...standard].sort());
  });
});

it('an engine that has plural rules keeps its own', () => {
  const own = Intl.PluralRules;
  const scope = { Intl: { PluralRules: own } };
  ensurePluralRules(scope);
  expect(scope.Intl.PluralRules).toBe(own);
});
