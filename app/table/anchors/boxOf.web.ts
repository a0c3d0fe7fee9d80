import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';
import type { Box } from './boxOf';

/** Measures a view in the window. */
export async function boxOf(view: View): Promise<Box> {
  // A DOMRect loses its fields when it is spread.
  const { x, y, width, height } = elementOf(view).getBoundingClientRect();
  return { x, y, width, height };
}
