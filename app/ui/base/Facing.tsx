import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { turnedStyle, useTurn } from './turned';

type FacingProps = Readonly<{
  /** Receivers of touches: children and background, none, or children only. */
  touches: 'all' | 'none' | 'content';
  children: ReactNode;
}>;

/** Fills the window and rotates its content to the reader. */
export function Facing({ touches, children }: FacingProps) {
  const window = useWindowDimensions();
  const turn = useTurn();
  // In browsers this background would give all touches to its children.
  if (turn === 0 && touches === 'content') return children;
  const place = turn === 0 ? StyleSheet.absoluteFill : turnedStyle({ x: 0, y: 0, ...window }, turn);
  return (
    <View style={[place, styles[touches]]} testID={`facing-${turn}`}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { pointerEvents: 'auto' },
  none: { pointerEvents: 'none' },
  content: { pointerEvents: 'box-none' },
});
