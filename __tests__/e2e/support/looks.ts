import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inCache } from '../../../scripts/lib/paths';
import { unreadableTexts } from './measure';
import { smallestSize } from './phone';

/** Pictures for people to look at; made anew by every run, never kept. */
const folder = inCache('screenshots');

const SIZES = { '390x844': { width: 390, height: 844 }, '360x640': smallestSize } as const;
const THEMES = ['light', 'dark'] as const;

/** Called with the page in every size and both lights, after the picture was taken. */
type Look = (where: string) => Promise<void>;

/** Takes the screen as it is now in both sizes and both lights. */
async function photograph(page: Page, name: string, look: Look): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      await look(`${name} ${size} ${colorScheme}`);
    }
  }
  if (before) await page.setViewportSize(before);
}

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious faults of the page for people who cannot see, hear or point well. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
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

/** Takes the pictures; tells what is cut, overlaps, or is hard to use in any of them. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  await photograph(page, name, async (where) => {
    const unreadable = await unreadableTexts(page);
    faults.push(...unreadable.map((fault) => `${where}: ${fault}`));
  });
  return [...faults, ...(await seriousFaults(page))];
}

/** The same for the screen as it is, in the window it is in. */
export async function faultsAtAGlance(page: Page, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
  return [...(await unreadableTexts(page)), ...(await seriousFaults(page))];
}
