import type { Notice } from './notices';
import en from './words/en.json';
import fr from './words/fr.json';

export type PushWords = typeof en;
export const PUSH_WORDS: Readonly<Record<string, PushWords>> = { en, fr };

/** The message in the player's language, or in English. */
export function wordsFor({ kind, names, chat }: Notice, language: string) {
  const isKnown = Object.hasOwn(PUSH_WORDS, language);
  const words = (isKnown ? PUSH_WORDS[language] : undefined) ?? en;
  const { title, body } = kind === 'turn' && names.length === 1 ? words.turnTwo : words[kind];
  const list = new Intl.ListFormat(isKnown ? language : 'en').format(names);
  const said = chat && (chat.phrase === null ? chat.text : words.phrase[chat.phrase]);
  const values: Record<string, string> = {
    names: list,
    author: chat?.author ?? '',
    text: said ?? '',
  };
  // In one go: what people wrote is not looked through for more places.
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(title), body: fill(body) };
}
