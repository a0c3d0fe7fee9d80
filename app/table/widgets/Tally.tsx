import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { Explained } from '#app/ui/legend/Explained';
import { space } from '#app/ui/tokens/scale';
import type { Colors } from '#app/ui/tokens/themes';

type TallyProps = Readonly<{
  icon: ReactNode;
  value: number | string;
  small?: boolean;
  tone?: keyof Colors;
  /** Name in the legend, if it has its own entry. */
  legend?: string;
}>;

/** A picture with a number. The control around it has the text. */
export function Tally({ icon, value, small = false, tone = 'text', legend }: TallyProps) {
  const content = (
    <>
      {icon}
      <Text variant={small ? 'caption' : 'number'} tone={tone} style={small && styles.small}>
        {value}
      </Text>
    </>
  );
  if (legend === undefined) return <Box style={styles.tally}>{content}</Box>;
  return (
    <Explained name={legend} style={styles.tally}>
      {content}
    </Explained>
  );
}

const styles = StyleSheet.create({
  tally: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  small: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});
