import { useId } from 'react';
import Svg, { Rect } from 'react-native-svg';
import type { Category } from '#app/text/scoreCategories';
import { useTheme } from '#app/ui/theme/theme';
import { fillOf, PatternDefs } from './patterns';

const SIZE = 16;

/** A sample of a category's fill. */
export function Swatch({ category }: Readonly<{ category: Category }>) {
  const { colors } = useTheme();
  const id = useId();
  return (
    <Svg width={SIZE} height={SIZE} aria-hidden>
      <PatternDefs id={id} />
      <Rect
        x={0.75}
        y={0.75}
        width={SIZE - 1.5}
        height={SIZE - 1.5}
        rx={2}
        fill={fillOf(id, category)}
        stroke={colors.text}
        strokeWidth={1}
      />
    </Svg>
  );
}
