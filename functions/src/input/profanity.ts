import {
  asteriskCensorStrategy,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  TextCensor,
} from 'obscenity';

/**
 * French words to add to the library's English ones, matched as whole words. The library reads most
 * double letters as one.
 */
const FRENCH = [
  'bougnoul[e]',
  'conard',
  'conasse',
  'encul[e]',
  'enculer',
  'fils de pute',
  'nique ta mere',
  'pedale',
  'petasse',
  'putain',
  'salaud',
  'salope',
  'tarlouze',
  'youpin',
];

function openMatcher(): RegExpMatcher {
  const { blacklistedTerms = [], whitelistedTerms = [] } = englishDataset.build();
  const french = FRENCH.map((word, index) => ({
    id: blacklistedTerms.length + index,
    pattern: parseRawPattern(`|${word}|`),
  }));
  return new RegExpMatcher({
    blacklistedTerms: [...blacklistedTerms, ...french],
    whitelistedTerms,
    ...englishRecommendedTransformers,
  });
}

let opened: RegExpMatcher | undefined;
/** Created on first use, because most calls contain no text. */
const matcher = () => {
  opened ??= openMatcher();
  return opened;
};

/** Removes accents. Positions stay the same, so that matches can be censored in the original. */
const withoutAccents = (text: string) =>
  [...text].map((letter) => [...letter.normalize('NFD')][0] ?? letter).join('');

export const hasProfanity = (text: string): boolean => matcher().hasMatch(withoutAccents(text));

const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

/** Replaces profanity with asterisks. */
export function censored(text: string): string {
  const matches = matcher().getAllMatches(withoutAccents(text));
  return matches.length === 0 ? text : censor.applyTo(text, matches);
}
