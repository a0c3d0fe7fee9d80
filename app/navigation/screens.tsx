import { allScreens } from './allScreens';

// Metro takes screens.web.tsx before this file only if both end alike.

/** On a phone all screens are there from the start; a browser loads them (screens.web.tsx). */
export const screens = allScreens;

/** Has what comes after the first screen ready. */
export function fetchScreens(): void {}
