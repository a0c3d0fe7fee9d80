import { type RefObject, useEffect } from 'react';
import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';

const isIn = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/** Keeps the keyboard focus inside an overlay that covers the whole screen. */
export function useCover(cover: RefObject<View | null>): void {
  useEffect(() => {
    if (cover.current === null) return;
    const element = elementOf(cover.current);
    const bringBack = ({ target }: FocusEvent) => {
      if (!isIn(element, target)) element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    // A focus ring around the whole screen would be useless.
    element.style.outline = 'none';
    element.focus({ preventScroll: true });
    document.addEventListener('focusin', bringBack);
    return () => document.removeEventListener('focusin', bringBack);
  }, [cover]);
}
