import { Art } from '#app/art/drawing/Art';
import { drawing, line } from '#app/art/drawing/drawing';
import { useTheme } from '#app/ui/theme/theme';

const plot = drawing(line('M6 42V24L24 8L42 24V42Z', 4), line('M24 22V36M17 29H31', 3.6));

/** A free space in a city. */
export function BuildingSpaceIcon({ size }: Readonly<{ size: number }>) {
  const { colors } = useTheme();
  return <Art drawing={plot} size={size} tint={colors.textMuted} />;
}
