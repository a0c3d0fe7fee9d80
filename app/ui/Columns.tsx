import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useWindowRoom } from './base/windowShape';
import { space } from './tokens/scale';

/** Whether a screen has room for two columns side by side. */
export const useHasColumns = (): boolean => useWindowRoom().shape !== 'narrow';

type ColumnsProps = Readonly<{
  children: readonly [ReactNode, ReactNode];
  /** Centres the columns vertically if there is height to spare. */
  centred?: boolean;
}>;

/** Two children side by side if there is room, otherwise stacked. */
export function Columns({ children, centred = false }: ColumnsProps) {
  const [left, right] = children;
  const { shape } = useWindowRoom();
  const beside = shape !== 'narrow';
  const isCentred = centred && shape !== 'short';
  return (
    <View style={beside ? [styles.beside, isCentred && styles.centred] : styles.column}>
      <View style={beside ? styles.half : styles.column}>{left}</View>
      <View style={beside ? styles.half : styles.column}>{right}</View>
    </View>
  );
}

/** Buttons at the bottom of a screen, side by side if there is room, to save height. */
export function ButtonRow({ children }: Readonly<{ children: ReactNode }>) {
  const beside = useHasColumns();
  return (
    <View style={beside ? styles.buttons : styles.stack}>
      {Children.toArray(children).map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the children keep their order
        <View key={at} style={beside && styles.button}>
          {child}
        </View>
      ))}
    </View>
  );
}

/** Cards in a list, in pairs if there is room. */
export function Grid({ children }: Readonly<{ children: ReactNode }>) {
  const pairs = useHasColumns();
  return (
    <View style={pairs ? styles.grid : styles.column}>
      {Children.map(children, (child) =>
        child === null || child === undefined ? null : (
          <View style={pairs && styles.cell}>{child}</View>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.l },
  beside: { flexDirection: 'row', gap: space.xl, flexGrow: 1 },
  centred: { alignItems: 'center' },
  stack: { gap: space.s },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  button: { flex: 1 },
  half: { flex: 1, gap: space.l },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  cell: { flexGrow: 1, flexBasis: '45%' },
});
