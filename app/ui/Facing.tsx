import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { turnedStyle, useTurn } from './turned';

/** The whole window, turned to whom it is for; touches beside what lies in it go through. */
export function Facing({ children }: Readonly<{ children: ReactNode }>) {
  const window = useWindowDimensions();
  const turn = useTurn();
  const place = turn === 0 ? StyleSheet.absoluteFill : turnedStyle({ x: 0, y: 0, ...window }, turn);
  return (
    <View style={[place, styles.open]} testID={`facing-${turn}`}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ open: { pointerEvents: 'box-none' } });
