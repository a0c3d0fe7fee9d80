import { refuse } from '#functions/errors/refuse';
import { censored, hasProfanity } from './profanity';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
export const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 12 && LANGUAGE.test(value);

/** Only the length is checked here; `cleanMessage` and `cleanName` decide whether to show it. */
export const nonBlankText =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && value.trim() !== '';

/** A chat message as everybody will see it; throws if it cannot be shown. */
export function cleanMessage(text: string): string {
  const line = normalize(text);
  if (!isVisible(line) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw refuse('unfitText');
  return censored(line);
}

/** A name as everybody will see it; throws if it cannot be shown. */
export function cleanName(name: string): string {
  const line = normalize(name);
  const hasBody = /[\p{L}\p{N}]/u.test(line) || line.search(EMOJI) >= 0;
  if (!isVisible(line) || !hasBody || mixesAlphabets(line)) throw refuse('unfitText');
  if (hasProfanity(line)) throw refuse('unfitName');
  return line;
}

/** Composed letters, and one plain space in place of any blanks. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();

/** Whole emoji, with their joiners and selectors. */
const WITH_SETS: string = 'gv';
const EMOJI = new RegExp('\\p{RGI_Emoji}', WITH_SETS);
/** Some languages cannot be written without joiners between letters. */
const JOINED =
  /(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}]\p{M}*)[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}])/gu;
/** Control, format, private and unassigned characters, line ends, and blank glyphs. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Marks without a letter, or towers of them. */
const TOWER = /^\p{M}|\p{M}{4,}/u;

function isVisible(line: string): boolean {
  const plain = line.replace(EMOJI, ':').replace(JOINED, '');
  return !UNSEEN.test(plain) && !TOWER.test(plain);
}

/** Alphabets with letters that look alike. A name uses one of them only. */
const ALIKE = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
  /\p{sc=Coptic}/u,
  /\p{sc=Lisu}/u,
  /\p{sc=Deseret}/u,
];

function mixesAlphabets(name: string): boolean {
  return ALIKE.filter((alphabet) => alphabet.test(name)).length > 1;
}
