import type { Page } from 'playwright-core';
import { table } from '#tests/engine/support/table';
import { isLong } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { readLargeText } from './support/largeText';
import { faultsDownThePage, faultsOf } from './support/looks';
import { unreadableTexts, widthUsed } from './support/measure';
import { type Phone, PhoneShop } from './support/phone';
import { finishedGame, putGame, putSave, spoilSave } from './support/saved';
import { ALL_WINDOWS, DESK, languagesToLookAt, WINDOWS } from './support/windows';

/** Screens around the table: their address, and an element that appears on them. */
const SCREENS = [
  ['home', '', 'home-continue'],
  ['new-game', 'new', 'start-game'],
  ['saves', 'saves', 'saves'],
  ['rules', 'rules', 'rules'],
  ['rules-role', 'rules/captain', 'rules-page'],
  ['rules-building', 'rules/harbor', 'rules-page'],
  ['settings', 'settings', 'settings'],
  ['score', 'score/over', 'rematch'],
  ['broken-save', 'game/broken', 'game-trouble'],
  ['not-found', 'no/such/place', 'not-found'],
] as const;

/** Screens that use more than one text column. */
const USE_THE_ROOM: readonly string[] = ['new-game', 'saves', 'rules', 'settings', 'score'];

/** Parts that open on screens: the screen, how they are opened, and what appears then. */
const OPENED = [
  ['seat-sheet', 'new', (page: Page) => page.getByTestId('seat-2').tap(), 'seat-name'],
  ['rename-sheet', 'saves', (page: Page) => page.getByTestId('rename-over').tap(), 'rename-name'],
  ['replay', 'score/over', replayHalf, 'replay-board'],
] as const;

async function replayHalf(page: Page): Promise<void> {
  await page.getByTestId('scrubber').tap();
  await page.getByTestId('replay-forward').tap();
  await page.getByTestId('replay-board').scrollIntoViewIfNeeded();
}

/** Stores one game of each kind. */
async function fillStorage(page: Page): Promise<void> {
  await putGame(page, finishedGame('over'));
  await putSave(page, 'running', table(3).play('0 chooseRole settler'));
  await putSave(page, 'broken', table(3));
  await spoilSave(page, 'broken');
}

describe.each(languagesToLookAt)('the screens around the table in %s', (locale) => {
  const app = openAppForTests();
  let phone: Phone;

  beforeAll(async () => {
    phone = await app.keepPhone({ locale });
    await phone.page.goto(app.address());
    await fillStorage(phone.page);
  });

  const look = async (name: string, sign: string) => {
    await phone.page.getByTestId(sign).first().waitFor();
    expect(await faultsOf(phone.page, `${name}-${locale}`)).toEqual([]);
  };

  it.each(SCREENS)(
    '%s: nothing is cut off, overlaps, or is hard to use',
    async (name, path, sign) => {
      await phone.page.goto(app.address(`/${path}`));
      await look(name, sign);
    },
  );

  it.each(OPENED)(
    '%s: opens, and nothing is cut off or overlaps',
    async (name, path, open, sign) => {
      await phone.page.goto(app.address(`/${path}`));
      await open(phone.page);
      await look(name, sign);
    },
  );

  it('caused no console messages', () => {
    expect(phone.complaints).toEqual([]);
  });
});

describe('text twice as large', () => {
  const app = openAppForTests();

  it.each(isLong ? ALL_WINDOWS : (['390x844'] as const))(
    'is readable on every screen around the table at %s',
    async (size) => {
      const { page, complaints } = await app.takePhone({ viewport: WINDOWS[size] });
      await readLargeText(page);
      await page.goto(app.address());
      await fillStorage(page);
      const faults: string[] = [];
      for (const [name, path, sign] of SCREENS) {
        await page.goto(app.address(`/${path}`));
        await page.getByTestId(sign).first().waitFor();
        faults.push(...(await faultsDownThePage(page, `large-text-${name}-${size}`)));
      }
      expect([...faults, ...complaints]).toEqual([]);
    },
  );
});

describe('a desktop window', () => {
  const app = openAppForTests();

  it.each(SCREENS.filter(([name]) => USE_THE_ROOM.includes(name)))(
    '%s uses its width',
    async (_, path, sign) => {
      const { page } = await app.takePhone({ viewport: DESK });
      await page.goto(app.address());
      await fillStorage(page);
      await page.goto(app.address(`/${path}`));
      await page.getByTestId(sign).first().waitFor();
      expect(await widthUsed(page)).toBeGreaterThan(0.6);
    },
  );
});

describe('the measurement', () => {
  it('finds text that is small, cut off, torn, overlapping or outside the window', async () => {
    const shop = await PhoneShop.open();
    const { page } = await shop.phone();
    await page.setContent(`
      <div style="width:60px;overflow:hidden;white-space:nowrap">much too long for its place</div>
      <div style="position:absolute;top:100px;left:10px">one</div>
      <div style="position:absolute;top:104px;left:14px">two</div>
      <div style="position:absolute;top:200px;left:380px;white-space:nowrap">outside</div>
      <div style="position:absolute;top:300px;left:10px">all is well</div>
      <div style="position:absolute;top:400px;width:30px;word-wrap:break-word">unbearable</div>`);
    const faults = await unreadableTexts(page);
    await shop.close();
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'zoomed out',
      'cut',
      'outside',
      'torn',
      'overlap',
    ]);
  });
});
