import { openAppForTests } from './support/app';
import { smallestSize } from './support/phone';

describe('the exported web app', () => {
  const app = openAppForTests();

  it('opens, shows its name and causes no console messages', async () => {
    const { page, complaints } = await app.takePhone();
    await page.goto(app.address());
    await page.getByRole('heading', { name: 'Borinquen' }).first().waitFor();
    expect(await page.title()).toContain('Borinquen');
    expect(complaints).toEqual([]);
  });

  it('fits the smallest phone without scrolling sideways', async () => {
    const { page } = await app.takePhone({ viewport: smallestSize });
    await page.goto(app.address());
    await page.getByRole('heading', { name: 'Borinquen' }).first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(smallestSize.width);
  });

  it('answers an unknown address with the app, not with an error page', async () => {
    const { page, complaints } = await app.takePhone();
    const response = await page.goto(app.address('/no/such/screen'));
    expect(response?.status()).toBe(200);
    await page.locator('#root > *').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
