import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../ui/Box';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import type { Colors } from '../../ui/tokens/themes';

type TallyProps = Readonly<{
  icon: ReactNode;
  value: number | string;
  small?: boolean;
  tone?: keyof Colors;
}>;

/** A picture and how many of it. The control around it says it in words. */
export function Tally({ icon, value, small = false, tone = 'text' }: TallyProps) {
  return (
    <Box style={styles.tally}>
      {icon}
      <Text variant={small ? 'caption' : 'number'} tone={tone} style={small && styles.small}>
        {value}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  tally: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  small: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});
