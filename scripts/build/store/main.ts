import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import en from '#i18n/en/ui/newGame.json';
import fr from '#i18n/fr/ui/newGame.json';
import { printBanner } from '#scripts/build/assets/drawing';
import { playSampleGame, type SampleGame } from '#scripts/build/pictures/sampleGame';
import { openScene, UNREACHABLE } from '#scripts/build/pictures/scene';
import { openBrowser } from '#scripts/build/web/browser';
import { exportApp } from '#scripts/build/web/export';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { PhoneShop } from '#tests/e2e/support/phone';
import { putGame } from '#tests/e2e/support/saved';
import { openSite, type Site } from '#tests/e2e/support/site';

/** Screenshot sizes that the stores require, in pixels. `scale` is the pixels per point. */
const SIZES = {
  'iphone-6.9': { width: 1320, height: 2868, scale: 3 },
  'iphone-6.5': { width: 1284, height: 2778, scale: 3 },
  'ipad-13': { width: 2064, height: 2752, scale: 2 },
  'android-phone': { width: 1080, height: 1920, scale: 2.5 },
  'android-tablet-7': { width: 1200, height: 1920, scale: 2 },
  'android-tablet-10': { width: 1600, height: 2560, scale: 2 },
} as const;
type Size = keyof typeof SIZES;

/** The name of the player at the phone, by language. */
const YOU = { en: en.you, fr: fr.you } as const;
type Language = keyof typeof YOU;
const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The scenes of every store: file name, address, and the test id that appears last. */
const SCENES = [
  ['1-table', '/game/table', 'decision-round'],
  ['2-buildings', '/game/buildings', 'decision-build'],
  ['3-ships', '/game/ships', 'decision-load'],
  ['4-score', '/score/score', 'rematch'],
  ['5-review', '/review/score', 'review-chart'],
  ['6-lesson', '/learn/goal', 'teacher'],
  ['7-home', '/', 'home-continue'],
] as const;

async function photograph(page: Page, site: Site, sample: SampleGame, folder: string) {
  await page.goto(site.url);
  for (const game of Object.values(sample)) await putGame(page, game);
  for (const [scene, address, sign] of SCENES) {
    await openScene(page, site.url, { address, sign });
    await page.screenshot({ path: join(folder, `${scene}.png`) });
  }
}

async function photographAll(shop: PhoneShop, site: Site, sizes: readonly Size[]) {
  for (const language of LANGUAGES) {
    const sample = playSampleGame(YOU[language]);
    for (const size of sizes) {
      const { width, height, scale } = SIZES[size];
      const folder = inProject('dist/store', size, language);
      // Pictures of an earlier run must not get into the store.
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const viewport = { width: width / scale, height: height / scale };
      const look = { viewport, deviceScaleFactor: scale, locale: language };
      const { page, close } = await shop.phone(look);
      await photograph(page, site, sample, folder);
      await close();
      console.log(`${size} (${language})`);
    }
  }
}

/** Google Play's banner and icon. */
async function drawGraphics(): Promise<void> {
  const folder = inProject('dist/store/google-play');
  mkdirSync(folder, { recursive: true });
  const browser = await openBrowser();
  await printBanner(browser, join(folder, 'feature-graphic.png'), { width: 1024, height: 500 });
  await browser.close();
  copyFileSync(inProject('public/icons/512.png'), join(folder, 'icon-512.png'));
}

await runMain(async () => {
  const { only } = parseOptions({ only: { type: 'string' } });
  const names = Object.keys(SIZES).filter((name): name is Size => name in SIZES);
  const wanted = names.filter((name) => only === undefined || name === only);
  if (wanted.length === 0) throw new UserError(`there is no size ${only} (${names.join(', ')})`);
  await drawGraphics();
  await exportApp('web');
  const site = await openSite({ suite: UNREACHABLE });
  const shop = await PhoneShop.open();
  await photographAll(shop, site, wanted);
  await shop.close();
  await site.close();
  console.log(`Screenshots for ${wanted.join(', ')} are in dist/store`);
  return 0;
});
