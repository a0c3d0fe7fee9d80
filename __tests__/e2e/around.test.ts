import type { Page } from 'playwright-core';
import { isLong, sized } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { screenshots } from './support/looks';
import { unreadableTexts } from './support/measure';
import { sitDown } from './support/newGame';
import { playOn } from './support/player';

const WINDOWS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
const GROUPS = [5, 2, 3, 4];

async function faultsAt(page: Page, name: string): Promise<string[]> {
  await page.screenshot({ path: `${screenshots}/${name}.png` });
  return (await unreadableTexts(page)).map((fault) => `${name}: ${fault}`);
}

describe('people around a tablet', () => {
  const app = openAppForTests();

  it.each(GROUPS.slice(0, sized(1, GROUPS.length)))(
    '%i: read their boards from their edges, and the decision turns to them',
    async (people) => {
      const { page, complaints } = await app.takePhone({ viewport: WINDOWS[0] });
      const faults: string[] = [];
      await sitDown(page, app.address(), {
        people,
        edition: 'Classic',
        sharing: 'Around the table',
      });
      const turns = new Set<string>();
      for (let move = 0; move < people * 2; move++) {
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          const name = `around-${people}-${move}-${viewport.width}x${viewport.height}`;
          faults.push(...(await faultsAt(page, name)));
        }
        const middle = page.locator('[data-testid^="middle-"]');
        turns.add((await middle.getAttribute('data-testid')) ?? '');
        await playOn(page, { seed: move, mostTaps: 4 });
      }
      expect([...faults, ...complaints]).toEqual([]);
      expect(turns.size).toBeGreaterThan(1);
    },
  );

  it('CA-11: points are shown only while their owner touches them', async () => {
    const { page } = await app.takePhone({ viewport: WINDOWS[0] });
    await sitDown(page, app.address(), {
      people: 3,
      edition: 'Classic',
      sharing: 'Around the table',
    });
    for (const seat of [0, 1, 2]) {
      const box = await page.getByTestId(`peek-${seat}`).boundingBox();
      if (box === null) throw new Error('nothing to hold');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      expect(await page.getByTestId('peeked').textContent()).toContain('VP');
      await page.mouse.up();
      await page.getByTestId('peeked').waitFor({ state: 'detached' });
    }
  });

  const wholeGame = async () => {
    const { page, complaints } = await app.takePhone({ viewport: WINDOWS[1] });
    await sitDown(page, app.address(), {
      people: 4,
      edition: 'Classic',
      sharing: 'Around the table',
    });
    expect(await playOn(page, { seed: 31 })).toMatchObject({ ended: 'over' });
    expect(complaints).toEqual([]);
  };
  if (isLong) it('a whole game, whoever is at whichever edge', wholeGame);

  it('are not offered this on a phone, where the table is open', async () => {
    const { page } = await app.takePhone();
    await page.goto(app.address('/new'));
    await page.getByTestId('seat-2-kind').tap();
    await page.getByTestId('sharing').waitFor();
    expect(await page.getByText('Around the table', { exact: true }).count()).toBe(0);
  });
});
