import { readFileSync } from 'node:fs';
import { EVENT_TYPES, type GameEventType } from '#engine';
import type { AmountWord } from '#i18n/keys';
import { LANGUAGES, type Language } from '#i18n/locale';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { sentences } from '#scripts/checks/sentences/sentences';
import { sentenceTable } from '#scripts/checks/sentences/table';
import { inProject } from '#scripts/lib/paths';

const SPEAKERS = LANGUAGES.flatMap((language) =>
  (['classic', '1897'] as const).map((edition) => ({ language, edition })),
);

/** A key, a hole, a word that is not there, or a place that stayed empty. */
const BROKEN =
  /\b(ui|game|words|help):|\{\{|\}\}|[Uu]ndefined|\bNaN\b|\$t\(| {2}|[:(]\s*$|\(\)|“”|«\s*»| [.,;:]/;
/** The rule book's own ids are for those who build the game. */
const RULE_ID = /\b[A-Z]{1,2}\d?-\d/;
/** Words for one kind of device, and for a part of somebody's cardboard. */
const OUT_OF_PLACE = /\bphone|téléphone|portrait/i;
/** Somebody's verb after the reader's pronoun, or the other way round. */
const WRONG_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /\byou (is|has|was|does|passes|takes)\b|^Ben (are|have|were)\b/i,
  fr: /\bvous (a|est|n’a|avait|ne pouvait|n’avait)(?!\p{L})|^Ben (avez|êtes|n’avez)(?!\p{L})/iu,
};
/** An article or a short word that does not go with the vowel after it. */
const WRONG_SOUND: Readonly<Record<Language, RegExp>> = {
  en: /\ba [aeio]/i,
  fr: /(?<!\p{L})(le|la|de|du|que|ne|se) [aàâeéèêiîoôuû]/iu,
};
/** What only explains the next event, which tells it. */
const SILENT: readonly GameEventType[] = ['puertomaTakesBest'];
const COUNTED: readonly AmountWord[] = ['coin', 'colonist', 'good', 'noble', 'vp', 'building'];

describe.each(SPEAKERS)('what the game says in $language, $edition', ({ language, edition }) => {
  const all = sentences(language, edition);
  const words = wordsOf(translator(language, edition));

  it('has a sentence for every kind of event', () => {
    const told = new Set(all.filter(({ kind }) => kind === 'event').map(({ name }) => name));
    expect(EVENT_TYPES.filter((type) => !told.has(type) && !SILENT.includes(type))).toEqual([]);
  });

  it('is whole', () => {
    expect(all.filter(({ text }) => BROKEN.test(text))).toEqual([]);
  });

  it('can be said aloud', () => {
    expect(all.filter(({ text }) => WRONG_SOUND[language].test(text))).toEqual([]);
  });

  it('shows no id of a rule', () => {
    expect(all.filter(({ text }) => RULE_ID.test(text))).toEqual([]);
  });

  it('fits every device and every table', () => {
    expect(all.filter(({ text }) => OUT_OF_PLACE.test(text))).toEqual([]);
  });

  it('speaks to the reader in the second person and of others in the third', () => {
    expect(all.filter(({ text }) => WRONG_PERSON[language].test(text))).toEqual([]);
    expect(all.filter(({ text }) => /^(You|Vous)(?!\p{L})/u.test(text)).length).toBeGreaterThan(20);
  });

  it('counts one in the singular and two in the plural', () => {
    const wrong = COUNTED.flatMap((thing) => {
      const [one, two] = [words.amount(thing, 1), words.amount(thing, 2)];
      return [two.replace('2', '1'), one.replace('1', '2')].filter(
        (text) => text !== one && text !== two,
      );
    });
    const isWrong = (text: string) =>
      wrong.some((bad) => new RegExp(`(?<!\\d)${bad}(?!\\p{L})`, 'u').test(text));
    expect(all.filter(({ text }) => isWrong(text))).toEqual([]);
    const hints = all.filter(({ kind, name }) => kind === 'hint' && name === 'points');
    const counted = hints.map(({ text }) => /\d points?/.exec(text)?.[0]);
    expect(new Set(counted)).toEqual(new Set(['1 point', '2 points']));
  });
});

it('the list for reviewers is what the game says today', () => {
  expect(readFileSync(inProject('docs/SENTENCES.md'), 'utf8')).toBe(sentenceTable());
});
