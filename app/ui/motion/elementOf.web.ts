import type { RefObject } from 'react';
import type { View } from 'react-native';

/** In browsers the ref of a view is its element. */
export function elementOf({ current }: RefObject<View | null>): HTMLElement | null {
  const element: unknown = current;
  return element instanceof HTMLElement ? element : null;
}
