import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { LANGUAGES } from '#i18n/locale';
import { ensurePluralRules, PLURAL_LANGUAGES, pluralCategory } from '#i18n/pluralRules';
import { compileForHermes, forHermes, hermesProgram } from '#scripts/lib/hermes';
import { inProject } from '#scripts/lib/paths';

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

it.each(LANGUAGES)('%s, a language of the app, has plural rules', (language) => {
  expect(PLURAL_LANGUAGES).toContain(language);
});

it('the planned languages have plural rules', () => {
  expect([...PLURAL_LANGUAGES].sort()).toEqual('de en es fr is it pl pt ro'.split(' '));
});

it('an unknown language gets no plural forms of another one', () => {
  expect(() => pluralCategory('xx', 1)).toThrow('there are no plural rules for xx');
});

it('an engine that has plural rules keeps its own', () => {
  const own = Intl.PluralRules;
  const scope = { Intl: { PluralRules: own } };
  ensurePluralRules(scope);
  expect(scope.Intl.PluralRules).toBe(own);
});

it('phones without rules of their own select the same forms on the Hermes VM', () => {
  const program = hermesProgram();
  if (program === null) {
    console.warn('there is no Hermes for this machine: its plural forms were not compared');
    return;
  }
  const standard = PLURAL_LANGUAGES.map((language) => {
    const rules = new Intl.PluralRules(language);
    return counts.map((n) => rules.select(n));
  });
  expect(selectedOnHermes(program)).toEqual(standard);
});

function selectedOnHermes(program: string): unknown {
  const code = `
    import { ensurePluralRules } from './src/i18n/pluralRules';
    ensurePluralRules();
    const selected = ${JSON.stringify(PLURAL_LANGUAGES)}.map((language) => {
      const rules = new Intl.PluralRules(language);
      return ${JSON.stringify(counts)}.map((n) => rules.select(n));
    });
    print(JSON.stringify(selected));`;
  const bundled = buildSync({
    stdin: { contents: code, resolveDir: inProject('.') },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
  });
  const script = join(mkdtempSync(join(tmpdir(), 'plurals-')), 'plurals.js');
  const text = bundled.outputFiles[0]?.text ?? '';
  const binary = compileForHermes(program, script, forHermes(text));
  return JSON.parse(execFileSync(program, [binary], { encoding: 'utf8' }));
}
