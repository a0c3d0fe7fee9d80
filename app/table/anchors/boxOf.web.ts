import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';
import type { Box } from './boxOf';

/** Where a view is in the window. */
export async function boxOf(view: View): Promise<Box> {
  // By its numbers: what a browser answers loses them when it is copied.
  const { x, y, width, height } = elementOf(view).getBoundingClientRect();
  return { x, y, width, height };
}
