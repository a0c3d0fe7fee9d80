import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

/** Around everything that knows gestures. */
export function GestureRoot({ children }: Readonly<{ children: ReactNode }>) {
  return <GestureHandlerRootView style={styles.root}>{children}</GestureHandlerRootView>;
}

const styles = StyleSheet.create({ root: { flex: 1 } });
