import { BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES } from '#engine';
import { CHAPTERS, helpOf } from '#i18n/help';
import type { TextKey } from '#i18n/keys';
import { LANGUAGES, localeOf, pickLanguage } from '#i18n/locale';
import { translator } from '#i18n/translator';
import { capitalised, wordsOf } from '#i18n/words';
import { placeholders, textsOf, withoutForm } from './support/texts';

const EDITIONS = ['classic', '1897'] as const;
const speeches = LANGUAGES.flatMap((language) =>
  EDITIONS.map((edition) => ({ language, edition, locale: localeOf(language, edition) })),
);

/** A text with every placeholder filled. */
function rendered(locale: (typeof speeches)[number]): ReadonlyMap<string, string> {
  const t = translator(locale.language, locale.edition);
  const english = textsOf('en');
  return new Map(
    [...english].map(([key, text]) => {
      const values = Object.fromEntries(placeholders(text).map((place) => [place, 'X']));
      const name = withoutForm(key);
      return [name, t(name as TextKey, { ...values, count: 2 })];
    }),
  );
}

describe.each(speeches)('$locale', (speech) => {
  const t = translator(speech.language, speech.edition);
  const words = wordsOf(t);
  const help = helpOf(t);

  it('§13: has a word for every good, tile, role and building of the engine', () => {
    const named = [
      ...GOOD_NAMES.map(words.good),
      ...TILE_NAMES.map(words.tile),
      ...ROLE_NAMES.map(words.role),
      ...BUILDING_NAMES.map(words.building),
    ];
    expect(named.filter((word) => word.includes(':') || word === '')).toEqual([]);
  });

  it('§13: gives no two buildings the same name', () => {
    expect(new Set(BUILDING_NAMES.map(words.building)).size).toBe(BUILDING_NAMES.length);
  });

  it('explains every role, every building and every chapter', () => {
    for (const role of ROLE_NAMES) {
      const { about, action, privilege } = help.role(role);
      expect(Math.min(about.length, action.length, privilege.length)).toBeGreaterThan(12);
    }
    for (const building of BUILDING_NAMES) {
      expect(help.building(building).length).toBeGreaterThan(40);
      expect(help.buildingBrief(building).length).toBeLessThanOrEqual(44);
    }
    for (const chapter of CHAPTERS) {
      expect(help.chapter(chapter).paragraphs.join('').length).toBeGreaterThan(80);
    }
  });

  it('leaves no placeholder unfilled and no quotation unresolved', () => {
    const broken = [...rendered(speech)].filter(
      ([key, text]) => /\$t\(|\{\{|\}\}/.test(text) || text === key,
    );
    expect(broken).toEqual([]);
  });

  it('contains no rule id, and no device or material that a player may not have', () => {
    const odd = /\b[A-Z]{1,2}\d?-\d|phone|téléphone|portrait/i;
    expect([...rendered(speech)].filter(([, text]) => odd.test(text))).toEqual([]);
  });
});

describe('French', () => {
  const all = speeches
    .filter(({ language }) => language === 'fr')
    .flatMap((speech) =>
      [...rendered(speech)].map(([key, text]) => ({ at: `${speech.locale} ${key}`, text })),
    );

  it('puts no-break spaces before high punctuation and inside guillemets', () => {
    expect(all.filter(({ text }) => / [;:!?»]|« |[^\s\u00a0\u202f][;!?»]/u.test(text))).toEqual([]);
  });

  it('elides before a vowel in the words of both editions', () => {
    expect(
      all.filter(({ text }) => /(?<!\p{L})(?:de|le|la|ne|que|se) [aeiouyàâéèêëîïôû]/iu.test(text)),
    ).toEqual([]);
  });
});

it('no text has a straight apostrophe', () => {
  const straight = (['en', 'en-1897', 'fr', 'fr-1897'] as const).flatMap((locale) =>
    [...textsOf(locale)]
      .filter(([, text]) => text.includes("'"))
      .map(([key]) => `${locale} ${key}`),
  );
  expect(straight).toEqual([]);
});

it('counts things in the words of the edition', () => {
  const say = (language: 'en' | 'fr', edition: 'classic' | '1897') => {
    const words = wordsOf(translator(language, edition));
    return [words.amount('coin', 0), words.amount('colonist', 1), words.goods('indigo', 3)];
  };
  expect(say('en', 'classic')).toEqual(['0 doubloons', '1 colonist', '3 indigo']);
  expect(say('en', '1897')).toEqual(['0 coins', '1 worker', '3 fruit']);
  expect(say('fr', 'classic')).toEqual(['0 doublon', '1 colon', '3 indigo']);
  expect(say('fr', '1897')).toEqual(['0 pièce', '1 ouvrier', '3 fruits']);
});

it('a round has one name in French, and a turn another', () => {
  const french = textsOf('fr');
  const isRound = /\b(?:the|this|next|first|rounds? by|\{\{count\}\}) rounds?\b|\bRound \{\{/;
  const rounds = [...textsOf('en')].filter(([, text]) => isRound.test(text)).map(([key]) => key);
  const other = rounds.filter((key) => !/manche/i.test(french.get(key) ?? ''));
  expect(rounds).not.toEqual([]);
  expect(other).toEqual([]);
});

it('quotes the words of the edition inside rule texts', () => {
  const mayor = (edition: 'classic' | '1897') =>
    helpOf(translator('fr', edition)).role('mayor').action;
  expect(mayor('classic')).toContain('à bord du navire de colons');
  expect(mayor('1897')).toContain('au bureau d’embauche');
});

it('E-1: the chapter on the end follows the edition', () => {
  const end = (edition: 'classic' | '1897') =>
    helpOf(translator('en', edition)).chapter('end').paragraphs[0];
  expect(end('classic')).toContain('The round is played to its end');
  expect(end('1897')).toContain('It ends with that very phase');
});

it('picks the reader’s first supported language, or English', () => {
  expect(pickLanguage(['pt-BR', 'fr-CA', 'en-GB'])).toBe('fr');
  expect(pickLanguage(['fr_FR'])).toBe('fr');
  expect(pickLanguage(['ja-JP'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});

it('capitalises by the rules of the language', () => {
  expect(capitalised('école', 'fr')).toBe('École');
  expect(capitalised('', 'en')).toBe('');
});
