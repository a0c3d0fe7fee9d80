import type { Locator, Page } from 'playwright-core';
import { openAppForTests } from './support/app';
import { putSave } from './support/saved';
import { sceneOf } from './support/scenes';
import { settled } from './support/settled';
import { DESK } from './support/windows';

/** A player at a desk who uses only the keyboard. */
describe('each key at the table', () => {
  const app = openAppForTests();

  async function open(decision: string): Promise<Page> {
    const { page } = await app.takePhone({ viewport: DESK, isMobile: false, hasTouch: false });
    await page.goto(app.address());
    await putSave(page, decision, sceneOf(decision));
    await page.goto(app.address(`/game/${decision}`));
    await page.getByTestId(`decision-${decision}`).waitFor();
    // The table handles keys a moment after it is drawn.
    await settled(page);
    return page;
  }

  /** Waits until the sheet has focus. It handles Escape a moment after it is drawn. */
  async function sheetWithFocus(page: Page, id: string): Promise<Locator> {
    await page.locator('[role="dialog"]:focus-within').getByTestId(id).waitFor();
    return page.getByTestId(id);
  }

  async function closeByEscape(page: Page, sheet: Locator): Promise<void> {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }

  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
  const rolesInOrder = (page: Page) =>
    page
      .locator('[data-testid^="decision-"] [data-testid^="role-"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-testid') ?? ''));

  it('a number opens the role at that position, and Esc closes it', async () => {
    const page = await open('round');
    const roles = await rolesInOrder(page);
    expect(roles.length).toBeGreaterThan(5);
    for (const [at, role] of roles.entries()) {
      await page.keyboard.press(`${at + 1}`);
      const name = await page.getByTestId(role).getAttribute('aria-label');
      const sheet = await sheetWithFocus(page, 'role-sheet');
      expect(name).toContain(await sheet.getByRole('heading').first().textContent());
      await closeByEscape(page, sheet);
    }
  });

  it('a number and Enter take the role, U undoes it', async () => {
    const page = await open('round');
    const builder = (await rolesInOrder(page)).indexOf('role-builder') + 1;
    await page.keyboard.press(`${builder}`);
    await page.locator('[data-testid="take-role"]:focus').waitFor();
    await page.keyboard.press('Enter');
    // The focus moves once the table has the new decision.
    await page.locator('[data-testid="decision-build"]:focus-within').waitFor();
    await page.keyboard.press('u');
    await page.getByTestId('decision-round').waitFor();
  });

  it('the arrows move from card to card, Enter selects, Esc deselects', async () => {
    const page = await open('settle');
    await page.keyboard.press('ArrowRight');
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('Enter');
    const confirm = page.locator('[data-testid="confirm"]:not([aria-disabled="true"])');
    await confirm.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await confirm.waitFor({ state: 'detached' });
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
  });

  it('H gives a hint, L opens the log, ? lists the keys', async () => {
    const page = await open('round');
    await page.keyboard.press('h');
    await page.getByTestId('note').waitFor();
    for (const [key, sheet] of [
      ['l', 'log-sheet'],
      ['?', 'keys-sheet'],
    ] as const) {
      await page.keyboard.press(key);
      await closeByEscape(page, await sheetWithFocus(page, sheet));
    }
  });

  it('the list names every key', async () => {
    const page = await open('round');
    await page.keyboard.press('?');
    const list = await page.getByTestId('keys-sheet').innerText();
    for (const key of ['1 – 6', '← ↑ ↓ →', 'Enter', 'Tab', 'Esc', 'H', 'U', 'L', '?']) {
      expect(list.split('\n')).toContain(key);
    }
  });
});
