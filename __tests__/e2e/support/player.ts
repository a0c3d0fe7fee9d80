import type { Page } from 'playwright-core';

/** The result of playing. */
export interface Played {
  readonly ended: 'wanted' | 'over' | 'stuck' | 'tired' | 'unasked';
  readonly taps: number;
  /** The last decision. */
  readonly decision: string;
  /** Milliseconds from each tap to the frame that shows its effect. Only if `timed`. */
  readonly delays: readonly number[];
  /** Milliseconds from each tap to the last change on the page before the next tap. */
  readonly settled: readonly number[];
}

interface Wish {
  /** Stop at this decision, or at the next `hand-over`. */
  readonly until?: string;
  /** Stop there only if a person decides, not a bot. */
  readonly ofPerson?: boolean;
  /** Stop as soon as this is visible without a sheet over it. */
  readonly stopFor?: string;
  readonly seed: number;
  /** Stop when somebody else is to act. */
  readonly whileAsked?: boolean;
  readonly mostTaps?: number;
  /** Wait for the next frame after every tap and measure the time. */
  readonly timed?: boolean;
  /** Stop after this many milliseconds. */
  readonly patience?: number;
  /** Pause before every tap, in milliseconds. */
  readonly rest?: number;
}

/**
 * Plays by tapping what the table offers, inside the page, so that a whole game takes seconds. It
 * knows the controls but no rules: it taps something and confirms if it can.
 */
export function playOn(page: Page, wish: Wish): Promise<Played> {
  return page.evaluate(playInPage, wish);
}

/** Runs in the browser, so it can use nothing from outside. */
async function playInPage(wish: Wish): Promise<Played> {
  const { until, seed, mostTaps = 6000, timed = false, rest = 0 } = wish;
  const { patience = Number.POSITIVE_INFINITY } = wish;
  let random = seed;
  const chance = (below: number) => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return Math.floor((random / 2147483648) * below);
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const enabled = (element: HTMLElement | null): element is HTMLElement =>
    element !== null && element.getAttribute('aria-disabled') !== 'true';
  const turned = () => new Promise((resolve) => setTimeout(resolve, 0));
  const decision = () =>
    document
      .querySelector('[data-testid^="decision-"]')
      ?.getAttribute('data-testid')
      ?.slice('decision-'.length) ?? '';
  let taps = 0;
  const delays: number[] = [];
  const settled: number[] = [];
  let lastChange = 0;
  const changes = new MutationObserver(() => {
    lastChange = performance.now();
  });
  if (timed) changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  let tapped: number | null = null;
  const noteSettled = () => {
    if (timed && tapped !== null) settled.push(Math.max(0, lastChange - tapped));
    tapped = null;
  };
  const touch = (element: HTMLElement, type: 'touchstart' | 'touchend') => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { identifier: taps, clientX: x + width / 2, clientY: y + height / 2 };
    const finger = new Touch({ ...point, target: element });
    const touches = type === 'touchstart' ? [finger] : [];
    const pointer = type === 'touchstart' ? 'pointerdown' : 'pointerup';
    const event = { bubbles: true, cancelable: true };
    element.dispatchEvent(new PointerEvent(pointer, { ...event, pointerType: 'touch' }));
    element.dispatchEvent(new TouchEvent(type, { ...event, touches, changedTouches: [finger] }));
  };
  const tap = async (element: HTMLElement) => {
    taps++;
    noteSettled();
    touch(element, 'touchstart');
    if (timed) await painted();
    const start = performance.now();
    tapped = start;
    touch(element, 'touchend');
    element.click();
    await (timed ? painted() : turned());
    if (timed) delays.push(performance.now() - start);
  };
  const over = performance.now() + patience;
  const end = (ended: Played['ended']): Played => ({
    ended,
    taps,
    decision: decision(),
    delays,
    settled,
  });
  const tapAny = async (elements: HTMLElement[]) => {
    const chosen = elements[chance(elements.length)];
    if (chosen) await tap(chosen);
    return chosen !== undefined;
  };
  const answers = ['take-phone', 'take-role', 'buy', 'put-on-board', 'use'];
  const things =
    '[data-testid^="decision-"] [role="button"][data-testid]:not([data-testid="clear"],[data-testid="in-rules"])';
  // No taps while others play: they would only skip the animation.
  const isAsked = () => find('asks') !== null || find('take-phone') !== null;
  const step = async (idle: number): Promise<boolean> => {
    if (!isAsked() && !find('sheet-backdrop')) return false;
    for (const id of answers) {
      const button = find(id);
      const skipped = id === 'use' && chance(4) === 0;
      if (enabled(button) && !skipped) return tap(button).then(() => true);
    }
    if (find('sheet-backdrop')) {
      // Closes a sheet without an answer.
      const close = all('[role="dialog"] [role="button"]')[0];
      if (close) return tap(close).then(() => true);
    }
    const confirm = find('confirm');
    if (enabled(confirm)) return tap(confirm).then(() => true);
    if (find('suggest')) return tapAny([find('suggest')].filter(enabled));
    const pass = find('pass') ?? find('decline');
    if (enabled(pass) && (idle > 12 || chance(8) === 0)) return tap(pass).then(() => true);
    return tapAny(all(things).filter(enabled));
  };
  let last = '';
  const LONGEST_PAUSE = 20;
  // At least a minute, because bots think and machines are slow.
  const MOST_IDLE = 3000;
  for (let idle = 0; taps < mostTaps && performance.now() < over; ) {
    if (enabled(find('to-score')) && !find('sheet-backdrop')) return end('over');
    const isCovered = find('hand-over') !== null;
    const isReached = decision() === until && (!wish.ofPerson || isAsked());
    const wanted = until === 'hand-over' ? isCovered : !isCovered && isReached;
    const shows = wish.stopFor !== undefined && find(wish.stopFor) !== null;
    if ((wanted || shows) && !find('sheet-backdrop')) return end('wanted');
    if (wish.whileAsked && !isAsked()) return end('unasked');
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const moved = await step(idle);
    if (!moved && !isAsked()) {
      // Others think as long as they need.
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const now = `${find('standing')?.textContent} ${find('prompt')?.textContent} ${find('own-board')?.getAttribute('aria-label')}`;
    idle = moved && now !== last ? 0 : idle + 1;
    last = now;
    if (idle > MOST_IDLE) return end('stuck');
    // A tap without effect may have come too early. More taps would only delay what it waits for.
    const pause = moved ? Math.min(idle, LONGEST_PAUSE) : LONGEST_PAUSE;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return end('tired');
}
