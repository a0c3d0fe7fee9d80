import type { Page } from 'playwright-core';
import { smallestSize } from './phone';

const SIZES = { '390x844': { width: 390, height: 844 }, '360x640': smallestSize } as const;

/** Both sizes and both languages. All pairs of them only in the long run. */
export const LEARNERS = [
  { language: 'en', locale: 'en-US', size: '390x844' },
  { language: 'fr', locale: 'fr-FR', size: '360x640' },
  { language: 'en', locale: 'en-US', size: '360x640' },
  { language: 'fr', locale: 'fr-FR', size: '390x844' },
] as const;

export type Learner = (typeof LEARNERS)[number];

/** The phone of this learner. */
export const phoneOf = ({ locale, size }: Learner) => ({ locale, viewport: SIZES[size] });

/** Waits until the pointer ring is visible. */
export async function seePointer(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ring = document.querySelector('[data-testid="pointer"]')?.getBoundingClientRect();
    if (ring === undefined) return false;
    const { left, right, top, bottom } = ring;
    const isInSight = left >= -4 && right <= innerWidth + 4 && bottom > 0 && top < innerHeight;
    return isInSight && right - left >= 44 && bottom - top >= 44;
  });
}
