import type { View } from 'react-native';

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Measures a view in the window. This is asynchronous on phones. */
export function boxOf(view: View): Promise<Box> {
  return new Promise((resolve) => {
    view.measureInWindow((x, y, width, height) => resolve({ x, y, width, height }));
  });
}
