import type { Notice } from './notices';
import en from './texts/en.json';
import fr from './texts/fr.json';

export type PushTexts = typeof en;
export const PUSH_TEXTS: Readonly<Record<string, PushTexts>> = { en, fr };

/** Title and body in the device's language, or in English. */
export function textFor({ kind, names, chat }: Notice, language: string) {
  const isKnown = Object.hasOwn(PUSH_TEXTS, language);
  const texts = (isKnown ? PUSH_TEXTS[language] : undefined) ?? en;
  const { title, body } = kind === 'turn' && names.length === 1 ? texts.turnTwo : texts[kind];
  const list = new Intl.ListFormat(isKnown ? language : 'en').format(names);
  const said = chat && (chat.phrase === null ? chat.text : texts.phrase[chat.phrase]);
  const values: Record<string, string> = {
    names: list,
    author: chat?.author ?? '',
    text: said ?? '',
  };
  // Placeholders are filled in one pass, so that those in people's own texts are left alone.
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(title), body: fill(body) };
}
