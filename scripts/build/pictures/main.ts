import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exportApp } from '#scripts/build/web/export';
import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { PhoneShop } from '#tests/e2e/support/phone';
import { putGame } from '#tests/e2e/support/saved';
import { openSite } from '#tests/e2e/support/site';
import { DESK } from '#tests/e2e/support/windows';
import { playSampleGame } from './sampleGame';
import { openScene, type Scene, UNREACHABLE } from './scene';

interface Picture extends Scene {
  readonly file: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const PHONE = { width: 390, height: 844 };

/** The screenshots in README.md. */
const PICTURES: readonly Picture[] = [
  { file: 'phone', address: '/game/table', sign: 'decision-round', viewport: PHONE },
  { file: 'table', address: '/game/ships', sign: 'decision-load', viewport: DESK },
  { file: 'review', address: '/review/score', sign: 'review-chart', viewport: PHONE },
];
const QUALITY = 82;

await runMain(async () => {
  parseOptions({});
  const folder = inProject('docs/pictures');
  mkdirSync(folder, { recursive: true });
  await exportApp('web');
  const site = await openSite({ suite: UNREACHABLE });
  const shop = await PhoneShop.open();
  const games = Object.values(playSampleGame('You'));
  for (const { file, viewport, ...scene } of PICTURES) {
    const { page, close } = await shop.phone({ viewport });
    await page.goto(site.url);
    for (const game of games) await putGame(page, game);
    await openScene(page, site.url, scene);
    const path = join(folder, `${file}.webp`);
    await page.screenshot({ path, type: 'webp', quality: QUALITY });
    await close();
    console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
  }
  await shop.close();
  await site.close();
  return 0;
});
