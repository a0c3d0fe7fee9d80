/**
 * The 1897 edition adds the variant subtag `1897` to a language, as in `fr-1897`. i18next looks up
 * a key there first and then in `fr`, so the files of the edition contain only what differs.
 */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Native names of the languages. Lists show them in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export type EditionName = 'classic' | '1897';
export type Locale = Language | `${Language}-1897`;

export function localeOf(language: Language, edition: EditionName): Locale {
  return edition === '1897' ? `${language}-1897` : language;
}

/** The first preferred language that the app supports, otherwise English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split(/[-_]/)[0] === known);
    if (language) return language;
  }
  return 'en';
}
