import type { Page } from 'playwright-core';

/**
 * Waits until the page has settled, for example after a resize. The app handles a new size or
 * colour scheme in the next frame, renders in a later task, and may measure and render again. All
 * effects have then run. Idle callbacks do not work, because a busy machine starves them.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    /** React also schedules its tasks by messages, so those scheduled before run first. */
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
