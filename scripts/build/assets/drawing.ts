import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { inProject } from '#scripts/lib/paths';

/** All icons are printed from this one drawing, so they stay consistent. */
export const paper = '#f3e9d2';
export const drawing = withRays(readFileSync(inProject('assets/garita.svg'), 'utf8'));

/** Adds the 25 rays, which are easier to compute than to draw. */
function withRays(svg: string): string {
  const wedge = (turn: number) =>
    `<path transform="rotate(${turn} 512 600)" d="M506 300 494 -340h36L518 300z"/>`;
  const rays = Array.from({ length: 25 }, (_, index) => wedge(index * 7.5 - 90)).join('');
  return svg.replace('<g id="rays" fill="#d99a2b"/>', `<g id="rays" fill="#d99a2b">${rays}</g>`);
}

type Size = Readonly<{ width: number; height: number }>;

/** Prints the drawing and the name side by side. */
export async function printBanner(browser: Browser, file: string, size: Size): Promise<void> {
  const { width, height } = size;
  const page = await browser.newPage({ viewport: size });
  const side = Math.round(height * 0.89);
  const art = drawing.replace('<svg', `<svg width="${side}" height="${side}"`);
  // The style attribute is in double quotes, so the font names need single ones.
  const face = "'Palatino Linotype', Palatino, 'Liberation Serif', Georgia, serif";
  const place = `display:flex;align-items:center;gap:3vw;padding:0 4vw;height:${height}px`;
  const name = `<b style="font-size:${Math.round(width * 0.087)}px">Borinquen</b>`;
  await page.setContent(
    `<body style="margin:0;background:${paper};color:#2a1d14;font-family:${face}"><div style='${place}'>${art}${name}</div></body>`,
  );
  writeFileSync(file, await page.screenshot());
  await page.close();
}
