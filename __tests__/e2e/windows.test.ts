import type { Page } from 'playwright-core';
import { table } from '../engine/support/table';
import { openAppForTests } from './support/app';
import { playByKeys } from './support/keys';
import { unreadableTexts } from './support/measure';
import { sitDown } from './support/newGame';
import { playOn } from './support/player';
import { putSave } from './support/saved';
import { SCENES } from './support/scenes';

jest.setTimeout(300_000);

const LYING = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };
const DESK = { width: 1440, height: 900 };

/** Everything at every size takes minutes: a slice of it is enough for most runs. */
const isLong = process.env.TEST_SIZE === 'long';
const SHORT_SCENES = ['round', 'place', 'build', 'load'];
const scenes = SCENES.filter(([decision]) => isLong || SHORT_SCENES.includes(decision));

/** How much of the window's height shows the decision without scrolling, and the width the table fills. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const decision = document.querySelector('[data-testid^="decision-"]');
    if (decision === null) throw new Error('nothing is asked');
    let { top, bottom } = decision.getBoundingClientRect();
    for (let up = decision.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    const controls = [...document.querySelectorAll('[data-testid="table"] [role="button"]')];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    const small = controls
      .filter((_, at) => {
        const { width = 0, height = 0 } = boxes[at] ?? {};
        return width > 0 && (width < 43.5 || height < 43.5);
      })
      .map((control) => control.getAttribute('data-testid'));
    return {
      height: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight,
      width: (right - left) / innerWidth,
      small,
    };
  });

describe('the table in other windows than a phone’s', () => {
  const app = openAppForTests();

  it.each([
    ['lying phone', LYING, 0.4, 0.9],
    ['tablet', TABLET, 0.25, 0.9],
    ['desk', DESK, 0.25, 0.75],
  ] as const)(
    '%s: the decision is in sight, and the room is used',
    async (_, viewport, high, wide) => {
      const { page, complaints } = await app.takePhone({ viewport });
      await page.goto(app.address());
      const faults: string[] = [];
      for (const [decision, make] of scenes) {
        await putSave(page, decision, make());
        await page.goto(app.address(`/game/${decision}`));
        await page.getByTestId(`decision-${decision}`).waitFor();
        const { height, width, small } = await measure(page);
        if (height < high) faults.push(`${decision}: ${Math.round(height * 100)} % of the height`);
        if (width < wide) faults.push(`${decision}: ${Math.round(width * 100)} % of the width`);
        faults.push(...small.map((id) => `${decision}: ${id} is too small`));
        faults.push(...(await unreadableTexts(page)).map((fault) => `${decision}: ${fault}`));
      }
      expect([...faults, ...complaints]).toEqual([]);
    },
  );

  it('keeps what was picked while the phone is turned', async () => {
    const { page } = await app.takePhone();
    await page.goto(app.address());
    await putSave(page, 'settle', table(4).play('0 chooseRole settler'));
    await page.goto(app.address('/game/settle'));
    await page.locator('[data-testid^="decision-"] [data-offered="true"]').first().tap();
    const prompt = await page.getByTestId('prompt').textContent();
    for (const viewport of [LYING, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await page.getByTestId('confirm').waitFor();
      expect(await page.getByTestId('prompt').textContent()).toBe(prompt);
    }
  });

  const games = [
    ['a lying phone', LYING],
    ['a tablet', TABLET],
  ] as const;
  it.each(isLong ? games : games.slice(0, 1))('a whole game on %s', async (_, viewport) => {
    const { page, complaints } = await app.takePhone({ viewport });
    await sitDown(page, app.address(), { people: 2, edition: 'Classic' });
    expect(await playOn(page, { seed: 21 })).toMatchObject({ ended: 'over' });
    expect(complaints).toEqual([]);
  });

  const largeText = async () => {
    const { page, complaints } = await app.takePhone({ viewport: DESK });
    await page.addInitScript(() => {
      // Before the app's scripts run, and after there is a page.
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '32px';
      });
    });
    await sitDown(page, app.address(), { people: 2, edition: 'Classic' });
    expect(await playOn(page, { seed: 22 })).toMatchObject({ ended: 'over' });
    expect(complaints).toEqual([]);
  };
  if (isLong) it('a whole game at a desk with text twice as large', largeText);

  it('a game at a desk with nothing but the keyboard', async () => {
    const { page, complaints } = await app.takePhone({ viewport: DESK });
    await sitDown(page, app.address(), { people: 1, bots: 1, edition: 'Classic' });
    const { ended, mostTabs } = await playByKeys(page, 5, isLong ? undefined : 70);
    expect(ended).toBe(isLong ? 'over' : 'tired');
    expect(mostTabs).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
  });
});

describe('without a connection', () => {
  const app = openAppForTests();

  it('starts again in the middle of a game, and plays on', async () => {
    const { page } = await app.takePhone({ serviceWorkers: 'allow' });
    await page.goto(app.address());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await sitDown(page, app.address(), { people: 2, edition: 'Classic' });
    await playOn(page, { seed: 3, mostTaps: 20 });
    const before = await page.getByTestId('standing').textContent();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('standing').textContent()).toBe(before);
    expect((await playOn(page, { seed: 4, mostTaps: 15 })).taps).toBe(15);
  });
});
