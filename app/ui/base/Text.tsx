import {
  type TextProps as NativeTextProps,
  Platform,
  StyleSheet,
  type TextStyle,
} from 'react-native';
import { themedStyles } from '#app/ui/theme/themed';
import type { Colors } from '#app/ui/tokens/themes';
import { largestTextScale, type TextVariant, typeScale } from '#app/ui/tokens/type';
import { HostText } from './HostText';
import { rootFontScale } from './rootFontScale';

export type TextProps = Readonly<
  Omit<NativeTextProps, 'role'> & {
    variant?: TextVariant;
    tone?: keyof Colors;
    align?: keyof typeof aligned;
    /** Heading level; 0 for none. Display, title and heading have one by default. */
    level?: 0 | 1 | 2 | 3;
  }
>;

const usualLevel: Readonly<Partial<Record<TextVariant, 1 | 2>>> = {
  display: 1,
  title: 2,
  heading: 2,
};

/** React Native has no heading levels, so browsers get an ARIA attribute. */
function headingOf(level: number) {
  if (level === 0) return undefined;
  const role = 'heading' as const;
  return Platform.OS === 'web' ? { role, 'aria-level': level } : { role };
}

type Faces = Readonly<Record<TextVariant, TextStyle>>;
// The scale is a literal, so its keys are the variants.
const variants = Object.keys(typeScale) as TextVariant[];

function scaledFace(variant: TextVariant, textScale: number): TextStyle {
  const face = typeScale[variant];
  const scale = Math.min(textScale, largestTextScale[variant]);
  return { ...face, fontSize: face.fontSize * scale, lineHeight: face.lineHeight * scale };
}

const facesAt = new Map<number, Faces>();

/** Created once per text size, for the same reason as themed styles. */
function faces(): Faces {
  const scale = rootFontScale();
  const known = facesAt.get(scale);
  if (known) return known;
  // One face for each variant.
  const made = StyleSheet.create(
    Object.fromEntries(variants.map((variant) => [variant, scaledFace(variant, scale)])),
  ) as Faces;
  facesAt.set(scale, made);
  return made;
}

const useTones = themedStyles(
  ({ colors }) =>
    // One style for each color.
    Object.fromEntries(
      Object.entries(colors).map(([tone, color]) => [tone, { color }]),
    ) as Readonly<Record<keyof Colors, TextStyle>>,
);

const aligned = StyleSheet.create({
  auto: { textAlign: 'auto' },
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
  center: { textAlign: 'center' },
  justify: { textAlign: 'justify' },
});

export function Text({
  variant = 'body',
  tone = 'text',
  align,
  level = usualLevel[variant] ?? 0,
  style,
  ...rest
}: TextProps) {
  const tones = useTones();
  return (
    <HostText
      maxFontSizeMultiplier={largestTextScale[variant]}
      {...headingOf(level)}
      {...rest}
      style={[faces()[variant], tones[tone], align && aligned[align], style]}
    />
  );
}
