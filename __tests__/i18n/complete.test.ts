import { relative } from 'node:path';
import { LANGUAGES } from '#i18n/locale';
import {
  allLocales,
  filesBelow,
  formOf,
  placeholders,
  read,
  root,
  textsOf,
  themed,
  withoutForm,
} from './support/texts';

const english = textsOf('en');
const baseKeys = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.keys()].map(withoutForm));
const missing = (from: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].filter((key) => !from.has(key));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('have every key that English has, and no other', () => {
    expect(missing(baseKeys(texts), baseKeys(english))).toEqual([]);
    expect(missing(baseKeys(english), baseKeys(texts))).toEqual([]);
  });

  it('suit every device, and contain no rule ids', () => {
    const outOfPlace = /\bphone|téléphone|portrait|\b[A-Z]{1,2}\d?-\d/i;
    expect([...texts].filter(([, text]) => outOfPlace.test(text))).toEqual([]);
  });

  it('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('have all plural forms of the language if they have any', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const gaps = [...texts.keys()]
      .filter((key) => formOf(key))
      .flatMap((key) => wanted.map((form) => `${withoutForm(key)}_${form}`))
      .filter((key) => !texts.has(key));
    expect([...new Set(gaps)]).toEqual([]);
  });

  it('have the same placeholders as in English', () => {
    const placesByKey = (all: ReadonlyMap<string, string>) => {
      const places = new Map<string, Set<string>>();
      for (const [key, text] of all) {
        const known = places.get(withoutForm(key)) ?? new Set();
        for (const place of placeholders(text)) known.add(place);
        places.set(withoutForm(key), known);
      }
      return places;
    };
    const wanted = placesByKey(english);
    for (const [key, places] of placesByKey(texts)) {
      expect({ key, places: [...places].sort() }).toEqual({
        key,
        places: [...(wanted.get(key) ?? [])].sort(),
      });
    }
  });

  it('change nothing for 1897 that does not exist in the classic texts', () => {
    expect(missing(baseKeys(texts), baseKeys(textsOf(themed[language])))).toEqual([]);
  });

  it('change the same things for 1897 as English does, grammar aside', () => {
    const changed = (locale: Parameters<typeof textsOf>[0]) =>
      [...baseKeys(textsOf(locale))].filter((key) => /^words:(good|tile|term)\./.test(key));
    expect(changed(themed[language])).toEqual(expect.arrayContaining(changed('en-1897')));
  });

  it('are all read from a registered file', () => {
    const folder = `${root}/src/i18n/${language}`;
    const registry = read(`${root}/src/i18n/languages/${language}.ts`);
    const unregistered = filesBelow(folder, /\.json$/)
      .map((path) => `#i18n/${relative(`${root}/src/i18n`, path)}`)
      .filter((path) => !registry.includes(`'${path}'`));
    expect(unregistered).toEqual([]);
  });
});

it.each(allLocales)('every text that %s quotes within a text exists', (locale) => {
  const known = baseKeys(english);
  const quoted = [...textsOf(locale).values()].flatMap((text) =>
    [...text.matchAll(/\$t\(([\w:.-]+)/g)].map((match) => match[1] ?? ''),
  );
  expect(quoted.filter((key) => !known.has(key))).toEqual([]);
});
