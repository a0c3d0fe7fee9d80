import { seedRandom } from '../../src/engine';
import { testGame } from '../engine/support/game';
import { randomSteps } from '../engine/support/random';
import { Table, table } from '../engine/support/table';
import { faultsOf } from './support/looks';
import { unreadableTexts } from './support/measure';
import { type Phone, PhoneShop } from './support/phone';
import { putSave } from './support/saved';
import { openSite, type Site } from './support/site';

jest.setTimeout(60_000);

/** The screens around the table: their address, and what is on them when they are there. */
const SCREENS = [
  ['home', '', 'home-continue'],
  ['new-game', 'new', 'start-game'],
  ['saves', 'saves', 'saves'],
  ['rules', 'rules', 'rules'],
  ['settings', 'settings', 'settings'],
  ['score', 'score/over', 'rematch'],
] as const;

function finished(): Table {
  const steps = [...randomSteps(testGame(4), seedRandom('a long evening'))];
  return new Table(steps.at(-1)?.after ?? testGame(4));
}

describe('the screens around the table', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
    phone = await shop.phone();
    await phone.page.goto(site.url);
    await putSave(phone.page, 'over', finished());
    await putSave(phone.page, 'running', table(3).play('0 chooseRole settler'));
  });
  afterAll(async () => {
    await phone.close();
    await shop.close();
    await site.close();
  });

  it.each(SCREENS)('%s: nothing is cut, overlaps, or is hard to use', async (name, path, sign) => {
    await phone.page.goto(`${site.url}/${path}`);
    await phone.page.getByTestId(sign).first().waitFor();
    expect(await faultsOf(phone.page, name)).toEqual([]);
  });

  it('has complained about nothing', () => {
    expect(phone.complaints).toEqual([]);
  });
});

describe('the measure itself', () => {
  it('finds text that is cut, that overlaps, and that leaves the window', async () => {
    const shop = await PhoneShop.open();
    const { page } = await shop.phone();
    await page.setContent(`
      <div style="width:60px;overflow:hidden;white-space:nowrap">much too long for its place</div>
      <div style="position:absolute;top:100px;left:10px">one</div>
      <div style="position:absolute;top:104px;left:14px">two</div>
      <div style="position:absolute;top:200px;left:380px;white-space:nowrap">outside</div>
      <div style="position:absolute;top:300px;left:10px">all is well</div>`);
    const faults = await unreadableTexts(page);
    await shop.close();
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['cut', 'outside', 'overlap']);
  });
});
