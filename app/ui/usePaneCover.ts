import { type RefObject, useEffect, useState } from 'react';
import type { View } from 'react-native';
import { useKeyboardTop } from './useKeyboardTop';

/** Height of a view anywhere in the window that is covered by the keyboard. */
export function usePaneCover(pane: RefObject<View | null>): number {
  const top = useKeyboardTop();
  const [cover, setCover] = useState(0);
  useEffect(() => {
    if (top === null) setCover(0);
    else {
      pane.current?.measureInWindow((_x, y, _width, height) =>
        setCover(Math.max(0, y + height - top)),
      );
    }
  }, [top, pane]);
  return cover;
}
