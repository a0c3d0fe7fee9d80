import type { View } from 'react-native';
import type { Box } from './boxOf';

/** Where a view is in the window. In a browser a view is its element. */
export async function boxOf(view: View): Promise<Box> {
  const element = view as unknown as HTMLElement;
  // By its numbers: what a browser answers loses them when it is copied.
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
