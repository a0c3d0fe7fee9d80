import type { ThemeName } from './themes';

/** Colours of seats. Each has its own shape, so that colour is never the only difference. */
export type PlayerColorName = 'indigo' | 'terracotta' | 'seaGreen' | 'cornGold' | 'hibiscus';
export type PlayerShape = 'diamond' | 'disc' | 'triangle' | 'square' | 'star';

export type PlayerColor = Readonly<{
  shape: PlayerShape;
  /** `solid` is a background for `onSolid` text; `soft` is one for the theme's text. */
  tones: Readonly<Record<ThemeName, Readonly<{ solid: string; onSolid: string; soft: string }>>>;
}>;

export const playerColorNames: readonly PlayerColorName[] = [
  'indigo',
  'terracotta',
  'seaGreen',
  'cornGold',
  'hibiscus',
];

export const playerColors: Readonly<Record<PlayerColorName, PlayerColor>> = {
  indigo: {
    shape: 'diamond',
    tones: {
      light: { solid: '#2f4079', onSolid: '#fff8e8', soft: '#d9dcea' },
      dark: { solid: '#9db0f5', onSolid: '#14161f', soft: '#262d4a' },
    },
  },
  terracotta: {
    shape: 'disc',
    tones: {
      light: { solid: '#a8441f', onSolid: '#fff4ea', soft: '#f4d8c6' },
      dark: { solid: '#f0916a', onSolid: '#1c0f09', soft: '#452618' },
    },
  },
  seaGreen: {
    shape: 'triangle',
    tones: {
      light: { solid: '#1f6a5a', onSolid: '#f3fff9', soft: '#cbe3d8' },
      dark: { solid: '#6fc7b0', onSolid: '#08201a', soft: '#17382f' },
    },
  },
  cornGold: {
    shape: 'square',
    tones: {
      light: { solid: '#e0a423', onSolid: '#2b1f1a', soft: '#fae6b4' },
      dark: { solid: '#edbe55', onSolid: '#241a04', soft: '#443713' },
    },
  },
  hibiscus: {
    shape: 'star',
    tones: {
      light: { solid: '#85305a', onSolid: '#fff1f7', soft: '#f0d2df' },
      dark: { solid: '#e08bb4', onSolid: '#260a18', soft: '#422032' },
    },
  },
};
