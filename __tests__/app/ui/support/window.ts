import { Dimensions } from 'react-native';

export const PHONE = { width: 390, height: 844 };
export const LYING = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1440, height: 900 };

/** Gives the app's window another size, as turning a phone or pulling at a corner does. */
export function resizeWindow(size: typeof PHONE): void {
  const window = { ...size, scale: 2, fontScale: 1 };
  Dimensions.set({ window, screen: window });
}
