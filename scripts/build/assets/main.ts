import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#scripts/build/web/browser';
import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { drawing, paper, printBanner } from './drawing';
import { writeSounds } from './sounds';

const oneColour = drawing
  .replace(/(fill|stroke)="#f3e9d2"/g, '$1="black"')
  .replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="white"');

interface Print {
  readonly file: string;
  readonly size: number;
  readonly svg: string;
  readonly scale: number;
  readonly background: string;
  /** Cut to a circle. */
  readonly round?: boolean;
}

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
  {
    file: 'assets/icon-status.png',
    size: 96,
    svg: silhouette(),
    scale: 22 / 24,
    background: 'transparent',
  },
  // 180 points on the sharpest screens. Android shows a circle of 192 points.
  {
    file: 'assets/splash.png',
    size: 720,
    svg: drawing,
    scale: 1,
    background: 'transparent',
    round: true,
  },
  { file: 'assets/favicon.png', size: 96, svg: drawing, scale: 1, background: paper },
  { file: 'public/icons/192.png', size: 192, svg: drawing, scale: 1, background: paper },
  { file: 'public/icons/512.png', size: 512, svg: drawing, scale: 1, background: paper },
  // Systems crop these to a circle or a drop, so the drawing keeps clear of the edges.
  { file: 'public/icons/mask-512.png', size: 512, svg: drawing, scale: 0.78, background: paper },
  { file: 'public/icons/apple-180.png', size: 180, svg: drawing, scale: 0.94, background: paper },
];

/** Android tints the monochrome icon: only its shape counts, so carved lines must be holes. */
function cutOut(): string {
  const inner = oneColour.replace(/<\/?svg[^>]*>/g, '').replace(/id="sun".*?<\/g>\s*<\/g>/s, '');
  const garita = inner.slice(inner.indexOf('<g id="garita">'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><mask id="m">${garita}</mask><rect width="1024" height="1024" fill="white" mask="url(#m)"/></svg>`;
}

/** In a status bar the icon has 24 points, where thin lines would blur. Only the window is cut. */
function silhouette(): string {
  const walls = drawing.match(/<path fill="#2b3a67"[^>]*>/g)?.join('') ?? '';
  const shape = walls.replaceAll('#2b3a67', 'white');
  const joints =
    '<path fill="white" d="M348 400h328v48H348zM358 720h308v40H358zM338 780h348v40H338z"/>';
  const window = '<path fill="black" d="M452 530a60 60 0 0 1 120 0v150H452z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="71 142 882 882"><mask id="m">${shape}${joints}${window}</mask><rect width="1024" height="1024" fill="white" mask="url(#m)"/></svg>`;
}

async function print(browser: Browser, { file, size, svg, scale, background, round }: Print) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * scale);
  const place = `display:grid;place-items:center;width:${size}px;height:${size}px`;
  const cut = round ? 'border-radius:50%' : '';
  const art = svg.replace('<svg', `<svg width="${side}" height="${side}" style="${cut}"`);
  await page.setContent(
    `<body style="margin:0;background:${background}"><div style="${place}">${art}</div></body>`,
  );
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  await page.close();
}

const preview = 'public/preview.png';

await runMain(async () => {
  parseOptions({});
  const browser = await openBrowser();
  for (const one of prints) await print(browser, one);
  // The preview of an invitation is the same for everybody and shows no names.
  await printBanner(browser, preview, { width: 1200, height: 630 });
  await browser.close();
  const made = [...prints.map(({ file }) => file), preview, ...writeSounds()];
  console.log(`Made ${made.join(', ')}`);
  return 0;
});
