import { StyleSheet, View } from 'react-native';
import { useTable } from '#app/table/model/TableContext';
import type { Weighed } from '#app/text/hints';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';

const COLUMNS = ['chance', 'place', 'lead'] as const;

type ChoiceTableProps = Readonly<{ choices: readonly Weighed[] }>;

/** The best choices with their expected results. */
export function ChoiceTable({ choices }: ChoiceTableProps) {
  const { voice } = useTable();
  const { ruled } = useLooks();
  return (
    <View>
      <View style={styles.line} aria-hidden importantForAccessibility="no-hide-descendants">
        <Text variant="caption" tone="textMuted" style={styles.name}>
          {voice.t('game:hint.head.average')}
        </Text>
        {COLUMNS.map((column) => (
          <Text
            key={column}
            variant="caption"
            tone="textMuted"
            numberOfLines={1}
            align="center"
            style={styles.figure}
          >
            {voice.t(`game:hint.head.${column}`)}
          </Text>
        ))}
      </View>
      {choices.map(({ name, figures, spoken }) => (
        <View
          key={name}
          accessible
          role="img"
          aria-label={spoken}
          style={[styles.line, styles.ruled, ruled]}
        >
          <Text variant="caption" style={styles.name}>
            {name}
          </Text>
          {COLUMNS.map((column) => (
            <Text key={column} variant="label" align="center" style={styles.figure}>
              {figures[column]}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({ ruled: { borderTopColor: colors.border } }));

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: space.hair },
  ruled: { borderTopWidth: stroke.hair },
  name: { flex: 4 },
  figure: { flex: 1, minWidth: 52 },
});
