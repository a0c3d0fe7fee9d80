import {
  asteriskCensorStrategy,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  TextCensor,
} from 'obscenity';

/** The library has English words only. These are French, whole words; it reads most double letters as one. */
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
/** Made with the first text, because most calls have none. */
const matcher = () => {
  opened ??= openMatcher();
  return opened;
};

/** Without accents, each letter in its place. */
const withoutAccents = (text: string) =>
  [...text].map((letter) => [...letter.normalize('NFD')][0] ?? letter).join('');

export const hasProfanity = (text: string): boolean => matcher().hasMatch(withoutAccents(text));

const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

/** The text with stars in place of profanity. */
export function censored(text: string): string {
  const matches = matcher().getAllMatches(withoutAccents(text));
  return matches.length === 0 ? text : censor.applyTo(text, matches);
}
