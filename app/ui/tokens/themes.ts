import { dayInks, type Inks, nightInks } from './palette';

export type ThemeName = 'light' | 'dark';

/** Colours by purpose. Components use these names, never hex values. */
export type Colors = Readonly<{
  background: string;
  surface: string;
  raised: string;
  sunken: string;
  border: string;
  /** Edge of a control, with a contrast of at least 3:1 on every background. */
  borderStrong: string;
  text: string;
  textMuted: string;
  primary: string;
  primaryEdge: string;
  onPrimary: string;
  primarySoft: string;
  onPrimarySoft: string;
  accent: string;
  positive: string;
  positiveSoft: string;
  danger: string;
  dangerEdge: string;
  onDanger: string;
  dangerSoft: string;
  /** A legal choice. */
  glow: string;
  glowSoft: string;
  onGlow: string;
  focus: string;
  scrim: string;
}>;

export type Theme = Readonly<{ name: ThemeName; colors: Colors; inks: Inks }>;

export const lightTheme: Theme = {
  name: 'light',
  inks: dayInks,
  colors: {
    background: '#f2e6cc',
    surface: '#fbf4e3',
    raised: '#fffaf0',
    sunken: '#e7d7b6',
    border: '#d3bf98',
    borderStrong: '#866a43',
    text: '#2b1f1a',
    textMuted: '#5f4c39',
    primary: '#2f4079',
    primaryEdge: '#1e2a54',
    onPrimary: '#fff8e8',
    primarySoft: '#d9dcea',
    onPrimarySoft: '#26356a',
    accent: '#97401c',
    positive: '#1f6353',
    positiveSoft: '#cfe3d6',
    danger: '#9c2f22',
    dangerEdge: '#6d1d14',
    onDanger: '#fff4ea',
    dangerSoft: '#f3d5c6',
    glow: '#b3760a',
    glowSoft: '#fbe3a6',
    onGlow: '#2b1f1a',
    focus: '#2f4079',
    scrim: 'rgba(30, 20, 14, 0.55)',
  },
};

export const darkTheme: Theme = {
  name: 'dark',
  inks: nightInks,
  colors: {
    background: '#14161f',
    surface: '#1d202b',
    raised: '#282c3a',
    sunken: '#0d0f15',
    border: '#3a3f50',
    borderStrong: '#858ba0',
    text: '#f5ead2',
    textMuted: '#bdb29a',
    primary: '#aebcf2',
    primaryEdge: '#7786c6',
    onPrimary: '#14161f',
    primarySoft: '#2c3558',
    onPrimarySoft: '#d3dbff',
    accent: '#f2a07a',
    positive: '#83cfb9',
    positiveSoft: '#1e3d37',
    danger: '#f0a090',
    dangerEdge: '#b96655',
    onDanger: '#2a0d08',
    dangerSoft: '#4a241d',
    glow: '#edbb4d',
    glowSoft: '#493a18',
    onGlow: '#f9efd8',
    focus: '#edbb4d',
    scrim: 'rgba(4, 5, 9, 0.68)',
  },
};

export const themes: Readonly<Record<ThemeName, Theme>> = { light: lightTheme, dark: darkTheme };

/** Text and background colours that are used together. A test checks their contrast. */
export const textPairs: readonly (readonly [ink: keyof Colors, ground: keyof Colors])[] = [
  ...(['text', 'textMuted', 'accent', 'positive', 'danger'] as const).flatMap((ink) =>
    (['background', 'surface', 'raised', 'sunken'] as const).map(
      (ground) => [ink, ground] as const,
    ),
  ),
  ['onPrimary', 'primary'],
  ['onPrimarySoft', 'primarySoft'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'raised'],
  ['onDanger', 'danger'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['positive', 'positiveSoft'],
  ['text', 'positiveSoft'],
  ['onGlow', 'glowSoft'],
  ['textMuted', 'glowSoft'],
];

/** Edges and marks that need a contrast of 3:1. */
export const edgePairs: readonly (readonly [edge: keyof Colors, ground: keyof Colors])[] = [
  ...(['borderStrong', 'glow', 'focus'] as const).flatMap((edge) =>
    (['background', 'surface', 'raised'] as const).map((ground) => [edge, ground] as const),
  ),
];
