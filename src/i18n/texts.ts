import type { Language } from './locale';
import { resources } from './resources';

/** Phones include all languages. Browsers load them on demand; see texts.web.ts. */
export const firstTexts = resources;

/** Loads the missing texts of a language, by locale. */
export async function loadTexts(_language: Language): Promise<Readonly<Record<string, object>>> {
  return {};
}

export const hasTexts = (_language: Language): boolean => true;
