import { createInstance, type i18n, type TFunction } from 'i18next';
import type { TextKey, TextValues, Translate } from './keys';
import { type EditionName, type Language, type Locale, localeOf } from './locale';
import { ensurePluralRules } from './pluralRules';
import { firstTexts, loadTexts } from './texts';

const NAMESPACES = ['words', 'ui', 'game', 'help'] as const;

function createTexts(): i18n {
  ensurePluralRules();
  const texts = createInstance();
  texts.init({
    resources: firstTexts,
    lng: 'en',
    fallbackLng: 'en',
    ns: [...NAMESPACES],
    defaultNS: 'ui',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return texts;
}

let shared: i18n | undefined;
const speakers = new Map<Locale, Translate>();

/** The translator of a language and edition. There is no global current language. */
export function translator(language: Language, edition: EditionName): Translate {
  const locale = localeOf(language, edition);
  const known = speakers.get(locale);
  if (known) return known;
  shared ??= createTexts();
  const speaker = remembering(shared.getFixedT(locale));
  speakers.set(locale, speaker);
  return speaker;
}

/** Loads the texts of a language. Until then its translator returns English. */
export async function learn(language: Language): Promise<void> {
  shared ??= createTexts();
  for (const [locale, texts] of Object.entries(await loadTexts(language))) {
    for (const [namespace, words] of Object.entries(texts)) {
      shared.addResourceBundle(locale, namespace, words);
    }
  }
}

/** More texts than a whole game needs. A full cache is cleared. */
const MOST_REMEMBERED = 4000;

/** Caches translations: a table shows the same texts again and again, and i18next is slow. */
function remembering(say: TFunction): Translate {
  const said = new Map<string, string>();
  return (key: TextKey, values?: TextValues) => {
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size >= MOST_REMEMBERED) said.clear();
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: every text key is a string
    const text = say(key as string, { ...values });
    said.set(asked, text);
    return text;
  };
}
