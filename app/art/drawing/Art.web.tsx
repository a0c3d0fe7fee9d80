import { memo } from 'react';
import { useTheme } from '#app/ui/theme/theme';
import type { Theme } from '#app/ui/tokens/themes';
import { BLOCK, type Drawing } from './drawing';
import { isSmall, type Printed, type PrintProps, printed, USUAL_SIZE } from './printing';

export type { ArtProps } from './printing';

/**
 * SVG text of drawings. A screen has about sixty pictures of ten marks each, and one component per
 * mark made taps slow. In browsers each picture is therefore a single element with its SVG as text.
 */
const texts = new WeakMap<Drawing, Map<string, string>>();

const pathText = ({ d, fill, stroke, width }: Printed) =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`;

function marksText(theme: Theme, props: PrintProps): string {
  const { drawing, size = USUAL_SIZE, tint = '', ground = '' } = props;
  const key = `${theme.name} ${isSmall(size)} ${tint} ${ground}`;
  const known = texts.get(drawing) ?? new Map<string, string>();
  texts.set(drawing, known);
  const text = known.get(key) ?? printed(drawing, theme, props).map(pathText).join('');
  known.set(key, text);
  return text;
}

const style = { display: 'block', flexShrink: 0 } as const;

function PrintedArt(props: PrintProps) {
  const { size = USUAL_SIZE, width = BLOCK, height = BLOCK, label } = props;
  const html = marksText(useTheme(), props);
  return (
    <svg
      width={(size * width) / height}
      height={size}
      viewBox={`0 0 ${width} ${height}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only the app's own constant drawings
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export const Art = memo(PrintedArt);
