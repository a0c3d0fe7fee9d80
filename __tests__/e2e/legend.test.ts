import type { Page } from 'playwright-core';
import { isLong, sized } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { faultsOf } from './support/looks';
import type { Phone } from './support/phone';
import { putSave } from './support/saved';
import { SCENES } from './support/scenes';

const DESK = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

describe('the legend in place', () => {
  const app = openAppForTests();

  async function open(phone: Phone, wanted: string): Promise<Page> {
    const make = SCENES.find(([decision]) => decision === wanted)?.[1];
    if (make === undefined) throw new Error(`no scene asks ${wanted}`);
    const { page } = phone;
    await page.goto(app.address());
    await putSave(page, wanted, make());
    await page.goto(app.address(`/game/${wanted}`));
    await page.getByTestId(`decision-${wanted}`).waitFor();
    return page;
  }

  const card = (page: Page) => page.getByTestId('legend');
  const outcome = (page: Page) => page.getByTestId('legend-outcome').textContent();

  /** Touches the middle of the element long enough to open the legend. */
  async function hold(page: Page, testID: string): Promise<void> {
    const box = await page.getByTestId(testID).first().boundingBox();
    if (box === null) throw new Error(`${testID} is not on the screen`);
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await card(page).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  it('opens on a long press, which triggers nothing; the next touch closes it', async () => {
    const phone = await app.takePhone();
    const page = await open(phone, 'round');
    await hold(page, 'role-captain');
    expect(await card(page).textContent()).toMatch(/^Captain.*Privilege/);
    expect(await outcome(page)).toMatch(/^If you choose it: .*VP/);
    expect(await page.getByTestId('role-sheet').count()).toBe(0);
    expect(await faultsOf(page, 'legend-held')).toEqual([]);
    await page.getByTestId('recent-events').tap();
    await card(page).waitFor({ state: 'detached' });
    await page.getByTestId('role-captain').tap();
    await page.getByTestId('role-sheet').waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('opens under a resting mouse, on small symbols too; moving on closes it', async () => {
    const page = await open(await app.takePhone(DESK), 'build');
    await page.getByTestId('building-hacienda').hover();
    await card(page).waitFor();
    expect(await card(page).textContent()).toContain('Your price');
    await page.locator('[data-legend="piece coins"]').first().hover();
    await page.getByText('They pay for buildings').waitFor();
    await page.getByTestId('prompt').hover();
    await card(page).waitFor({ state: 'detached' });
  });

  it('opens as a description on keyboard focus; Escape closes only the legend', async () => {
    const page = await open(await app.takePhone(DESK), 'round');
    await page.keyboard.press('Tab');
    await page.getByTestId('role-settler').focus();
    await card(page).waitFor();
    const described = await page.getByTestId('role-settler').getAttribute('aria-describedby');
    expect(described).toBe(await card(page).getAttribute('id'));
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await page.getByTestId('role-settler').getAttribute('aria-describedby')).toBeNull();
    expect(await page.getByTestId('table').count()).toBe(1);
  });

  it('can cover a sheet, and never blocks a tap', async () => {
    const page = await open(await app.takePhone(), 'load');
    await page.getByTestId('shelf-market').tap();
    await page.getByTestId('section-sheet').waitFor();
    await hold(page, 'building-sugarMill');
    const box = await card(page).boundingBox();
    if (box === null) throw new Error('the card is nowhere');
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid="legend"]') ?? null,
      { x: box.x + 20, y: box.y + 20 },
    );
    expect(under).toBeNull();
    expect(await faultsOf(page, 'legend-on-sheet')).toEqual([]);
  });

  it.each(['round', 'place', 'load', 'draft'].slice(0, sized(1, 4)))(
    '%s: knows everything that is marked',
    async (scene) => {
      const page = await open(await app.takePhone(DESK), scene);
      const names = await page
        .locator('[data-legend]:not([data-legend=""])')
        .evaluateAll((things) => [
          ...new Set(things.map((one) => (one as HTMLElement).dataset.legend)),
        ]);
      expect(names.length).toBeGreaterThan(10);
      const some = names.filter((_, at) => isLong || at % 4 === 0);
      for (const name of some) {
        const thing = page.locator(`[data-legend="${name}"]`).first();
        await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.mouse.move(2, 2);
        await thing.hover({ force: true, position: { x: 4, y: 4 } });
        await card(page).waitFor();
        const text = await card(page).textContent();
        expect(text?.length).toBeGreaterThan(12);
        expect(text).not.toMatch(/undefined|\{\{|ui:/);
      }
    },
  );
});
