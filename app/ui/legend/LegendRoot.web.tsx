import { type ReactNode, useEffect } from 'react';
import { LEGEND_ID } from './LegendCard';
import { closeLegend, FOCUS_MS, HOLD_MS, HOVER_MS, openLegend, SLIP, showLegend } from './legend';

/** Nobody claims anything in a browser: it tells itself what was touched. */
export const claimTouch = (): void => undefined;

/**
 * One set of listeners for all things there are: a mouse that rests, a finger that is held and the
 * keyboard's focus open the card of what they are on.
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

/** Listens for one type of event. The browser passes an event of that type, so the cast is true. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type]) => void,
): Listener {
  return [type, (event) => listen(event as DocumentEventMap[Type])];
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-legend]') : null;

/** The thing whose card will open, or lies open. */
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

  /** Another thing's card stays. */
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
  // Beside a whole board there would be no room: then the card lies beside the pointer.
  const isLarge = box.height > innerHeight / 4;
  const place = isLarge && point ? { ...point, width: 0, height: 0 } : box;
  showLegend({ name, label }, place);
  element.setAttribute('aria-describedby', LEGEND_ID);
}

function byMouse(waiting: Waiting): Listener[] {
  // An element that appears under a resting mouse was not pointed at.
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
    // A finger that asked does not press as well.
    on('click', (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.stopPropagation();
      event.preventDefault();
    }),
    on('keydown', () => {
      isHeld = false;
    }),
    // The browser's own menu for a held finger would lie over the card.
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
      // Escape puts the card away and nothing else.
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') waiting.stop();
    }),
  ];
}
