import { StyleSheet, View } from 'react-native';
import { Section } from '#app/screens/shared/Section';
import { Chip } from '#app/ui/Chip';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { durationText } from './duration';

type LimitChipsProps<Limit extends number | null> = Readonly<{
  title: string;
  note: string;
  /** Limits in seconds; null for none. */
  choices: readonly Limit[];
  value: Limit;
  onChange: (limit: Limit) => void;
  testID: string;
}>;

/** Choice of a time limit. */
export function LimitChips<Limit extends number | null>(props: LimitChipsProps<Limit>) {
  const { title, note, choices, value, onChange, testID } = props;
  const t = useT();
  return (
    <Section title={title} note={note}>
      <View style={styles.limits}>
        {choices.map((limit) => (
          <Chip
            key={limit ?? 'none'}
            label={limit === null ? t('ui:online.noLimit') : durationText(t, limit * 1000)}
            selected={limit === value}
            onPress={() => onChange(limit)}
            testID={`${testID}-${limit ?? 'none'}`}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  limits: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
