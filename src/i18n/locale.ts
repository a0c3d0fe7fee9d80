/**
 * A locale is a language with, for the 1897 words, the variant subtag `1897` (`fr-1897`). i18next looks a key up
 * there first and then in plain `fr`, so a theme of words holds only what it changes.
 */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, as a list of languages must show it whatever the current one is. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export type EditionName = 'classic' | '1897';
export type Locale = Language | `${Language}-1897`;

export function localeOf(language: Language, edition: EditionName): Locale {
  return edition === '1897' ? `${language}-1897` : language;
}

/** The first of the reader's languages that we speak, else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split(/[-_]/)[0] === known);
    if (language) return language;
  }
  return 'en';
}
