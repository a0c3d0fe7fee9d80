import { no } from '#functions/errors/refuse';
import { decent, isDecent } from './decency';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
export const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 12 && LANGUAGE.test(value);

/** One line that a person wrote, short enough; whether it can be shown is decided by the next two. */
export const lineUpTo =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && value.trim() !== '';

/** What somebody says, as everybody will see it. */
export function fitMessage(text: string): string {
  const line = tidy(text);
  if (!isVisible(line) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw no('unfitText');
  return decent(line);
}

/** A name as everybody will see it. */
export function fitName(name: string): string {
  const line = tidy(name);
  const hasBody = /[\p{L}\p{N}]/u.test(line) || line.search(EMOJI) >= 0;
  if (!isVisible(line) || !hasBody || mixesAlphabets(line)) throw no('unfitText');
  if (!isDecent(line)) throw no('unfitName');
  return line;
}

/** Composed letters, and one plain blank wherever there was room of any kind. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();

/** Whole pictures, with the joiners and selectors that only make sense inside them. */
const WITH_SETS: string = 'gv';
const EMOJI = new RegExp('\\p{RGI_Emoji}', WITH_SETS);
/** Some languages cannot be written without joiners between letters. */
const JOINED =
  /(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}]\p{M}*)[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Knda}\p{sc=Telu}\p{sc=Taml}])/gu;
/** Control and format characters, what is not assigned or private, line ends, and blank shapes. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Marks without a letter, or towers of them. */
const TOWER = /^\p{M}|\p{M}{4,}/u;

function isVisible(line: string): boolean {
  const plain = line.replace(EMOJI, ':').replace(JOINED, '');
  return !UNSEEN.test(plain) && !TOWER.test(plain);
}

/** Alphabets whose letters look like each other's; a name keeps to one of them. */
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
