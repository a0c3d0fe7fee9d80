import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type BadgeTone = 'neutral' | 'primary' | 'positive' | 'danger' | 'glow';

const looks: Readonly<Record<BadgeTone, readonly [ground: keyof Colors, ink: keyof Colors]>> = {
  neutral: ['sunken', 'text'],
  primary: ['primarySoft', 'onPrimarySoft'],
  positive: ['positiveSoft', 'positive'],
  danger: ['dangerSoft', 'danger'],
  glow: ['glowSoft', 'onGlow'],
};

type BadgeProps = Readonly<{ text: string; tone?: BadgeTone; icon?: ReactNode }>;

/** A short fact beside a name. */
export function Badge({ text, tone = 'neutral', icon }: BadgeProps) {
  const { colors } = useTheme();
  const [ground, ink] = looks[tone];
  return (
    <View style={[styles.badge, { backgroundColor: colors[ground] }]}>
      {icon}
      <Text variant="label" tone={ink}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space.xs,
    borderRadius: radius.s,
    paddingHorizontal: space.s - 1,
    paddingVertical: space.hair,
  },
});
