import { photograph, seriousFaults } from './support/looks';
import { unreadableTexts } from './support/measure';
import { sitDown } from './support/newGame';
import { type Phone, PhoneShop } from './support/phone';
import { playOn } from './support/player';
import { openSite, type Site } from './support/site';

jest.setTimeout(240_000);

/** Everything a person can be asked in the base game, as the table calls it. */
const DECISIONS = [
  'round',
  'settle',
  'build',
  'place',
  'privilegeGoods',
  'sell',
  'load',
  'store',
] as const;

describe('each phase at the table', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
    phone = await shop.phone();
    await sitDown(phone.page, site.url, { people: 3, edition: 'Classic' });
  });
  afterAll(async () => {
    await phone.close();
    await shop.close();
    await site.close();
  });

  /** In every size and light: nothing is cut, nothing overlaps, nothing is hard to reach. */
  async function inspect(name: string): Promise<void> {
    const faults: string[] = [];
    await photograph(phone.page, name, async (where) => {
      const unreadable = await unreadableTexts(phone.page);
      faults.push(...unreadable.map((fault) => `${where}: ${fault}`));
    });
    faults.push(...(await seriousFaults(phone.page)));
    expect(faults).toEqual([]);
  }

  /** What the person at the table reads. */
  const reading = async () => ({
    standing: await phone.page.getByTestId('standing').textContent(),
    prompt: await phone.page.getByTestId('prompt').textContent(),
    board: await phone.page.getByTestId('own-board').getAttribute('aria-label'),
  });

  it('hand-over: asks for the next person and hides the table', async () => {
    await phone.page.getByTestId('hand-over').waitFor();
    expect(await phone.page.getByTestId('table').count()).toBe(0);
    await inspect('hand-over');
    await phone.page.getByTestId('take-phone').tap();
  });

  it.each(DECISIONS)('%s: is readable, and is there again after a reload', async (decision) => {
    const { page } = phone;
    const played = await playOn(page, { seed: DECISIONS.indexOf(decision) + 1, until: decision });
    expect(played).toMatchObject({ ended: 'wanted' });
    await inspect(decision);
    const before = await reading();
    await page.reload();
    await page.getByTestId(`decision-${decision}`).waitFor();
    expect(await reading()).toEqual(before);
  });

  it('a hand-over in the middle tells what happened meanwhile', async () => {
    await playOn(phone.page, { seed: 3, until: 'hand-over' });
    await inspect('recap');
    await phone.page.getByTestId('take-phone').tap();
  });

  it.each([
    ['role', 'role-5', 'role-sheet'],
    ['player', 'player-1', 'player-sheet'],
    ['log', 'open-log', 'log-sheet'],
    ['market', 'shelf-market', 'section-sheet'],
    ['ships', 'shelf-ships', 'section-sheet'],
    ['supplies', 'shelf-colonists', 'section-sheet'],
  ])('%s: opens over the table', async (name, control, sheet) => {
    const { page } = phone;
    await playOn(page, { seed: 4, until: 'round' });
    await page.getByTestId(control).first().tap();
    await page.getByTestId(sheet).waitFor();
    await inspect(`sheet-${name}`);
    await page.keyboard.press('Escape');
    await page.getByTestId(sheet).waitFor({ state: 'detached' });
  });

  it('has complained about nothing', () => {
    expect(phone.complaints).toEqual([]);
  });
});
