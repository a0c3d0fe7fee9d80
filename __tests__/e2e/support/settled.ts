import type { Page } from 'playwright-core';

/** Waits until the page has nothing to do: React has run the effects of everything it has drawn. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/**
 * Waits until nothing moves any more, for example after the window was resized. The app hears of a new
 * size or colour scheme with the next frame, draws in a later task, and may measure and draw once more.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve())),
      );
    const boxes = () =>
      [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    await frame();
    for (let before = ''; before !== boxes(); await frame()) before = boxes();
  });
}
