import { useTheme } from '#app/ui/theme/theme';
import type { Colors } from '#app/ui/tokens/themes';
import { Art } from './drawing/Art';
import { type GlyphName, glyphs } from './glyphs';

type GlyphProps = Readonly<{
  name: GlyphName;
  size?: number;
  tone?: keyof Colors;
  /** Background colour, for glyphs with a hole. */
  ground?: keyof Colors;
}>;

/** An interface icon. Screen readers ignore it, because the control around it has the label. */
export function Glyph({ name, size = 22, tone = 'text', ground = 'surface' }: GlyphProps) {
  const { colors } = useTheme();
  return <Art drawing={glyphs[name]} size={size} tint={colors[tone]} ground={colors[ground]} />;
}
