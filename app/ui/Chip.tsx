import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from './base/Text';
import { Touchable } from './Touchable';
import { themedStyles } from './theme/themed';
import { radius, space, stroke, touchTarget } from './tokens/scale';

type ChipProps = Readonly<{
  label: string;
  hint?: string;
  icon?: ReactNode;
  selected?: boolean;
  disabled?: boolean;
  onPress: () => void;
  testID?: string;
}>;

/** A small choice that is on or off. A heavier edge shows the state without colour. */
export function Chip({
  label,
  hint,
  icon,
  selected = false,
  disabled,
  onPress,
  testID,
}: ChipProps) {
  const looks = useLooks();
  return (
    <Touchable
      label={label}
      hint={hint}
      onPress={onPress}
      disabled={disabled}
      state={{ selected }}
      testID={testID}
      style={[styles.chip, selected ? looks.on : looks.off]}
    >
      <View style={styles.row}>
        {icon}
        <Text variant="label" tone={selected ? 'onPrimarySoft' : 'text'}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
}

const CHOSEN_EDGE = stroke.carved - 0.5;

/** A wider edge reduces the padding, so that the chip keeps its size. */
const useLooks = themedStyles(({ colors }) => ({
  on: {
    backgroundColor: colors.primarySoft,
    borderColor: colors.primary,
    borderWidth: CHOSEN_EDGE,
    paddingHorizontal: space.m - CHOSEN_EDGE,
  },
  off: {
    backgroundColor: colors.raised,
    borderColor: colors.borderStrong,
    borderWidth: stroke.hair,
    paddingHorizontal: space.m - stroke.hair,
  },
}));

const styles = StyleSheet.create({
  chip: { borderRadius: radius.pill, minHeight: touchTarget },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 2 },
});
