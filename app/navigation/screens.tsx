import { allScreens } from './allScreens';

// Metro prefers screens.web.tsx only if both files have the same extension.

/** Phones include all screens. Browsers load them later; see screens.web.tsx. */
export const screens = allScreens;

/** Prefetches the other screens, in browsers only. */
export function fetchScreens(): void {}
