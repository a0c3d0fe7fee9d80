import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '#app/ui/theme/theme';
import { BLOCK } from './drawing';
import { type PrintProps, printed, USUAL_SIZE } from './printing';

export type { ArtProps } from './printing';

const spokenAs = (label: string) =>
  ({ accessible: true, role: 'img', 'aria-label': label }) as const;
const unspoken = {
  accessible: false,
  importantForAccessibility: 'no-hide-descendants',
} as const;

/** Prints a drawing on a phone; Art.web.tsx does it in a browser. */
function PrintedArt(props: PrintProps) {
  const { drawing, size = USUAL_SIZE, width = BLOCK, height = BLOCK, label } = props;
  const marks = printed(drawing, useTheme(), props);
  return (
    <Svg
      width={(size * width) / height}
      height={size}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? spokenAs(label) : unspoken)}
    >
      {marks.map((mark, layer) => (
        <Path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is constant and its layers never move
          key={layer}
          d={mark.d}
          fill={mark.fill}
          fillRule="nonzero"
          stroke={mark.stroke}
          strokeWidth={mark.width}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </Svg>
  );
}

export const Art = memo(PrintedArt);
