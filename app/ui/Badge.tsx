import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from './base/Text';
import { themedStyles } from './theme/themed';
import { radius, space } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type BadgeTone = 'neutral' | 'primary' | 'positive' | 'danger' | 'glow';

const INKS: Readonly<Record<BadgeTone, keyof Colors>> = {
  neutral: 'text',
  primary: 'onPrimarySoft',
  positive: 'positive',
  danger: 'danger',
  glow: 'onGlow',
};

const useGrounds = themedStyles(({ colors }) => ({
  neutral: { backgroundColor: colors.sunken },
  primary: { backgroundColor: colors.primarySoft },
  positive: { backgroundColor: colors.positiveSoft },
  danger: { backgroundColor: colors.dangerSoft },
  glow: { backgroundColor: colors.glowSoft },
}));

type BadgeProps = Readonly<{ text: string; tone?: BadgeTone; icon?: ReactNode }>;

/** A short fact beside a name. */
export function Badge({ text, tone = 'neutral', icon }: BadgeProps) {
  const grounds = useGrounds();
  return (
    <View style={[styles.badge, grounds[tone]]}>
      {icon}
      <Text variant="label" tone={INKS[tone]}>
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
