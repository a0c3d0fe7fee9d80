import type { Page } from 'playwright-core';

/**
 * Texts that are cut off, torn within a word, outside the window, or overlapping. Names given by
 * players may be shortened. All other text must be completely readable.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(measureInPage);
}

/**
 * Names that end in an ellipsis, even by a fraction of a pixel, which rounded widths would hide.
 */
export function shortenedNames(page: Page): Promise<string[]> {
  const names = page.locator('[data-testid="player-name"],[data-testid="standing"] *');
  return names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const needed = text.getBoundingClientRect().width;
      const mayEnd = getComputedStyle(element).overflowX !== 'visible';
      const isShort = mayEnd && needed > element.getBoundingClientRect().width + 0.01;
      return isShort ? [element.textContent ?? ''] : [];
    }),
  );
}

/** Share of the width with text or controls, between a screen's header and footer. */
export function widthUsed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [HEADER, FOOT] = [64, 100];
    const boxes = [...document.querySelectorAll('#root *')]
      .filter((element) => element.childElementCount === 0)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top > HEADER && bottom < innerHeight - FOOT);
    const left = Math.min(...boxes.map((box) => box.left));
    return (Math.max(...boxes.map((box) => box.right)) - left) / innerWidth;
  });
}

/** Controls smaller than 44 points on a side. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const layer = dialogs.at(-1) ?? document.body;
    const targets = layer.querySelectorAll(
      '[role="button"],[role="link"],[role="switch"],button,a',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width > 0 && height > 0 && (width < LEAST || height < LEAST);
      const name = target.getAttribute('data-testid') ?? target.textContent;
      return isSmall ? [`small: ${name} ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  });
}

/** Runs in the browser, so it can use nothing from outside. */
function measureInPage(): string[] {
  const SLACK = 1.5;
  type Box = { left: number; top: number; right: number; bottom: number };
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="tooltip"]')];
  const layer = dialogs.at(-1) ?? document.body;
  const isTextLeaf = (element: HTMLElement) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const mayBeShort = (element: HTMLElement) =>
    element.closest('[data-testid="player-name"],[data-testid="standing"],svg') !== null;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box: Box) => box.right - box.left <= SLACK || box.bottom - box.top <= SLACK;
  const shownPart = (element: HTMLElement): Box => {
    let box: Box = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, opacity } = getComputedStyle(up);
      if (opacity === '0') return { left: 0, top: 0, right: 0, bottom: 0 };
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        box = meet(box, up.getBoundingClientRect());
      }
    }
    return box;
  };
  const texts = [...layer.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isTextLeaf(element) && getComputedStyle(element).visibility !== 'hidden')
    .map((element) => ({ element, box: shownPart(element), text: element.textContent ?? '' }))
    .filter(({ box }) => !isEmpty(box));
  /** Words torn because the line is too short. */
  const tornWords = (element: HTMLElement): string[] =>
    [...element.childNodes].flatMap((node) => {
      const words = [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)];
      if (node.nodeType !== Node.TEXT_NODE) return [];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    });
  const faults: string[] = [];
  const zoom = visualViewport?.scale ?? 1;
  if (zoom < 0.99) faults.push(`zoomed out: ${zoom}`);
  for (const { element, text } of texts) {
    for (const word of tornWords(element)) faults.push(`torn: ${word} in ${text}`);
    const whole = element.getBoundingClientRect();
    // A phone's browser widens the window for wide content, so the screen's width counts.
    if (whole.left < -SLACK || whole.right > screen.width + SLACK) faults.push(`outside: ${text}`);
    const cut =
      element.scrollWidth > element.clientWidth + SLACK ||
      element.scrollHeight > element.clientHeight + 3;
    const hides = getComputedStyle(element).overflow !== 'visible';
    if (cut && hides && !mayBeShort(element)) faults.push(`cut: ${text}`);
    const parent = element.parentElement?.getBoundingClientRect();
    if (parent && whole.width > parent.width + 3) faults.push(`wider than its place: ${text}`);
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left > SLACK && both.bottom - both.top > 3) {
        faults.push(`overlap: ${one.text} / ${other.text}`);
      }
    }
  });
  return faults;
}
