import type { Page } from 'playwright-core';

/** The person reads text twice as large: before the app's scripts run, and after there is a page. */
export async function readLargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '32px';
    });
  });
}
