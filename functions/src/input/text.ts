import { refuse } from '#functions/errors/refuse';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import { hasAddress, imitatesOperator } from './impersonation';
import { censored, hasProfanity } from './profanity';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
export const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 12 && LANGUAGE.test(value);

/** Checks only the length. `cleanMessage` and `cleanName` check the content. */
export const nonBlankText =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && value.trim() !== '';

/** A name before `cleanName`, which shortens blanks and then checks the length. */
export const rawName = nonBlankText(4 * MAX_NAME_LENGTH);

/** Returns a chat message as it will be shown; throws if it cannot be shown. */
export function cleanMessage(text: string): string {
  const line = normalize(text);
  if (!isVisible(line) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw refuse('unfitText');
  return censored(line);
}

/** Returns a name as it will be shown; throws if it cannot be shown. */
export function cleanName(name: string): string {
  const line = normalize(name);
  const hasBody = /[\p{L}\p{N}]/u.test(line) || line.search(EMOJI) >= 0;
  if (!isVisible(line) || !hasBody || mixesAlphabets(line)) throw refuse('unfitText');
  if (line.length > MAX_NAME_LENGTH) throw refuse('unfitText');
  if (hasProfanity(line) || hasAddress(line) || imitatesOperator(line)) throw refuse('unfitName');
  return line;
}

/** Composes letters and replaces each run of blanks with one space. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();

const WITH_SETS: string = 'gv';
/** Whole emoji, with their joiners and selectors. */
const EMOJI = new RegExp('\\p{RGI_Emoji}', WITH_SETS);
/** Joiners between letters, which some languages need. */
const JOINED =
  /(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}]\p{M}*)[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}])/gu;
/** Control, format, private-use and unassigned characters, line ends, and blank glyphs. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Combining marks without a letter, or four or more in a row. */
const TOWER = /^\p{M}|\p{M}{4,}/u;

function isVisible(line: string): boolean {
  const plain = line.replace(EMOJI, ':').replace(JOINED, '');
  return !UNSEEN.test(plain) && !TOWER.test(plain);
}

/** Alphabets with letters that look alike. A name may use only one of them. */
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
