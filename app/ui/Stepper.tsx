import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useT } from '#i18n/react';
import { Text } from './base/Text';
import { IconButton } from './IconButton';
import { space } from './tokens/scale';
import { useAnnounced } from './useAnnounced';

type StepperProps = Readonly<{
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Formats the value. */
  format?: (value: number) => string;
  testID?: string;
}>;

export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
  format = String,
  testID,
}: StepperProps) {
  const t = useT();
  const written = format(value);
  useAnnounced(written);
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <View style={styles.row} testID={testID}>
      <Text variant="bodyStrong" style={styles.label}>
        {label}
      </Text>
      <IconButton
        framed
        icon={<Glyph name="minus" size={18} />}
        label={t('ui:common.fewer', { name: label })}
        disabled={value <= min}
        onPress={() => step(-1)}
      />
      <Text variant="number" align="center" style={styles.value}>
        {written}
      </Text>
      <IconButton
        framed
        icon={<Glyph name="plus" size={18} />}
        label={t('ui:common.more', { name: label })}
        disabled={value >= max}
        onPress={() => step(1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  label: { flex: 1 },
  value: { minWidth: 36 },
});
