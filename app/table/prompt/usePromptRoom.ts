import { useRef } from 'react';
import type { LayoutChangeEvent } from 'react-native';

const ONE_LINE = 19;

/**
 * Keeps the height of a question while it is answered, so that shorter texts do not move the table.
 * Each question needs its own view, because `onLayout` is not called for an unchanged height.
 */
export function usePromptRoom(ply: number) {
  const taken = useRef({ ply, height: ONE_LINE });
  // A ref is enough, because every change of the text renders anyway.
  const minHeight = taken.current.ply === ply ? taken.current.height : ONE_LINE;
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { ply: last, height } = taken.current;
    taken.current = { ply, height: Math.max(layout.height, last === ply ? height : ONE_LINE) };
  };
  return { style: { minHeight }, onLayout };
}
