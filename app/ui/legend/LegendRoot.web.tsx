import { type ReactNode, useEffect } from 'react';
import { LEGEND_ID } from './LegendCard';
import { closeLegend, FOCUS_MS, HOLD_MS, HOVER_MS, openLegend, SLIP, showLegend } from './legend';

/** Not needed in browsers, where events have a target. */
export const claimTouch = (): void => undefined;

/**
 * Listens for the whole page. A resting mouse, a long press and the keyboard focus open the card of
 * their element.
 */
export function LegendRoot({ children }: Readonly<{ children: ReactNode }>) {
  useEffect(() => {
    const waiting = new Waiting();
    const off = [...byMouse(waiting), ...byFinger(waiting), ...byKeyboard(waiting)].map(
      ([type, listen]) => {
        document.addEventListener(type, listen, true);
        return () => document.removeEventListener(type, listen, true);
      },
    );
    return () => {
      waiting.stop();
      for (const remove of off) remove();
    };
  }, []);
  return children;
}

type Point = Readonly<{ x: number; y: number }>;
type Listener = readonly [type: string, listen: (event: Event) => void];

/** Listens for one type of event. The cast is safe: the browser passes events of that type. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type]) => void,
): Listener {
  return [type, (event) => listen(event as DocumentEventMap[Type])];
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-legend]') : null;

/** The element whose card is open or about to open. */
class Waiting {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private element: HTMLElement | null = null;

  start(element: HTMLElement, after: number, point?: Point, then?: () => void): void {
    if (element === this.element) return;
    this.stop();
    this.element = element;
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      then?.();
      open(element, point);
    }, after);
  }

  /** Closes the card only if it belongs to this element. */
  stopFor(element: HTMLElement | null): void {
    if (element === this.element) this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.element?.removeAttribute('aria-describedby');
    this.element = null;
    closeLegend();
  }
}

function open(element: HTMLElement, point: Point | undefined): void {
  const name = element.dataset.legend || undefined;
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const box = element.getBoundingClientRect();
  // There is no room beside a large element, so the card is placed beside the pointer.
  const isLarge = box.height > innerHeight / 4;
  const place = isLarge && point ? { ...point, width: 0, height: 0 } : box;
  showLegend({ name, label }, place);
  element.setAttribute('aria-describedby', LEGEND_ID);
}

function byMouse(waiting: Waiting): Listener[] {
  // An element that appears under a resting mouse does not open its card.
  let pressed: Point | null = null;
  return [
    on('pointermove', ({ pointerType, target, clientX: x, clientY: y }) => {
      if (pointerType !== 'mouse' || (pressed?.x === x && pressed.y === y)) return;
      pressed = null;
      const thing = thingAt(target);
      if (thing) waiting.start(thing, HOVER_MS, { x, y });
      else waiting.stop();
    }),
    on('pointerdown', ({ clientX: x, clientY: y }) => {
      pressed = { x, y };
      waiting.stop();
    }),
    on('scroll', () => waiting.stop()),
  ];
}

function byFinger(waiting: Waiting): Listener[] {
  let from = { x: 0, y: 0 };
  let isHeld = false;
  return [
    on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
      isHeld = false;
      const thing = pointerType === 'mouse' ? null : thingAt(target);
      from = { x, y };
      if (thing === null) return;
      waiting.start(thing, HOLD_MS, from, () => {
        isHeld = true;
      });
    }),
    on('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
      const slipped = Math.hypot(x - from.x, y - from.y) > SLIP;
      if (pointerType !== 'mouse' && slipped && !isHeld) waiting.stop();
    }),
    on('pointerup', ({ pointerType }) => {
      if (pointerType !== 'mouse' && !isHeld) waiting.stop();
    }),
    on('pointercancel', () => {
      if (!isHeld) waiting.stop();
    }),
    // A long press that opened the card must not click as well.
    on('click', (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.stopPropagation();
      event.preventDefault();
    }),
    on('keydown', () => {
      isHeld = false;
    }),
    // The browser's menu for a long press would cover the card.
    on('contextmenu', (event) => {
      if (isHeld) event.preventDefault();
    }),
  ];
}

function byKeyboard(waiting: Waiting): Listener[] {
  return [
    on('focusin', ({ target }) => {
      const thing = thingAt(target);
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      if (thing && isByKeys) waiting.start(thing, FOCUS_MS);
    }),
    on('focusout', ({ target }) => waiting.stopFor(thingAt(target))),
    on('keydown', (event) => {
      if (openLegend.getState().card === null) return;
      // Escape closes only the card.
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') waiting.stop();
    }),
  ];
}
