import {
  asteriskCensorStrategy,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  TextCensor,
} from 'obscenity';

/** The library speaks English; these are French, whole words. It reads most double letters as one. */
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
  const french = FRENCH.map((word, at) => ({
    id: blacklistedTerms.length + at,
    pattern: parseRawPattern(`|${word}|`),
  }));
  return new RegExpMatcher({
    blacklistedTerms: [...blacklistedTerms, ...french],
    whitelistedTerms,
    ...englishRecommendedTransformers,
  });
}

let opened: RegExpMatcher | undefined;
/** Opened with the first text: most calls bring none. */
const matcher = () => {
  opened ??= openMatcher();
  return opened;
};

/** Accents hide no word. Letters that have none stay where they are. */
const bare = (text: string) =>
  [...text].map((letter) => [...letter.normalize('NFD')][0] ?? letter).join('');

/** Whether a name can be shown to strangers. */
export const isDecent = (text: string): boolean => !matcher().hasMatch(bare(text));

const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

/** The text with stars in place of words that nobody has to read. */
export function decent(text: string): string {
  const matches = matcher().getAllMatches(bare(text));
  return matches.length === 0 ? text : censor.applyTo(text, matches);
}
