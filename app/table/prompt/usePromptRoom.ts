import { useRef } from 'react';
import type { LayoutChangeEvent } from 'react-native';

const ONE_LINE = 19;

/**
 * Keeps the room that a question took while it is being answered: a short answer must not move the table.
 * Each question needs a view of its own, or nobody tells how high one is that is as high as the last.
 */
export function usePromptRoom(ply: number) {
  const taken = useRef({ ply, height: ONE_LINE });
  // Never asked for by a render of its own: whatever changes the words brings one.
  const minHeight = taken.current.ply === ply ? taken.current.height : ONE_LINE;
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { ply: last, height } = taken.current;
    taken.current = { ply, height: Math.max(layout.height, last === ply ? height : ONE_LINE) };
  };
  return { style: { minHeight }, onLayout };
}
