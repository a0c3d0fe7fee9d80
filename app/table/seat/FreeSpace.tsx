import { memo } from 'react';
import { Box } from '#app/ui/base/Box';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, stroke } from '#app/ui/tokens/scale';

/** An empty space of an island or a city. */
export const FreeSpace = memo(function FreeSpace({ size }: Readonly<{ size: number }>) {
  return <Box style={[useStyles().space, { width: size, height: size }]} />;
});

const useStyles = themedStyles(({ colors }) => ({
  space: {
    borderRadius: radius.s,
    borderWidth: stroke.hair,
    borderStyle: 'dashed',
    borderColor: colors.border,
  },
}));
