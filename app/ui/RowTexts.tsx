import { StyleSheet, View } from 'react-native';
import { Text } from './base/Text';
import { space } from './tokens/scale';

type RowTextsProps = Readonly<{
  title: string;
  detail?: string | undefined;
  /** The texts have their own line. */
  alone: boolean;
}>;

/** Title and detail of a row. */
export function RowTexts({ title, detail, alone }: RowTextsProps) {
  return (
    <View style={[styles.texts, !alone && styles.beside]}>
      <Text variant="bodyStrong">{title}</Text>
      {detail && (
        <Text variant="label" tone="textMuted" style={styles.detail}>
          {detail}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  texts: { gap: space.hair },
  beside: { flex: 1 },
  detail: { fontWeight: '400' },
});
