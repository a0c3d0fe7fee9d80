import type { Page } from 'playwright-core';

/** Records the time between frames while an animation runs. */
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
  // watchFrames has added this property.
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}
