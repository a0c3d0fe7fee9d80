import { Dimensions } from 'react-native';

export const PHONE = { width: 390, height: 844 };
export const LYING = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1440, height: 900 };

/** Resizes the app's window, as by rotating a phone or dragging a corner. */
export function resizeWindow(size: typeof PHONE): void {
  const window = { ...size, scale: 2, fontScale: 1 };
  Dimensions.set({ window, screen: window });
}
