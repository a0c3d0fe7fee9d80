import type { Page } from 'playwright-core';

/** Doubles the text size, before the app's scripts run and on the present page. */
export async function readLargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '32px';
    });
  });
}
