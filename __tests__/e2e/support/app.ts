import type { BrowserContextOptions } from 'playwright-core';
import { type Phone, PhoneShop } from './phone';
import { openSite, type Site } from './site';

/**
 * The app in a browser for all tests of a group; every phone taken is put away after its test.
 * `build` makes another build than the one that is shipped.
 */
export function openAppForTests(build?: () => Promise<string>) {
  let site: Site;
  let shop: PhoneShop;
  const taken: Phone[] = [];

  beforeAll(async () => {
    site = await openSite(build && { folder: await build() });
    shop = await PhoneShop.open();
  });
  afterEach(async () => {
    await Promise.all(taken.splice(0).map((phone) => phone.close()));
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
  });

  return {
    address: (path = '/') => `${site.url}${path}`,
    async takePhone(options: BrowserContextOptions = {}): Promise<Phone> {
      const phone = await shop.phone(options);
      taken.push(phone);
      return phone;
    },
    /** One that several tests have after one another. */
    keepPhone: (options: BrowserContextOptions = {}): Promise<Phone> => shop.phone(options),
  };
}
