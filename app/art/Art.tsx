import { memo } from 'react';
import { Platform } from 'react-native';
import Svg, { Path, type SvgProps } from 'react-native-svg';
import { useTheme } from '../ui/theme';
import type { Inks } from '../ui/tokens/palette';
import { BLOCK, type Drawing, type Mark } from './drawing';

export type ArtProps = Readonly<{
  size?: number;
  /** Spoken name. Without it the picture is decoration and hidden from screen readers. */
  label?: string;
  /** Prints everything that is ink in this colour, for a glyph on a coloured ground. */
  tint?: string;
  /** What "cut down to the paper" shows, if the ground is not the usual surface. */
  ground?: string;
}>;

/** Below this size fine marks turn to dirt and the key line must be heavier to hold. */
const SMALL = 28;
const SMALL_LINE = 1.25;

const spokenAs = (label: string) =>
  ({ accessible: true, role: 'img', 'aria-label': label }) as const;
/** A browser does not know React Native's word for it, and a phone not the browser's. */
const unspoken: SvgProps =
  Platform.OS === 'web'
    ? { 'aria-hidden': true }
    : { accessible: false, importantForAccessibility: 'no-hide-descendants' };

type PrintProps = ArtProps & Readonly<{ drawing: Drawing; width?: number; height?: number }>;

function PrintedMark({ mark, inks, small }: Readonly<{ mark: Mark; inks: Inks; small: boolean }>) {
  return (
    <Path
      d={mark.d}
      fill={mark.fill ? inks[mark.fill] : 'none'}
      fillRule="nonzero"
      stroke={mark.stroke && inks[mark.stroke]}
      strokeWidth={mark.width && mark.width * (small ? SMALL_LINE : 1)}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

/** Prints a drawing. `width` and `height` are the block's own measures where it is not square. */
function PrintedArt({
  drawing,
  size = 32,
  width = BLOCK,
  height = BLOCK,
  label,
  tint,
  ground,
}: PrintProps) {
  const theme = useTheme();
  const inks = {
    ...theme.inks,
    ...(tint ? { ink: tint } : undefined),
    ...(ground ? { paper: ground } : undefined),
  };
  const small = size < SMALL;
  const marks = small ? drawing.filter((mark) => !mark.fine) : drawing;
  return (
    <Svg
      width={(size * width) / height}
      height={size}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? spokenAs(label) : unspoken)}
    >
      {marks.map((mark, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is constant and its layers never move
        <PrintedMark key={layer} mark={mark} inks={inks} small={small} />
      ))}
    </Svg>
  );
}

export const Art = memo(PrintedArt);
