import type { ReactNode } from 'react';

/** A browser needs none: so the home screen is there before gestures are loaded. */
export const GestureRoot = ({ children }: Readonly<{ children: ReactNode }>) => children;
