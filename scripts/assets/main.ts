import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { parseOptions, runMain } from '../lib/cli.mjs';
import { openBrowser } from '../web/browser';
import { writeSounds } from './sounds';

/** Icons are printed from one drawing, so that they never drift apart. */
const paper = '#f3e9d2';
const drawing = withRays(readFileSync('assets/garita.svg', 'utf8'));
const oneColour = drawing
  .replace(/(fill|stroke)="#f3e9d2"/g, '$1="black"')
  .replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="white"');

type Print = { file: string; size: number; svg: string; scale: number; background: string };

const prints: readonly Print[] = [
  { file: 'assets/icon.png', size: 1024, svg: drawing, scale: 1, background: paper },
  {
    file: 'assets/icon-foreground.png',
    size: 1024,
    svg: drawing,
    scale: 0.6,
    background: 'transparent',
  },
  {
    file: 'assets/icon-monochrome.png',
    size: 432,
    svg: cutOut(),
    scale: 0.6,
    background: 'transparent',
  },
  { file: 'assets/splash.png', size: 512, svg: drawing, scale: 0.9, background: 'transparent' },
  { file: 'assets/favicon.png', size: 96, svg: drawing, scale: 1, background: paper },
  { file: 'public/icons/192.png', size: 192, svg: drawing, scale: 1, background: paper },
  { file: 'public/icons/512.png', size: 512, svg: drawing, scale: 1, background: paper },
  // Systems cut a circle or a drop out of these: what matters lies within four fifths of them.
  { file: 'public/icons/mask-512.png', size: 512, svg: drawing, scale: 0.78, background: paper },
  { file: 'public/icons/apple-180.png', size: 180, svg: drawing, scale: 0.94, background: paper },
];

/** The rays are long wedges; twenty-four of them are easier to compute than to draw. */
function withRays(svg: string): string {
  const wedge = (turn: number) =>
    `<path transform="rotate(${turn} 512 600)" d="M506 300 494 -340h36L518 300z"/>`;
  const rays = Array.from({ length: 25 }, (_, index) => wedge(index * 7.5 - 90)).join('');
  return svg.replace('<g id="rays" fill="#d99a2b"/>', `<g id="rays" fill="#d99a2b">${rays}</g>`);
}

/** Android tints this one: only its shape counts, and carved lines must be holes. */
function cutOut(): string {
  const inner = oneColour.replace(/<\/?svg[^>]*>/g, '').replace(/id="sun".*?<\/g>\s*<\/g>/s, '');
  const garita = inner.slice(inner.indexOf('<g id="garita">'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><mask id="m">${garita}</mask><rect width="1024" height="1024" fill="white" mask="url(#m)"/></svg>`;
}

async function print(browser: Browser, { file, size, svg, scale, background }: Print) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * scale);
  const place = `display:grid;place-items:center;width:${size}px;height:${size}px`;
  const art = svg.replace('<svg', `<svg width="${side}" height="${side}"`);
  await page.setContent(
    `<body style="margin:0;background:${background}"><div style="${place}">${art}</div></body>`,
  );
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  await page.close();
}

/** What is shown of an invitation where it is sent: the same for everybody, without names. */
async function printPreview(browser: Browser): Promise<string> {
  const file = 'public/preview.png';
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const art = drawing.replace('<svg', '<svg width="560" height="560"');
  const face = '"Palatino Linotype", Palatino, "Liberation Serif", Georgia, serif';
  const place = 'display:flex;align-items:center;gap:40px;padding:0 50px;height:630px';
  await page.setContent(
    `<body style="margin:0;background:${paper};color:#2a1d14;font-family:${face}"><div style='${place}'>${art}<b style="font-size:104px">Borinquen</b></div></body>`,
  );
  writeFileSync(file, await page.screenshot());
  await page.close();
  return file;
}

runMain(async () => {
  parseOptions({});
  const browser = await openBrowser();
  for (const one of prints) await print(browser, one);
  const preview = await printPreview(browser);
  await browser.close();
  const made = [...prints.map(({ file }) => file), preview, ...writeSounds()];
  console.log(`Made ${made.join(', ')}`);
  return 0;
});
