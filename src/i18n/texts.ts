import type { Language } from './locale';
import { resources } from './resources';

/** On a phone all languages are there from the start; a browser loads what it needs (texts.web.ts). */
export const firstTexts = resources;

/** What is missing for a language, by locale. */
export async function loadTexts(_language: Language): Promise<Readonly<Record<string, object>>> {
  return {};
}

export const hasTexts = (_language: Language): boolean => true;
