import { en, en1897 } from './languages/en';
import type { Language } from './locale';

/** English is always included, because it is the fallback. */
export const firstTexts = { en, 'en-1897': en1897 };

const here = new Set<Language>(['en']);

export async function loadTexts(language: Language): Promise<Readonly<Record<string, object>>> {
  switch (language) {
    case 'en':
      return {};
    case 'fr': {
      const { fr, fr1897 } = await import('./languages/fr');
      here.add(language);
      return { fr, 'fr-1897': fr1897 };
    }
  }
}

export const hasTexts = (language: Language): boolean => here.has(language);
