import { type RefObject, useEffect } from 'react';
import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';

const isIn = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/** For something that covers the whole screen: it has the focus, and the keyboard cannot leave it. */
export function useCover(cover: RefObject<View | null>): void {
  useEffect(() => {
    if (cover.current === null) return;
    const element = elementOf(cover.current);
    const bringBack = ({ target }: FocusEvent) => {
      if (!isIn(element, target)) element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    // A ring around the whole screen would tell nothing.
    element.style.outline = 'none';
    element.focus({ preventScroll: true });
    document.addEventListener('focusin', bringBack);
    return () => document.removeEventListener('focusin', bringBack);
  }, [cover]);
}
