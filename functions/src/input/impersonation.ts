import { skeletonOf } from '#functions/match/names';

/** Beginnings of words that only operators may use in a name. */
const OPERATORS = ['admin', 'moderator', 'moderateur', 'moderador', 'borinquen', 'operator'].map(
  folded,
);
/** Whole words that only operators may use. */
const OPERATOR_WORDS = new Set(['support', 'system', 'staff', 'official'].map(folded));
const CHECK_MARKS = /[\u2705\u2713\u2714\u2611\u{1F5F8}\u{1F5F9}]/u;

const TOP_LEVEL_DOMAINS =
  'app|biz|ch|club|co|com|de|dev|es|eu|fr|gg|info|io|it|link|live|ly|me|net|online|org|pl|ro|ru|shop|site|store|top|tv|uk|us|xyz';
const ADDRESS = new RegExp(
  `https?:|www\\.|\\w@\\w|[\\p{L}\\p{N}]\\.(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Whether a name could be taken for an operator's, or shows a check mark as if verified. */
export function imitatesOperator(name: string): boolean {
  if (CHECK_MARKS.test(name)) return true;
  const words = [...name.split(/[^\p{L}\p{N}\p{M}]+/u), name.replace(/[^\p{L}\p{N}\p{M}]/gu, '')];
  return words.map(folded).some((word) => {
    return OPERATOR_WORDS.has(word) || OPERATORS.some((start) => word.startsWith(start));
  });
}

/** Whether a text contains a web or mail address, also one with spaces around its dots. */
export const hasAddress = (text: string): boolean => ADDRESS.test(text.replace(/\s*\.\s*/g, '.'));

/** Reads i, l and 1 as the same letter, and drops accents. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return skeletonOf(plain).replaceAll('i', 'l');
}
