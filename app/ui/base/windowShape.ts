import { useWindowDimensions } from 'react-native';
import { largestTextScale, type TextVariant } from '#app/ui/tokens/type';
import { rootFontScale } from './rootFontScale';

/**
 * What a window is like, whatever device it belongs to: upright like a phone, lying like a turned
 * phone, upright like a tablet, or wide like a desk.
 */
export type WindowShape = 'narrow' | 'short' | 'tall' | 'wide';

type Size = Readonly<{ width: number; height: number }>;

/** Less height than this is a phone on its side. */
const SHORT = 560;
const WIDE = 1000;
const TALL = { width: 700, height: 700 } as const;

export function shapeOf({ width, height }: Size): WindowShape {
  if (width > height) return height < SHORT || width < WIDE ? 'short' : 'wide';
  return width >= TALL.width && height >= TALL.height ? 'tall' : 'narrow';
}

export interface WindowRoom extends Size {
  readonly shape: WindowShape;
  /** How much larger than usual the person reads; layouts have that much less room. */
  readonly textScale: number;
}

/** Beyond this, larger text is no reason for a smaller layout: it wraps instead. */
const MOST_SCALE = 1.5;

export function useWindowRoom(): WindowRoom {
  const { width, height, fontScale } = useWindowDimensions();
  const textScale = Math.min(MOST_SCALE, Math.max(1, fontScale, rootFontScale()));
  const shape = shapeOf({ width: width / textScale, height: height / textScale });
  return { width, height, shape, textScale };
}

/** How much larger than usual text of this kind is for the person. */
export function useTextScale(variant: TextVariant): number {
  const { fontScale } = useWindowDimensions();
  return Math.min(largestTextScale[variant], Math.max(1, fontScale, rootFontScale()));
}

const LARGE_TEXT = 1.4;

/** Whether words need the width that pictures and switches beside them have otherwise. */
export const useIsLargeText = (variant: TextVariant): boolean => useTextScale(variant) > LARGE_TEXT;
