import type { Page } from 'playwright-core';
import { table } from '#tests/engine/support/table';
import { openAppForTests } from './support/app';
import { shortenedNames } from './support/measure';
import { sitDown } from './support/newGame';
import { finishedGame, putGame, putSave } from './support/saved';
import { WINDOWS } from './support/windows';

/** Details that were wrong once and that no general measurement finds. */
describe('details', () => {
  const app = openAppForTests();

  it('the samples in the review’s legend are drawn while the score is open behind it', async () => {
    const { page } = await app.takePhone();
    await page.goto(app.address());
    await putGame(page, finishedGame('over'));
    await page.goto(app.address('/score/over'));
    await page.getByTestId('to-review').tap();
    await page.getByTestId('review-numbers').waitFor();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(repeated).toEqual([]);
  });

  it.each([2, 3, 4, 5] as const)(
    'the crown covers neither mark nor name in the strip of %i players',
    async (players) => {
      const { page } = await app.takePhone({ viewport: WINDOWS['360x640'] });
      await page.goto(app.address());
      await putSave(page, 'crowned', table(players));
      await page.goto(app.address('/game/crowned'));
      await page.getByTestId('decision-round').waitFor();
      expect(await coveredByCrown(page)).toEqual([]);
    },
  );

  it.each(['360x640', '390x844', '844x390', '820x1180'] as const)(
    '%s: seven role cards are equally wide',
    async (size) => {
      const { page } = await app.takePhone({ viewport: WINDOWS[size] });
      await page.goto(app.address());
      await putSave(page, 'seven', table(4));
      await page.goto(app.address('/game/seven'));
      const cards = page.getByTestId('decision-round').locator('[data-testid^="role-"]');
      await cards.first().waitFor();
      const widths = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().width)),
      );
      expect(widths).toHaveLength(7);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    },
  );

  it.each(['360x640', '390x844'] as const)(
    '%s: an open table names the deciding player without an ellipsis',
    async (size) => {
      const { page } = await app.takePhone({ viewport: WINDOWS[size] });
      await sitDown(page, app.address(), { people: 4, edition: 'Classic', sharing: 'Open table' });
      expect(await shortenedNames(page)).toEqual([]);
    },
  );

  it.each([2, 3, 4, 5] as const)('a saved game of %i shows all names whole', async (people) => {
    const { page } = await app.takePhone();
    await sitDown(page, app.address(), { people, edition: 'Classic', sharing: 'Open table' });
    await page.goto(app.address('/saves'));
    const names = page.getByTestId('seat-name');
    await names.first().waitFor();
    const cut = await names.evaluateAll((all) =>
      all.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
    );
    expect(await names.count()).toBe(people);
    expect(cut).toEqual([]);
  });

  it('a lesson that explains leaves no empty room below the table', async () => {
    const { page } = await app.takePhone();
    await page.goto(app.address('/learn/roles'));
    const bar = await page.getByTestId('waits').boundingBox();
    expect(bar?.height).toBeLessThan(100);
  });
});

/** Marks and names that the governor's crown overlaps. */
function coveredByCrown(page: Page): Promise<string[]> {
  return page.getByTestId('crown').evaluate((crown) => {
    const over = crown.getBoundingClientRect();
    const chip = crown.parentElement;
    const others = [...(chip?.querySelectorAll('svg,[data-testid="player-name"]') ?? [])];
    return others
      .filter((other) => !crown.contains(other))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        return width > 1 && height > 1;
      })
      .map((other) => other.textContent || 'mark');
  });
}
