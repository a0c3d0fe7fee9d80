import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inCache } from '#scripts/lib/paths';
import { isLong } from '#tests/support/size';
import { seriousFaults } from './support/looks';
import { unreadableTexts } from './support/measure';
import { type Phone, PhoneShop } from './support/phone';
import { playOn } from './support/player';
import { finishedGame, putGame } from './support/saved';
import { settled } from './support/settled';
import { openSite, type Site } from './support/site';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** Every window in one theme, in both themes in the long run. */
const lightsIn = (window: number) => THEMES.filter((_, at) => isLong || at === window % 2);
const folder = inCache('screenshots');

/** Faults of the whole page in every window and both themes. */
async function lookAround(page: Page, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  for (const [at, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of lightsIn(at)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const where = `${name}-${size.width}x${size.height}-${colorScheme}`;
      await page.screenshot({ path: `${folder}/${where}.png` });
      const found = [...(await unreadableTexts(page)), ...(await seriousFaults(page))];
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES[0]);
  return faults;
}

/** Holds all timers without delay until released, so that work in slices pauses. */
async function holdShortTimers(page: Page): Promise<() => Promise<void>> {
  const original = await page.evaluateHandle(() => {
    const { setTimeout: start } = window;
    const HOUR = 3_600_000;
    window.setTimeout = new Proxy(start, {
      apply: (target, self, [run, delay]) => Reflect.apply(target, self, [run, delay || HOUR]),
    });
    return start;
  });
  return () =>
    original.evaluate((start) => {
      window.setTimeout = start;
    });
}

describe('the review of a game', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
    phone = await shop.phone();
    // The system's share sheet cannot be tapped here.
    await phone.page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined });
    });
    await phone.page.goto(site.url);
    await putGame(phone.page, finishedGame('over', 3));
  });
  afterAll(async () => {
    await phone.close();
    await shop.close();
    await site.close();
  });

  it('is computed visibly after a game, can be stopped, and resumes', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/game/over`);
    expect(await playOn(page, { seed: 5 })).toMatchObject({ ended: 'over' });
    await page.getByTestId('to-score').tap();
    // A fast machine would be finished before it could be stopped.
    const release = await holdShortTimers(page);
    await page.getByTestId('to-review').tap();
    await page.getByTestId('review-stop').tap();
    await page.getByTestId('review-go-on').waitFor();
    await release();
    expect(await lookAround(page, 'review-working')).toEqual([]);
    await page.getByTestId('review-go-on').tap();
    await page.getByTestId('review-chart').waitFor();
  });

  it('is stored: the next time it appears immediately, in every window and both themes', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/saves`);
    await page.getByTestId('review-over').tap();
    await page.getByTestId('review-chart').waitFor();
    expect(await lookAround(page, 'review')).toEqual([]);
    for (const part of ['see-turn-1', 'decisions-0', 'review-numbers', 'review-share']) {
      await page.getByTestId(part).first().scrollIntoViewIfNeeded();
      expect(await lookAround(page, `review-${part}`)).toEqual([]);
    }
  });

  it('also has points, and all data as a table', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/review/over`);
    await page.getByTestId('review-measure').getByText('Points', { exact: true }).tap();
    await page.getByTestId('review-chart').waitFor();
    expect(await lookAround(page, 'review-points')).toEqual([]);
    await page.getByTestId('review-as-table').tap();
    await page.getByTestId('review-table').waitFor();
    expect(await lookAround(page, 'review-table')).toEqual([]);
  });

  it('can be read with text twice as large', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/review/over`);
    await page.getByTestId('review-chart').waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await lookAround(page, 'review-large')).toEqual([]);
    await page.getByTestId('review-numbers').scrollIntoViewIfNeeded();
    expect(await lookAround(page, 'review-large-numbers')).toEqual([]);
  });

  it('leads to the table of a turning point, where a new game can start', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/review/over`);
    await page.getByTestId('see-turn-1').tap();
    await page.getByTestId('replay-board').waitFor();
    expect(await lookAround(page, 'review-replay')).toEqual([]);
    await page.getByTestId('play-on').tap();
    await page
      .getByTestId(/^(table|hand-over)$/)
      .first()
      .waitFor();
  });

  it('is shared as a picture', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/review/over`);
    const download = page.waitForEvent('download');
    await page.getByTestId('review-share').tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('borinquen.png');
    await file.saveAs(`${folder}/review-picture.png`);
    const bytes = readFileSync(`${folder}/review-picture.png`);
    // A PNG has its width and height in its first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  it('can be moved to another device as text, with its replay and review', async () => {
    const { page } = phone;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site.url}/review/over`);
    await page.getByTestId('review-share-text').tap();
    // The text is shown, and read out.
    await page.getByText('Copied.').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const other = await shop.phone();
    await other.page.goto(`${site.url}/saves`);
    await other.page.getByTestId('import').tap();
    await other.page.getByTestId('import-text').fill(text.slice(0, 60));
    await other.page.getByTestId('import-do').tap();
    await other.page.getByTestId('import-trouble').waitFor();
    expect(await lookAround(other.page, 'import')).toEqual([]);
    await other.page.getByTestId('import-text').fill(text);
    await other.page.getByTestId('import-do').tap();
    await other.page.getByTestId(/^review-/).tap();
    await other.page.getByTestId('review-chart').waitFor();
    expect(other.complaints).toEqual([]);
    await other.close();
  });

  it('is part of the export of all data', async () => {
    const { page } = phone;
    await page.goto(`${site.url}/settings`);
    const download = page.waitForEvent('download');
    await page.getByTestId('export-all').tap();
    const file = `${folder}/everything.txt`;
    await (await download).saveAs(file);
    const other = await shop.phone();
    await other.page.goto(`${site.url}/settings`);
    await other.page.getByTestId('import-all').tap();
    const chooser = other.page.waitForEvent('filechooser');
    await other.page.getByTestId('import-file').tap();
    await (await chooser).setFiles(file);
    await other.page.getByTestId('copy-sheet').waitFor();
    expect(await lookAround(other.page, 'copy')).toEqual([]);
    await other.page.getByTestId('copy-add').tap();
    await other.page.getByTestId('copy-sheet').waitFor({ state: 'detached' });
    await other.page.goto(`${site.url}/saves`);
    await other.page.getByTestId('save-over').waitFor();
    expect(await lookAround(other.page, 'saves-review')).toEqual([]);
    expect(other.complaints).toEqual([]);
    await other.close();
  });

  it('caused no console messages', () => {
    expect(phone.complaints).toEqual([]);
  });
});
