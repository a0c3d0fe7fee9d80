import { useCallback, useReducer, useRef } from 'react';
import { type LayoutChangeEvent, useWindowDimensions } from 'react-native';
import { useKeyboardTop } from './useKeyboardTop';

/**
 * Height of a full-window view that is covered by the keyboard. It uses the view's own height, so
 * nothing counts as covered if the system has already shrunk the window.
 */
export function useKeyboardCover() {
  const top = useKeyboardTop();
  const { height } = useWindowDimensions();
  const own = useRef<number | null>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const isUp = top !== null;
  const onLayout = useCallback(
    ({ nativeEvent }: LayoutChangeEvent) => {
      own.current = nativeEvent.layout.height;
      if (isUp) lookAgain();
    },
    [isUp],
  );
  return { cover: isUp ? Math.max(0, (own.current ?? height) - top) : 0, onLayout };
}
