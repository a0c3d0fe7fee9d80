import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { openBrowser } from '../../../scripts/web/browser';

const designSize = { width: 390, height: 844 };
export const smallestSize = { width: 360, height: 640 };

export type Phone = {
  page: Page;
  /** What went wrong on the page so far: console errors, warnings, and exceptions. */
  complaints: string[];
  close: () => Promise<void>;
};

/** A browser shared by a file's tests; each test takes its own phone, with storage of its own. */
export class PhoneShop {
  private constructor(private readonly browser: Browser) {}

  static async open(): Promise<PhoneShop> {
    return new PhoneShop(await openBrowser());
  }

  async phone(options: BrowserContextOptions = {}): Promise<Phone> {
    const context = await this.browser.newContext({
      viewport: designSize,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    return { page, complaints: listen(page), close: () => context.close() };
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
