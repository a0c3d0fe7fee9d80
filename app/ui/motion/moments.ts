import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** How something looks at a moment of its motion; between two moments it changes evenly. */
export interface Moment {
  /** From 0, its begin, to 1, its end. */
  readonly at: number;
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const MOTIONLESS: Moment = { at: 0, opacity: 1, x: 0, y: 0, scale: 1 };

export type MovingProps = Readonly<{
  moments: readonly Moment[];
  /** Milliseconds. */
  duration: number;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}>;

/** Slow, fast, slow. */
export const easeInOut = (at: number) => (at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2);
