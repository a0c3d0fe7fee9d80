import {
  Text as NativeText,
  type TextProps as NativeTextProps,
  Platform,
  type TextStyle,
} from 'react-native';
import { rootFontScale } from './rootFontScale';
import { useTheme } from './theme';
import type { Colors } from './tokens/themes';
import { largestTextScale, type TextVariant, typeScale } from './tokens/type';

export type TextProps = Readonly<
  Omit<NativeTextProps, 'role'> & {
    variant?: TextVariant;
    tone?: keyof Colors;
    align?: TextStyle['textAlign'];
    /** Rank among the headings of the screen; 0 for none. Display, title and heading have one already. */
    level?: 0 | 1 | 2 | 3;
  }
>;

const usualLevel: Readonly<Partial<Record<TextVariant, 1 | 2>>> = {
  display: 1,
  title: 2,
  heading: 2,
};

/** React Native knows no ranks; a browser must be told. */
function headingOf(level: number) {
  if (level === 0) return undefined;
  const role = 'heading' as const;
  return Platform.OS === 'web' ? { role, 'aria-level': level } : { role };
}

function scaled(variant: TextVariant): TextStyle {
  const face = typeScale[variant];
  const scale = Math.min(rootFontScale(), largestTextScale[variant]);
  if (scale === 1) return face;
  return { ...face, fontSize: face.fontSize * scale, lineHeight: face.lineHeight * scale };
}

export function Text({
  variant = 'body',
  tone = 'text',
  align,
  level = usualLevel[variant] ?? 0,
  style,
  ...rest
}: TextProps) {
  const { colors } = useTheme();
  return (
    <NativeText
      maxFontSizeMultiplier={largestTextScale[variant]}
      {...headingOf(level)}
      {...rest}
      style={[scaled(variant), { color: colors[tone] }, align && { textAlign: align }, style]}
    />
  );
}
