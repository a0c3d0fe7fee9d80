import type { BrowserContextOptions } from 'playwright-core';
import { type Phone, PhoneShop } from './phone';
import { openSite, type Site } from './site';

/**
 * Opens the exported app in a browser for a group of tests. Each phone is closed after its test.
 * `build` makes another build instead.
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
    /** A phone that stays open for several tests. */
    keepPhone: (options: BrowserContextOptions = {}): Promise<Phone> => shop.phone(options),
  };
}
