import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Phone, PhoneShop } from '../../__tests__/e2e/support/phone';
import { playOn } from '../../__tests__/e2e/support/player';
import { openSite, type Site } from '../../__tests__/e2e/support/site';
import { printBanner } from '../assets/drawing';
import { parseOptions, runMain, UserError } from '../lib/cli.mjs';
import { inProject } from '../lib/paths';
import { openBrowser } from '../web/browser';
import { exportApp } from '../web/export';

/** Sizes that the stores ask for, in points and pixels to a point. */
const SIZES = {
  'iphone-6.9': { width: 440, height: 956, scale: 3 },
  'iphone-6.5': { width: 428, height: 926, scale: 3 },
  'ipad-13': { width: 1032, height: 1376, scale: 2 },
  'android-phone': { width: 360, height: 640, scale: 3 },
  'android-tablet-7': { width: 600, height: 960, scale: 2 },
  'android-tablet-10': { width: 800, height: 1280, scale: 2 },
} as const;
type Size = keyof typeof SIZES;

const LANGUAGES = ['en', 'fr'] as const;
const SEED = 8;

type Take = (scene: string) => Promise<unknown>;

/** From the home screen through a game to its end; every store shows the same five scenes. */
async function tell(page: Page, url: string, take: Take): Promise<void> {
  await page.goto(url);
  await page.getByTestId('home-new').waitFor();
  await take('1-home');
  await page.getByTestId('home-new').tap();
  await page.getByTestId('start-game').tap();
  await page.getByTestId('asks').waitFor();
  await playOn(page, { seed: SEED, mostTaps: 60 });
  await reach(page, 'round');
  await take('2-table');
  await reach(page, 'build');
  await take('3-buildings');
  await reach(page, 'the end');
  await page.getByTestId('to-score').tap();
  await page.getByTestId('rematch').waitFor();
  await take('4-score');
  await page.goto(`${url}/rules/harbor`);
  await page.getByTestId('rules-page').waitFor();
  await take('5-rules');
}

/** A picture of something else than its name says would go to the stores unnoticed. */
async function reach(page: Page, scene: 'round' | 'build' | 'the end'): Promise<void> {
  const isEnd = scene === 'the end';
  const { ended } = await playOn(page, {
    seed: SEED,
    ...(!isEnd && { until: scene, ofPerson: true }),
  });
  if (ended !== (isEnd ? 'over' : 'wanted'))
    throw new UserError(`${scene} was not reached: ${ended}`);
}

async function photograph(shop: PhoneShop, site: Site, size: Size, language: string) {
  const { width, height, scale } = SIZES[size];
  const folder = inProject('dist/store', size, language);
  mkdirSync(folder, { recursive: true });
  const options = { viewport: { width, height }, deviceScaleFactor: scale, locale: language };
  const phone: Phone = await shop.phone(options);
  await tell(phone.page, site.url, (scene) =>
    phone.page.screenshot({ path: join(folder, `${scene}.png`) }),
  );
  await phone.close();
}

/** Google Play's picture above the texts, and its icon. */
async function drawGraphics(): Promise<void> {
  const folder = inProject('dist/store/google-play');
  mkdirSync(folder, { recursive: true });
  const browser = await openBrowser();
  await printBanner(browser, join(folder, 'feature-graphic.png'), { width: 1024, height: 500 });
  await browser.close();
  copyFileSync(inProject('public/icons/512.png'), join(folder, 'icon-512.png'));
}

runMain(async () => {
  const { only } = parseOptions({ only: { type: 'string' } });
  const names = Object.keys(SIZES).filter((name): name is Size => name in SIZES);
  const wanted = names.filter((name) => only === undefined || name === only);
  if (wanted.length === 0) throw new UserError(`there is no size ${only} (${names.join(', ')})`);
  await drawGraphics();
  await exportApp('web');
  const site = await openSite();
  const shop = await PhoneShop.open();
  for (const size of wanted) {
    for (const language of LANGUAGES) await photograph(shop, site, size, language);
  }
  await shop.close();
  await site.close();
  console.log(`Screenshots for ${wanted.join(', ')} are in dist/store`);
  return 0;
});
