import type { Page } from 'playwright-core';

/**
 * Waits until the page stands still, for example after its window was resized. The app hears of a new
 * size or colour scheme with the next frame, draws in a later task, and may measure and draw once more.
 * Effects of all that was drawn have run then. Idle callbacks would not do: a busy machine starves them.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    /** React schedules its tasks by messages as well: all that it scheduled before run first. */
    const task = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const frame = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => task().then(resolve)));
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
