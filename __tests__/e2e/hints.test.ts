import type { Page } from 'playwright-core';
import { sized } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { smallestSize } from './support/phone';
import { putSave } from './support/saved';
import { SCENES } from './support/scenes';

const WINDOWS = {
  'a small phone': smallestSize,
  'a phone': { width: 390, height: 844 },
  'a lying phone': { width: 844, height: 390 },
  'a desk': { width: 1440, height: 900 },
} as const;

/** Positions of all elements with a test id, except those that a hint adds or replaces. */
const places = (page: Page) =>
  page.evaluate(() => {
    const brought = ['note', 'confirm', 'use', 'to-rule']
      .map((id) => `[data-testid="${id}"]`)
      .join();
    const things = [...document.querySelectorAll('[data-testid="table"] [data-testid]')];
    return Object.fromEntries(
      things
        .filter((thing) => !thing.matches(brought))
        .map((thing, at) => {
          // The size of a prompt depends on its text.
          const { x, y } = thing.getBoundingClientRect();
          const box = [x, y].map(Math.round).join(' ');
          return [`${at} ${thing.getAttribute('data-testid')}`, box];
        }),
    );
  });

/** The selected elements of the decision. */
const chosen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid^="decision-"] [aria-pressed="true"]')].map((it) =>
      it.getAttribute('data-testid'),
    ),
  );

describe('a hint', () => {
  const app = openAppForTests();

  async function ask(page: Page): Promise<void> {
    await page.getByTestId('hint').tap();
    await page.getByTestId('note').waitFor();
  }

  it.each(Object.entries(WINDOWS).slice(0, sized(1, 4)))(
    'moves no other element on %s',
    async (_, viewport) => {
      const { page } = await app.takePhone({ viewport });
      await page.goto(app.address());
      const moved: string[] = [];
      for (const [decision, make] of SCENES) await putSave(page, decision, make());
      for (const [decision] of SCENES) {
        await page.goto(app.address(`/game/${decision}`));
        await page.getByTestId(`decision-${decision}`).waitFor();
        if ((await page.getByTestId('hint').count()) === 0) continue;
        const before = await places(page);
        await ask(page);
        const after = await places(page);
        for (const [name, box] of Object.entries(before)) {
          if (after[name] !== box) moved.push(`${decision} ${name}: ${box} → ${after[name]}`);
        }
      }
      expect(moved).toEqual([]);
    },
  );

  it.each(['round', 'settle', 'build', 'sell', 'load'])(
    '%s: selects what Confirm will do',
    async (decision) => {
      const make = SCENES.find(([one]) => one === decision)?.[1];
      if (make === undefined) throw new Error(`no scene asks ${decision}`);
      const { page } = await app.takePhone();
      await page.goto(app.address());
      await putSave(page, decision, make());
      await page.goto(app.address(`/game/${decision}`));
      await page.getByTestId(`decision-${decision}`).waitFor();
      expect(await chosen(page)).toEqual([]);
      await ask(page);
      // A hint to pass selects nothing, because passing is a button.
      const marked = await chosen(page);
      const note = await page.getByTestId('note').textContent();
      const words = await page
        .locator('[data-testid^="decision-"] [aria-pressed="true"]')
        .evaluateAll((things) => things.map((one) => one.getAttribute('aria-label') ?? ''));
      const name = (words[0] ?? 'Pass').split(/,| for|\./)[0] ?? '';
      expect({ decision, marked: marked.length > 0, note }).toMatchObject({ marked: true });
      expect(note?.toLowerCase()).toContain(name.toLowerCase().replace(/^\d+ /, ''));
      await page.getByTestId('confirm').tap();
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
    },
  );
});
