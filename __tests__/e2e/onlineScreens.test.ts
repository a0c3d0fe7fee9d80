import { isLong } from '#tests/support/size';
import { readLargeText } from './support/largeText';
import { faultsDownThePage, faultsOf } from './support/looks';
import { widthUsed } from './support/measure';
import { describeOnline, type OpenSuite, openSuite } from './support/online';
import { type Phone, PhoneShop } from './support/phone';
import { openSite, type Site } from './support/site';
import { ALL_WINDOWS, DESK, WINDOWS } from './support/windows';

/** Online screens: their address, and an element that appears on them. */
const SCREENS = [
  ['online', 'online', 'new-match'],
  ['new-match', 'online/new', 'create-match'],
  ['public-matches', 'online/public', 'public-kind'],
  ['account', 'online/account', 'account-name'],
  ['join', 'join', 'join-code'],
  ['privacy', 'privacy', 'privacy-screen'],
  ['lobby', 'match', 'invite-code'],
] as const;

describeOnline('the screens around a match', () => {
  let suite: OpenSuite;
  let site: Site;
  let shop: PhoneShop;
  let ana: Phone;
  let lobby: string;

  beforeAll(async () => {
    suite = await openSuite();
    site = await openSite({ suite });
    shop = await PhoneShop.open();
    ana = await shop.phone();
    const { page } = ana;
    await page.goto(site.url);
    await page.getByTestId('home-online').tap();
    await page.getByTestId('online-name-field').fill('Ana');
    await page.getByTestId('online-name-done').tap();
    await page.getByTestId('new-match').tap();
    await page.getByTestId('create-match').tap();
    await page.getByTestId('lobby').waitFor();
    lobby = page.url();
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
    await suite.close();
  });

  const open = async (path: string, sign: string) => {
    await ana.page.goto(path === 'match' ? lobby : `${site.url}/${path}`);
    await ana.page.getByTestId(sign).first().waitFor();
  };

  it.each(SCREENS)(
    '%s: nothing is cut off, overlaps, or is hard to use',
    async (name, path, sign) => {
      await open(path, sign);
      expect(await faultsOf(ana.page, `match-${name}`)).toEqual([]);
    },
  );

  it.each(SCREENS.filter(([name]) => ['online', 'new-match', 'account'].includes(name)))(
    '%s: uses the width of a desktop window',
    async (_, path, sign) => {
      const size = ana.page.viewportSize();
      await ana.page.setViewportSize(DESK);
      await open(path, sign);
      expect(await widthUsed(ana.page)).toBeGreaterThan(0.6);
      if (size) await ana.page.setViewportSize(size);
    },
  );

  it.each(isLong ? ALL_WINDOWS : (['390x844'] as const))(
    'text twice as large is readable on all of them at %s',
    async (size) => {
      const { page } = ana;
      await readLargeText(page);
      await page.setViewportSize(WINDOWS[size]);
      const faults: string[] = [];
      for (const [name, path, sign] of SCREENS) {
        await open(path, sign);
        faults.push(...(await faultsDownThePage(page, `large-text-match-${name}-${size}`)));
      }
      expect(faults).toEqual([]);
    },
  );

  it('the browser’s title counts the matches that wait for this player', async () => {
    const { page } = ana;
    await open('match', 'start-match');
    expect(await page.title()).toMatch(/^[^(]*Borinquen$/);
    await page.getByTestId('start-match').tap();
    await page.getByTestId('asks').waitFor();
    await page.waitForFunction(() => document.title === '(1) Your turn · Borinquen');
    await open('online', 'new-match');
    await page.waitForFunction(() => /^\(1\) .+ · Borinquen$/.test(document.title));
  });

  it('caused no console messages', () => {
    expect(ana.complaints).toEqual([]);
  });
});
