import type { Page } from 'playwright-core';

/** Whether this element covers the whole screen, for eyes and touches. */
export function coversScreen(page: Page, testId: string): Promise<boolean> {
  return page.evaluate((id) => {
    const STEP = 20;
    for (let x = 1; x < innerWidth; x += STEP) {
      for (let y = 1; y < innerHeight; y += STEP) {
        const top = document.elementFromPoint(x, y);
        if (!top?.closest(`[data-testid="${id}"]`)) return false;
      }
    }
    return true;
  }, testId);
}

/** Whether the keyboard focus stays inside this element. */
export async function keepsKeyboard(page: Page, testId: string): Promise<boolean> {
  const MANY = 8;
  for (let press = 0; press < MANY; press++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      (id) =>
        document.activeElement === document.body ||
        document.activeElement?.closest(`[data-testid="${id}"]`) !== null,
      testId,
    );
    if (!inside) return false;
  }
  return true;
}
