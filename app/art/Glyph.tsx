import { useTheme } from '#app/ui/theme/theme';
import type { Colors } from '#app/ui/tokens/themes';
import { Art } from './drawing/Art';
import { type GlyphName, glyphs } from './glyphs';

type GlyphProps = Readonly<{
  name: GlyphName;
  size?: number;
  tone?: keyof Colors;
  /** The ground it stands on, for glyphs with a hole. */
  ground?: keyof Colors;
}>;

/** A sign of the interface. The control around it carries the label, so a glyph itself is never spoken. */
export function Glyph({ name, size = 22, tone = 'text', ground = 'surface' }: GlyphProps) {
  const { colors } = useTheme();
  return <Art drawing={glyphs[name]} size={size} tint={colors[tone]} ground={colors[ground]} />;
}
