import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';

type SectionProps = Readonly<{
  title: string;
  /** Small text below the title. */
  note?: string;
  children: ReactNode;
}>;

/** A titled group of settings or texts. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Text variant="heading">{title}</Text>
      <Card style={styles.card}>{children}</Card>
      {note !== undefined && <Note>{note}</Note>}
    </View>
  );
}

/** An explanation of the element above. */
export function Note({ children }: Readonly<{ children: string }>) {
  return (
    <Text variant="label" tone="textMuted" style={styles.note}>
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  card: { gap: space.s },
  note: { fontWeight: '400' },
});
