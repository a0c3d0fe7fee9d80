import { useWindowDimensions } from 'react-native';
import { largestTextScale, type TextVariant } from '#app/ui/tokens/type';
import { rootFontScale } from './rootFontScale';

/**
 * Shape of a window on any device: `narrow` like a phone, `short` like a phone in landscape, `tall`
 * like an upright tablet, or `wide` like a desktop.
 */
export type WindowShape = 'narrow' | 'short' | 'tall' | 'wide';

type Size = Readonly<{ width: number; height: number }>;

/** A window lower than this counts as a phone in landscape. */
const SHORT = 560;
const WIDE = 1000;
const TALL = { width: 700, height: 700 } as const;

export function shapeOf({ width, height }: Size): WindowShape {
  if (width > height) return height < SHORT || width < WIDE ? 'short' : 'wide';
  return width >= TALL.width && height >= TALL.height ? 'tall' : 'narrow';
}

export interface WindowRoom extends Size {
  readonly shape: WindowShape;
  /** Text size relative to the default. Layouts have that much less room. */
  readonly textScale: number;
}

/** Larger text than this wraps and does not shrink the layout further. */
const MOST_SCALE = 1.5;

export function useWindowRoom(): WindowRoom {
  const { width, height, fontScale } = useWindowDimensions();
  const textScale = Math.min(MOST_SCALE, Math.max(1, fontScale, rootFontScale()));
  const shape = shapeOf({ width: width / textScale, height: height / textScale });
  return { width, height, shape, textScale };
}

/** Text size of a variant relative to the default. */
export function useTextScale(variant: TextVariant): number {
  const { fontScale } = useWindowDimensions();
  return Math.min(largestTextScale[variant], Math.max(1, fontScale, rootFontScale()));
}

const LARGE_TEXT = 1.4;

/** Whether text is so large that it needs the width of pictures or switches beside it. */
export const useIsLargeText = (variant: TextVariant): boolean => useTextScale(variant) > LARGE_TEXT;
