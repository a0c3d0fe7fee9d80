import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { openBrowser } from '#scripts/build/web/browser';
import { seedMathRandom } from '#scripts/lib/mathRandom';

/** A busy machine, on which emulated functions start slowly, is no reason to fail. */
const PATIENCE = 120_000;
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
  /** Each phone has its own chance, and the same one in every run. */
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
      // Each would fetch the whole app once more; who tests it takes it along.
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

/** A page that is loaded again goes on to other numbers, or a new game would take an old one's id. */
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
