import type { Page } from 'playwright-core';

/** Notes the time between any two pictures while pieces move over the table or a sheet slides. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = 0;
    const look = (now: number) => {
      const isMoving = document.getAnimations().length > 0;
      if (isMoving && last > 0) frames.push(now - last);
      last = isMoving ? now : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export function framesSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}
