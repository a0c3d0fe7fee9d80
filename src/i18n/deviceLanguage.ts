import { getLocales } from 'expo-localization';
import { type Language, pickLanguage } from './locale';

/** Language of the device if the app supports it, otherwise English. */
export function deviceLanguage(): Language {
  return pickLanguage(getLocales().map((locale) => locale.languageTag));
}
