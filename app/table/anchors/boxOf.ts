import type { View } from 'react-native';

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Where a view is in the window; a phone takes a moment to tell. */
export function boxOf(view: View): Promise<Box> {
  return new Promise((resolve) => {
    view.measureInWindow((x, y, width, height) => resolve({ x, y, width, height }));
  });
}
