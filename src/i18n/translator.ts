import { createInstance, type i18n } from 'i18next';
import type { TextKey, TextValues, Translate } from './keys';
import { type EditionName, type Language, localeOf } from './locale';
import { ensurePluralRules } from './pluralRules';
import { resources } from './resources';

const NAMESPACES = ['words', 'ui', 'game', 'help'] as const;

/** A text that is missing at run time is a bug that the tests should have caught: show the key, never crash. */
function createTexts(): i18n {
  ensurePluralRules();
  const texts = createInstance();
  texts.init({
    resources,
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

/** One set of texts serves every language and edition at once; nothing global is ever switched. */
export function translator(language: Language, edition: EditionName): Translate {
  shared ??= createTexts();
  const fixed = shared.getFixedT(localeOf(language, edition));
  return (key: TextKey, values?: TextValues) => fixed(key as string, { ...values });
}
