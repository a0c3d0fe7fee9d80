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

/** A missing key, value or word, or an empty placeholder. */
const BROKEN =
  /\b(ui|game|words|help):|\{\{|\}\}|[Uu]ndefined|\bNaN\b|\$t\(| {2}|[:(]\s*$|\(\)|“”|«\s*»| [.,;:]/;
/** Rule ids are for developers only. */
const RULE_ID = /\b[A-Z]{1,2}\d?-\d/;
/** Words for a certain device, or for a part of the printed game. */
const OUT_OF_PLACE = /\bphone|téléphone|portrait/i;
/** A third-person verb after "you", or the other way round. */
const WRONG_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /\byou (is|has|was|does|passes|takes)\b|^Ben (are|have|were)\b/i,
  fr: /\bvous (a|est|n’a|avait|ne pouvait|n’avait)(?!\p{L})|^Ben (avez|êtes|n’avez)(?!\p{L})/iu,
};
/** An article or a short word that does not fit the vowel after it. */
const WRONG_SOUND: Readonly<Record<Language, RegExp>> = {
  en: /\ba [aeio]/i,
  fr: /(?<!\p{L})(le|la|de|du|que|ne|se) [aàâeéèêiîoôuû]/iu,
};
/** Events that only explain the next one, which has the sentence. */
const SILENT: readonly GameEventType[] = ['puertomaTakesBest'];
const COUNTED: readonly AmountWord[] = ['coin', 'colonist', 'good', 'noble', 'vp', 'building'];

describe.each(SPEAKERS)(
  'the sentences of the game in $language, $edition',
  ({ language, edition }) => {
    const all = sentences(language, edition);
    const words = wordsOf(translator(language, edition));

    it('cover every kind of event', () => {
      const told = new Set(all.filter(({ kind }) => kind === 'event').map(({ name }) => name));
      expect(EVENT_TYPES.filter((type) => !told.has(type) && !SILENT.includes(type))).toEqual([]);
    });

    it('are complete', () => {
      expect(all.filter(({ text }) => BROKEN.test(text))).toEqual([]);
    });

    it('can be read aloud', () => {
      expect(all.filter(({ text }) => WRONG_SOUND[language].test(text))).toEqual([]);
    });

    it('contain no rule ids', () => {
      expect(all.filter(({ text }) => RULE_ID.test(text))).toEqual([]);
    });

    it('suit every device and every table', () => {
      expect(all.filter(({ text }) => OUT_OF_PLACE.test(text))).toEqual([]);
    });

    it('use the second person for the reader and the third for others', () => {
      expect(all.filter(({ text }) => WRONG_PERSON[language].test(text))).toEqual([]);
      expect(all.filter(({ text }) => /^(You|Vous)(?!\p{L})/u.test(text)).length).toBeGreaterThan(
        20,
      );
    });

    it('use the singular for one and the plural for two', () => {
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
  },
);

it('the list for reviewers equals the present sentences', () => {
  expect(readFileSync(inProject('docs/SENTENCES.md'), 'utf8')).toBe(sentenceTable());
});
