import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { turnedStyle, useTurn } from './turned';

type FacingProps = Readonly<{
  /** The receivers of touches: children and ground, none, or children only. */
  touches: 'all' | 'none' | 'content';
  children: ReactNode;
}>;

/** The whole window, turned to whom it is for. */
export function Facing({ touches, children }: FacingProps) {
  const window = useWindowDimensions();
  const turn = useTurn();
  // A browser gives the children of such a ground all touches, whatever they say themselves.
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
