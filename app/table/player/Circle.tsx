import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { ColonistIcon, NobleIcon } from '../../art/icons';
import { useTheme } from '../../ui/theme';
import { radius } from '../../ui/tokens/scale';

export type CircleFill = 'empty' | 'colonist' | 'noble';

/** A place for one person: a ring, or a ring with somebody in it. */
export const Circle = memo(function Circle({
  fill,
  size,
}: Readonly<{ fill: CircleFill; size: number }>) {
  const { colors } = useTheme();
  const look = {
    width: size,
    height: size,
    backgroundColor: fill === 'empty' ? colors.surface : colors.glowSoft,
    borderColor: fill === 'empty' ? colors.borderStrong : colors.text,
    borderWidth: size < 18 ? 1 : 1.5,
  };
  return (
    <View style={[styles.circle, look]}>
      {fill === 'colonist' && <ColonistIcon size={size * 0.72} />}
      {fill === 'noble' && <NobleIcon size={size * 0.72} />}
    </View>
  );
});

/** The nobles of a building come first, then the others, then who is missing. */
export function circleFills(circles: number, filled: number, nobles: number): CircleFill[] {
  return Array.from({ length: circles }, (_, at) =>
    at < nobles ? 'noble' : at < filled ? 'colonist' : 'empty',
  );
}

const styles = StyleSheet.create({
  circle: {
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
