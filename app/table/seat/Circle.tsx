import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { ColonistIcon, NobleIcon } from '#app/art/icons';
import { Box } from '#app/ui/base/Box';
import { themedStyles } from '#app/ui/theme/themed';
import { radius } from '#app/ui/tokens/scale';

export type CircleFill = 'empty' | 'colonist' | 'noble';

/** A circle for one colonist or noble, empty or filled. */
export const Circle = memo(function Circle({
  fill,
  size,
}: Readonly<{ fill: CircleFill; size: number }>) {
  const looks = useLooks();
  const room = { width: size, height: size, borderWidth: size < 18 ? 1 : 1.5 };
  return (
    <Box style={[styles.circle, fill === 'empty' ? looks.empty : looks.filled, room]}>
      {fill === 'colonist' && <ColonistIcon size={size * 0.72} />}
      {fill === 'noble' && <NobleIcon size={size * 0.72} />}
    </Box>
  );
});

/** Fills of a building's circles: nobles first, then colonists, then empty ones. */
export function circleFills(circles: number, filled: number, nobles: number): CircleFill[] {
  return Array.from({ length: circles }, (_, at) =>
    at < nobles ? 'noble' : at < filled ? 'colonist' : 'empty',
  );
}

const useLooks = themedStyles(({ colors }) => ({
  empty: { backgroundColor: colors.surface, borderColor: colors.borderStrong },
  filled: { backgroundColor: colors.glowSoft, borderColor: colors.text },
}));

const styles = StyleSheet.create({
  circle: {
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
