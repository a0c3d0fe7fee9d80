import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { type FrameTone, useFrames } from './frame';
import { Touchable, type TouchableState } from './Touchable';
import { radius, space, stroke } from './tokens/scale';

type CardProps = Readonly<{
  children: ReactNode;
  tone?: FrameTone;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}>;

type PressableCardProps = CardProps &
  Readonly<{
    label: string;
    hint?: string;
    onPress: () => void;
    disabled?: boolean;
    state?: TouchableState;
  }>;

export function Card({ children, tone = 'plain', style, testID }: CardProps) {
  const frames = useFrames();
  return (
    <View testID={testID} style={[frames[tone], styles.card, style]}>
      {children}
    </View>
  );
}

export function PressableCard({ tone = 'raised', style, children, ...rest }: PressableCardProps) {
  const frames = useFrames();
  return (
    <Touchable {...rest} offered={tone === 'legal'} style={[frames[tone], styles.card, style]}>
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.l, padding: space.m - stroke.hair },
});
