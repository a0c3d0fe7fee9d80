import type { ViewStyle } from 'react-native';
import { themedStyles } from './theme/themed';
import { stroke } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type FrameTone = 'plain' | 'raised' | 'sunken' | 'legal' | 'chosen';

/** The glow is an outline outside the border, so that nothing moves when it appears. */
const frame = (backgroundColor: string, borderColor: string, glow = 0): ViewStyle => ({
  backgroundColor,
  borderColor,
  borderWidth: stroke.hair,
  ...(glow > 0 && { outlineColor: borderColor, outlineWidth: glow, outlineStyle: 'solid' }),
});

const frames = ({ surface, raised, sunken, border, glow, glowSoft }: Colors) => ({
  plain: frame(surface, border),
  raised: frame(raised, border),
  sunken: frame(sunken, border),
  legal: frame(raised, glow, 1),
  chosen: frame(glowSoft, glow, 2),
});

/** Background and border of cards. Legal choices glow, and the chosen one glows most. */
export const useFrames = themedStyles(({ colors }) => frames(colors));

/** Frame of a choice on the table. */
export function frameTone(legal: boolean, chosen = false): FrameTone {
  if (chosen) return 'chosen';
  return legal ? 'legal' : 'plain';
}
