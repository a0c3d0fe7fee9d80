import { isLong } from '#tests/support/size';

/** The window sizes that every screen must support. */
export const WINDOWS = {
  '390x844': { width: 390, height: 844 },
  '360x640': { width: 360, height: 640 },
  '844x390': { width: 844, height: 390 },
  '820x1180': { width: 820, height: 1180 },
  '1440x900': { width: 1440, height: 900 },
} as const;

export type WindowName = keyof typeof WINDOWS;

export const LYING = WINDOWS['844x390'];
export const TABLET = WINDOWS['820x1180'];
export const DESK = WINDOWS['1440x900'];

const USUAL: readonly WindowName[] = ['390x844', '360x640'];
export const ALL_WINDOWS: readonly WindowName[] = [...USUAL, '844x390', '820x1180', '1440x900'];

/** Most runs check phones only, because every window takes time. */
export const windowsToLookAt = isLong ? ALL_WINDOWS : USUAL;

/** The languages to check, English only in most runs. */
export const languagesToLookAt = isLong ? ['en-US', 'fr-FR'] : ['en-US'];
