import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inCache } from '#scripts/lib/paths';
import { isLong } from '#tests/support/size';
import { smallTargets, unreadableTexts } from './measure';
import { settled } from './settled';
import { WINDOWS, type WindowName, windowsToLookAt } from './windows';

/** Screenshots for inspection, made by every run and not committed. */
export const screenshots = inCache('screenshots');

const THEMES = ['light', 'dark'] as const;

/** Called with the page in every window and both themes, after the screenshot. */
type Look = (where: string) => Promise<void>;

/** Takes screenshots of the screen in all windows and both themes. */
async function photograph(
  page: Page,
  name: string,
  windows: readonly WindowName[],
  look: Look,
): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const before = page.viewportSize();
  for (const size of windows) {
    await page.setViewportSize(WINDOWS[size]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      await page.screenshot({ path: `${screenshots}/${name}-${size}-${colorScheme}.png` });
      await look(`${name} ${size} ${colorScheme}`);
    }
  }
  if (before) await page.setViewportSize(before);
}

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious accessibility faults of the page. */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    type Finding = { id: string; impact: string; nodes: { html: string }[] };
    type Axe = { run(options: object): Promise<{ violations: Finding[] }> };
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

/** Takes screenshots and returns what is cut off, overlaps or is hard to use in any of them. */
export async function faultsOf(
  page: Page,
  name: string,
  windows = windowsToLookAt,
): Promise<string[]> {
  const faults: string[] = [];
  await photograph(page, name, windows, async (where) => {
    const found = [...(await unreadableTexts(page)), ...(await smallTargets(page))];
    if (isLong) found.push(...(await seriousFaults(page)));
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  });
  return isLong ? faults : [...faults, ...(await seriousFaults(page))];
}

/** The same for the present window only. */
export async function faultsAtAGlance(page: Page, name: string): Promise<string[]> {
  await page.screenshot({ path: `${screenshots}/${name}.png` });
  return [...(await unreadableTexts(page)), ...(await seriousFaults(page))];
}

/** What is cut off, overlaps or is hard to hit, from the top of the page to its bottom. */
export async function faultsDownThePage(page: Page, name: string): Promise<string[]> {
  mkdirSync(screenshots, { recursive: true });
  const faults = new Set<string>();
  for (let part = 1; ; part++) {
    await page.screenshot({ path: `${screenshots}/${name}-${part}.png` });
    const found = [...(await unreadableTexts(page)), ...(await smallTargets(page))];
    for (const fault of found) faults.add(`${name}: ${fault}`);
    if (!(await scrollOn(page))) return [...faults];
  }
}

/** Scrolls every pane by a page. False if all are at the bottom. */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const panes = [...document.querySelectorAll('*')].filter((pane) =>
      /auto|scroll/.test(getComputedStyle(pane).overflowY),
    );
    const moved = panes.map((pane) => {
      const before = pane.scrollTop;
      pane.scrollTop += pane.clientHeight * 0.8;
      return pane.scrollTop - before > 1;
    });
    return moved.includes(true);
  });
}
