import { type RefObject, useEffect } from 'react';
import type { View } from 'react-native';

const isIn = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/** For something that covers the whole screen: the keyboard cannot leave it for what lies below. */
export function useCover(cover: RefObject<View | null>): void {
  useEffect(() => {
    // In a browser a view is its element.
    const element = cover.current as unknown as HTMLElement;
    const bringBack = ({ target }: FocusEvent) => {
      if (!isIn(element, target)) element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    document.addEventListener('focusin', bringBack);
    return () => document.removeEventListener('focusin', bringBack);
  }, [cover]);
}
