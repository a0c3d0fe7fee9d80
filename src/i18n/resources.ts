import { en, en1897 } from './languages/en';
import { fr, fr1897 } from './languages/fr';
import type { Locale } from './locale';

/** English is the source language. Its files define the keys. */
export type SourceTexts = typeof en;

export const resources = {
  en,
  'en-1897': en1897,
  fr,
  'fr-1897': fr1897,
} as const satisfies Record<Locale, object>;
