import { getLocales } from 'expo-localization';
import { type Language, pickLanguage } from './locale';

/** The language the phone or browser is set to, if we speak it. */
export function deviceLanguage(): Language {
  return pickLanguage(getLocales().map((locale) => locale.languageTag));
}
