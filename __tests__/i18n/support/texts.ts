import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#i18n/locale';
import { resources } from '#i18n/resources';

export const root = join(__dirname, '../../..');

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a tree as `area.key` → text. */
export function leaves(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => {
      const path = prefix ? `${prefix}.${key}` : key;
      return typeof value === 'string' ? [[path, value] as const] : [...leaves(value, path)];
    }),
  );
}

/** Every text of a locale as `namespace:area.key` → text. */
export function textsOf(locale: keyof typeof resources): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(resources[locale]).flatMap(([namespace, tree]) =>
      [...leaves(tree as Tree)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );
}

export const themed: Readonly<Record<Language, keyof typeof resources>> = {
  en: 'en-1897',
  fr: 'fr-1897',
};

export const allLocales = LANGUAGES.flatMap((language) => [language, themed[language]] as const);

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function withoutForm(key: string): string {
  return key.replace(PLURAL, '');
}

export function formOf(key: string): string | undefined {
  return PLURAL.exec(key)?.[1];
}

export function placeholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** All files below a folder whose names match the pattern. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

export const read = (path: string): string => readFileSync(path, 'utf8');
