import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { exportFolder } from '#scripts/build/web/export';
import { addServiceWorker } from '#scripts/build/web/serviceWorker';
import { openAppForTests } from './support/app';
import { sitDown } from './support/newGame';
import { playOn } from './support/player';

const standingOf = (page: Page) => page.getByTestId('standing').textContent();

/** Plays a while on a device with a service worker. Returns the standing. */
async function playAWhile(page: Page, url: string): Promise<string | null> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await sitDown(page, url, { people: 2, edition: 'Classic' });
  await playOn(page, { seed: 3, mostTaps: 20 });
  // A reloaded table shows the last move; before, its animation may still be due.
  await page.reload();
  return standingOf(page);
}

describe('without a connection', () => {
  const app = openAppForTests();

  it('restarts in the middle of a game, and continues', async () => {
    const { page } = await app.takePhone({ serviceWorkers: 'allow' });
    const before = await playAWhile(page, app.address());
    await page.context().setOffline(true);
    await page.reload();
    expect(await standingOf(page)).toBe(before);
    expect((await playOn(page, { seed: 4, mostTaps: 15 })).taps).toBe(15);
  });
});

describe('a new version', () => {
  let deployed: string;
  const app = openAppForTests(async () => {
    deployed = mkdtempSync(join(tmpdir(), 'borinquen-'));
    await deploy(1);
    return deployed;
  });
  afterAll(() => rmSync(deployed, { recursive: true, force: true }));

  /**
   * Deploys the exported build with a version mark, all files at once: the browser may look for a
   * new version at any moment, and the export has a service worker of its own.
   */
  async function deploy(version: number): Promise<void> {
    const next = mkdtempSync(join(tmpdir(), 'borinquen-'));
    cpSync(exportFolder('web'), next, { recursive: true });
    const page = join(next, 'index.html');
    const html = readFileSync(page, 'utf8');
    const script = [...html.matchAll(/<script src="([^"]+\/index-[^"]+)"/g)].at(-1)?.[1] ?? '';
    const renamed = script.replace('/index-', `/index-${version}`);
    const code = readFileSync(join(next, script), 'utf8');
    renameSync(join(next, script), join(next, renamed));
    writeFileSync(join(next, renamed), `globalThis.version=${version};${code}`);
    writeFileSync(page, html.replaceAll(script, renamed));
    await addServiceWorker(next);
    rmSync(deployed, { recursive: true, force: true });
    renameSync(next, deployed);
  }

  /** Deploys a version whose files cannot all be loaded, as when the connection breaks. */
  const deployInPart = (version: number) =>
    writeFileSync(
      join(deployed, 'sw.js'),
      `addEventListener('install', (event) => event.waitUntil(Promise.reject(${version})));`,
    );

  /** As if the user returned to the page. */
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const untilWaiting = (page: Page) =>
    page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting != null;
    });

  const versionOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'version'));

  it('waits while somebody plays, is offered at home, and keeps the game', async () => {
    const { page } = await app.takePhone({ serviceWorkers: 'allow' });
    const before = await playAWhile(page, app.address());

    await deploy(2);
    await comeBack(page);
    await untilWaiting(page);
    expect(await page.getByTestId('update').count()).toBe(0);
    expect(await standingOf(page)).toBe(before);
    expect((await playOn(page, { seed: 4, mostTaps: 5 })).taps).toBe(5);

    // In this decision nothing covers the way home.
    await playOn(page, { seed: 5, until: 'round' });
    await page.getByTestId('leave').tap();
    const kept = () => page.getByTestId('home-continue').getAttribute('aria-label');
    const later = await kept();
    expect(await versionOf(page)).toBe(1);
    await page.getByTestId('update-take').tap();
    await page.waitForFunction(() => Reflect.get(globalThis, 'version') === 2);
    expect(await kept()).toBe(later);
    await page.getByTestId('home-continue').tap();
    await page.getByTestId('table').waitFor();
    expect(await versionOf(page)).toBe(2);
  });

  it('is offered even if earlier versions could not be loaded completely', async () => {
    const { page } = await app.takePhone({ serviceWorkers: 'allow' });
    await deploy(1);
    await page.goto(app.address());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByTestId('home-new').waitFor();
    for (const version of [2, 3, 4]) {
      deployInPart(version);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise((resolve) =>
          registration?.addEventListener('updatefound', resolve, { once: true }),
        );
        await registration?.update().catch(() => undefined);
        await found;
        while (registration?.installing) await new Promise((again) => setTimeout(again, 10));
      });
    }
    expect(await page.getByTestId('update').count()).toBe(0);
    await deploy(5);
    await comeBack(page);
    await page.getByTestId('update-take').tap();
    await page.waitForFunction(() => Reflect.get(globalThis, 'version') === 5);
  });
});

describe('an installed app', () => {
  const app = openAppForTests();

  it('has working shortcuts and icons in its manifest', async () => {
    const { page } = await app.takePhone();
    const manifest = await (await fetch(app.address('/manifest.webmanifest'))).json();
    const shortcuts: { url: string }[] = manifest.shortcuts;
    expect(shortcuts.length).toBeGreaterThan(2);
    for (const { url } of shortcuts) {
      await page.goto(app.address(url));
      await page.getByRole('heading').first().waitFor();
      expect(await page.getByTestId('not-found').count()).toBe(0);
    }
    const icons: { src: string }[] = manifest.icons;
    for (const { src } of icons) expect((await fetch(app.address(src))).status).toBe(200);
  });

  it('declares the language of its texts, and its title says whose turn it is', async () => {
    const { page } = await app.takePhone({ locale: 'fr-FR' });
    await page.goto(app.address());
    await page.getByTestId('home-new').waitFor();
    const language = () => page.evaluate(() => document.documentElement.lang);
    expect(await language()).toBe('fr');
    await page.goto(app.address('/settings'));
    await page.getByText('English', { exact: true }).first().tap();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await sitDown(page, app.address(), { people: 1, bots: 2, edition: 'Classic' });
    await page.waitForFunction(() => /turn.* · Borinquen$/i.test(document.title));
  });

  it('shows the same invitation for every link, without names', async () => {
    const pages = await Promise.all(
      ['/join/ABCDEF', '/join/GHJKLM'].map(async (path) => (await fetch(app.address(path))).text()),
    );
    expect(pages[0]).toBe(pages[1]);
    for (const name of ['og:title', 'og:description', 'og:image', 'twitter:card']) {
      expect(pages[0]).toContain(`"${name}"`);
    }
    const picture = readFileSync(join(exportFolder('web'), 'preview.png'));
    // Every PNG has its size at the same place.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(readdirSync(exportFolder('web'))).toContain('sw.js');
  });
});
