import type { View } from 'react-native';
import type { Box } from './boxOf';

/** Where a view is in the window. In a browser a view is its element. */
export async function boxOf(view: View): Promise<Box> {
  return (view as unknown as HTMLElement).getBoundingClientRect();
}
