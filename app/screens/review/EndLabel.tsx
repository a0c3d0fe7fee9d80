import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { SeatSetup } from '#session/seats';
import type { Measure } from './chart';
import { shownValue } from './chartText';

type EndLabelProps = Readonly<{ seat: SeatSetup; measure: Measure; value: number }>;

/** The name of a player at the end of a line. */
export function EndLabel({ seat, measure, value }: EndLabelProps) {
  const t = useT();
  return (
    <View style={styles.label}>
      <PlayerMark color={seat.color} size={14} />
      <View style={styles.text}>
        <Text variant="caption" numberOfLines={1} style={styles.name}>
          {seat.name}
        </Text>
        <Text variant="caption" numberOfLines={1}>
          {shownValue(t, measure, value)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  label: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  text: { flexShrink: 1 },
  name: { fontWeight: '700' },
});
