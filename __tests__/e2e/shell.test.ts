import { type Phone, PhoneShop, smallestSize } from './support/phone';
import { openSite, type Site } from './support/site';

describe('the app as it is shipped to the web', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
  });
  afterEach(() => phone.close());

  it('opens, names itself and complains about nothing', async () => {
    phone = await shop.phone();
    await phone.page.goto(site.url);
    await phone.page.getByRole('heading', { name: 'Borinquen' }).first().waitFor();
    expect(await phone.page.title()).toContain('Borinquen');
    expect(phone.complaints).toEqual([]);
  });

  it('fits the smallest phone without scrolling sideways', async () => {
    phone = await shop.phone({ viewport: smallestSize });
    await phone.page.goto(site.url);
    await phone.page.getByRole('heading', { name: 'Borinquen' }).first().waitFor();
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(smallestSize.width);
  });

  it('answers an unknown address with the app, not with an error page', async () => {
    phone = await shop.phone();
    const response = await phone.page.goto(`${site.url}/no/such/screen`);
    expect(response?.status()).toBe(200);
    await phone.page.locator('#root > *').first().waitFor();
    expect(phone.complaints).toEqual([]);
  });
});
