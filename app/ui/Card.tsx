import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { Touchable, type TouchableState } from './Touchable';
import { useTheme } from './theme';
import { radius, space, stroke } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type CardTone = 'plain' | 'raised' | 'sunken' | 'legal' | 'chosen';

type CardProps = Readonly<{
  children: ReactNode;
  tone?: CardTone;
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

type Look = Readonly<{ ground: keyof Colors; edge: keyof Colors; width: number }>;

const looks: Readonly<Record<CardTone, Look>> = {
  plain: { ground: 'surface', edge: 'border', width: stroke.hair },
  raised: { ground: 'raised', edge: 'border', width: stroke.hair },
  sunken: { ground: 'sunken', edge: 'border', width: stroke.hair },
  legal: { ground: 'raised', edge: 'glow', width: 2 },
  chosen: { ground: 'glowSoft', edge: 'glow', width: 3 },
};

/** The padding gives way to the edge, so that a card keeps its size when it starts to glow. */
function cardStyle(tone: CardTone, colors: Colors): ViewStyle {
  const { ground, edge, width } = looks[tone];
  return {
    backgroundColor: colors[ground],
    borderColor: colors[edge],
    borderWidth: width,
    padding: space.m - width,
  };
}

export function Card({ children, tone = 'plain', style, testID }: CardProps) {
  const { colors } = useTheme();
  return (
    <View testID={testID} style={[styles.card, cardStyle(tone, colors), style]}>
      {children}
    </View>
  );
}

export function PressableCard({ tone = 'raised', style, children, ...rest }: PressableCardProps) {
  const { colors } = useTheme();
  return (
    <Touchable
      {...rest}
      style={(pressed) => [
        styles.card,
        cardStyle(tone, colors),
        { opacity: pressed ? 0.75 : 1 },
        style,
      ]}
    >
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({ card: { borderRadius: radius.l } });
