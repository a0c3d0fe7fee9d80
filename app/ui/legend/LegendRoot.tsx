import { type ReactNode, useRef } from 'react';
import { type GestureResponderEvent, StyleSheet, View } from 'react-native';
import { closeLegend, HOLD_MS, noteHold, SLIP, showLegend, type Thing } from './legend';

type Point = Readonly<{ x: number; y: number }>;

let touched: Thing | null = null;

/** Claims a touch. Touches bubble outwards, so the first claim is of the innermost element. */
export function claimTouch(thing: Thing): void {
  touched ??= thing;
}

const pointOf = ({ nativeEvent }: GestureResponderEvent): Point => ({
  x: nativeEvent.pageX,
  y: nativeEvent.pageY,
});

/** Wraps the app. A long press on an element opens its card; the next touch closes it. */
export function LegendRoot({ children }: Readonly<{ children: ReactNode }>) {
  const hold = useHold();
  return (
    <View style={styles.ground} {...hold}>
      {children}
    </View>
  );
}

function useHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<Point>({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const release = () => {
    stop();
    // The pressed control is notified of the release in this tick; later presses are new ones.
    setTimeout(() => noteHold(false));
  };
  return {
    onTouchStart: (event: GestureResponderEvent) => {
      const thing = touched;
      touched = null;
      stop();
      closeLegend();
      noteHold(false);
      if (thing === null) return;
      const point = pointOf(event);
      from.current = point;
      timer.current = setTimeout(() => {
        noteHold(true);
        showLegend(thing, { ...point, width: 0, height: 0 });
      }, HOLD_MS);
    },
    onTouchMove: (event: GestureResponderEvent) => {
      const { x, y } = pointOf(event);
      if (Math.hypot(x - from.current.x, y - from.current.y) > SLIP) stop();
    },
    onTouchEnd: release,
    onTouchCancel: release,
  };
}

const styles = StyleSheet.create({ ground: { flex: 1 } });
