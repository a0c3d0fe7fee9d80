import { Platform, type TextStyle } from 'react-native';

/** Built-in fonts: a serif font for titles and the system font for text. */
const displayFace = Platform.select({
  ios: 'Palatino',
  android: 'serif',
  default:
    '"Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", "Liberation Serif", Georgia, serif',
});
const readingFace = Platform.select({
  ios: 'System',
  android: 'sans-serif',
  default:
    '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif',
});

export type TextVariant =
  | 'display'
  | 'title'
  | 'heading'
  | 'body'
  | 'bodyStrong'
  | 'label'
  | 'caption'
  | 'number';

type Face = Readonly<TextStyle & { fontSize: number; lineHeight: number }>;

export const typeScale: Readonly<Record<TextVariant, Face>> = {
  display: { fontFamily: displayFace, fontSize: 34, lineHeight: 40, fontWeight: '700' },
  title: { fontFamily: displayFace, fontSize: 22, lineHeight: 28, fontWeight: '700' },
  heading: { fontFamily: displayFace, fontSize: 18, lineHeight: 24, fontWeight: '700' },
  body: { fontFamily: readingFace, fontSize: 16, lineHeight: 23 },
  bodyStrong: { fontFamily: readingFace, fontSize: 16, lineHeight: 23, fontWeight: '600' },
  label: { fontFamily: readingFace, fontSize: 14, lineHeight: 19, fontWeight: '600' },
  caption: { fontFamily: readingFace, fontSize: 12, lineHeight: 16 },
  number: {
    fontFamily: readingFace,
    fontSize: 16,
    lineHeight: 21,
    fontWeight: '700',
    fontVariant: ['tabular-nums'],
  },
};

/** Largest scale of each variant with which phone layouts still work. */
export const largestTextScale: Readonly<Record<TextVariant, number>> = {
  display: 1.25,
  title: 1.4,
  heading: 1.5,
  body: 2,
  bodyStrong: 2,
  label: 1.7,
  caption: 1.7,
  number: 1.5,
};
