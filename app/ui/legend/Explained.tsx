import type { ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { claimTouch } from './LegendRoot';

export type ExplainedProps = Readonly<{
  /** By which the legend knows it. */
  name: string;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}>;

/** Something to look at that the legend knows; what can be tapped says its name itself. */
export function Explained({ name, style, children }: ExplainedProps) {
  return (
    <View style={style} onTouchStart={() => claimTouch({ name, label: '' })}>
      {children}
    </View>
  );
}
