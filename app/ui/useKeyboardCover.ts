import { useCallback, useReducer, useRef } from 'react';
import { type LayoutChangeEvent, useWindowDimensions } from 'react-native';
import { useKeyboardTop } from './useKeyboardTop';

/**
 * How much of a view that fills its window lies under the keyboard. The view's own height counts:
 * where the system has already made the window smaller, nothing is covered.
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
