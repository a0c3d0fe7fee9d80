import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { openBrowser } from '#scripts/build/web/browser';
import { seedMathRandom } from '#scripts/lib/mathRandom';

/** Long enough for emulated functions to start on a busy machine. */
const PATIENCE = 120_000;
const designSize = { width: 390, height: 844 };
export const smallestSize = { width: 360, height: 640 };

export type Phone = {
  page: Page;
  /** Console errors, warnings and exceptions so far. */
  complaints: string[];
  close: () => Promise<void>;
};

/** A browser shared by the tests of a file. Each test takes a phone with its own storage. */
export class PhoneShop {
  /** Seeds Math.random: each phone has its own numbers, the same in every run. */
  private given = 0;

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
      // Each would load the whole app again. Tests of the service worker allow it.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(sameChance(++this.given));
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    return { page, complaints: listen(page), close: () => context.close() };
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** A reloaded page continues the numbers, otherwise a new game would get the id of an old one. */
const sameChance = (phone: number) => `if (location.protocol.startsWith('http')) {
  const loads = 1 + Number(sessionStorage.getItem('loads'));
  sessionStorage.setItem('loads', loads);
  (${seedMathRandom})(Math, ${phone} * 1000 + loads);
}`;

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().includes('blocked by Playwright');
