import type { ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { claimTouch } from './LegendRoot';

export type ExplainedProps = Readonly<{
  /** Name in the legend. */
  name: string;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}>;

/** An element with a legend that cannot be tapped. Touchable has its own legend. */
export function Explained({ name, style, children }: ExplainedProps) {
  return (
    <View style={style} onTouchStart={() => claimTouch({ name, label: '' })}>
      {children}
    </View>
  );
}
