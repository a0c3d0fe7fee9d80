import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { Text } from '#app/ui/base/Text';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { useTheme } from '#app/ui/theme/theme';
import { space, stroke } from '#app/ui/tokens/scale';
import type { SeatSetup } from '#session/seats';

/** Largest text scale at which names fit their columns. */
const LARGEST_IN_COLUMN = 1.3;

/** Names of the players above the columns. For screen readers every row contains them. */
export function SeatHeads({ seats }: Readonly<{ seats: readonly SeatSetup[] }>) {
  const fits = useWindowRoom().textScale <= LARGEST_IN_COLUMN;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      {!fits && (
        <View style={styles.names}>
          {seats.map((seat) => (
            <View key={seat.color} style={styles.named}>
              <PlayerMark color={seat.color} size={16} />
              <Text variant="caption">{seat.name}</Text>
            </View>
          ))}
        </View>
      )}
      <View style={styles.line}>
        <View style={styles.name} />
        {seats.map(({ name, color }) => (
          <View key={color} style={styles.head}>
            <PlayerMark color={color} size={16} />
            {fits && (
              <Text variant="caption" numberOfLines={1} align="center">
                {name}
              </Text>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}

type FiguresProps = Readonly<{
  name: string;
  icon?: ReactNode;
  values: readonly (string | number)[];
  spoken: string;
}>;

/** A row of a table with one number per player. */
export function Figures({ name, icon, values, spoken }: FiguresProps) {
  const { colors } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      style={[styles.line, styles.ruled, { borderTopColor: colors.border }]}
    >
      <View style={styles.name}>
        {icon}
        <Text variant="label" style={styles.words}>
          {name}
        </Text>
      </View>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
        <Text key={at} variant="number" align="center" style={styles.value}>
          {value}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  names: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  named: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.xs, gap: space.xs },
  ruled: { borderTopWidth: stroke.hair },
  name: { flex: 2, minWidth: 116, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1, fontWeight: '400' },
  head: { flex: 1, alignItems: 'center' },
  value: { flex: 1 },
});
