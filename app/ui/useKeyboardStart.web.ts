import { type RefObject, useEffect } from 'react';
import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';
import { worksByKeyboard } from './modality';

/** For who works by keys: what this part is for gets the focus, once it has come. */
export function useKeyboardStart(part: RefObject<View | null>): void {
  useEffect(() => {
    if (!worksByKeyboard()) return;
    // The window around it takes the focus for itself first.
    const soon = setTimeout(() => {
      if (part.current === null) return;
      elementOf(part.current).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }, 0);
    return () => clearTimeout(soon);
  }, [part]);
}
