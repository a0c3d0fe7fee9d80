import { type RefObject, useEffect } from 'react';
import type { View } from 'react-native';
import { elementOf } from '#app/web/elementOf';
import { worksByKeyboard } from './modality';

/** Focuses the first element of a new part if the person uses the keyboard. */
export function useKeyboardStart(part: RefObject<View | null>): void {
  useEffect(() => {
    if (!worksByKeyboard()) return;
    // The surrounding modal takes the focus first.
    const soon = setTimeout(() => {
      if (part.current === null) return;
      elementOf(part.current).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }, 0);
    return () => clearTimeout(soon);
  }, [part]);
}
