import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { useTheme } from './theme';
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

/** A small choice that is on or off. The heavier edge tells it from colour-blind sight too. */
export function Chip({
  label,
  hint,
  icon,
  selected = false,
  disabled,
  onPress,
  testID,
}: ChipProps) {
  const { colors } = useTheme();
  const look = {
    backgroundColor: selected ? colors.primarySoft : colors.raised,
    borderColor: selected ? colors.primary : colors.borderStrong,
    borderWidth: selected ? stroke.carved - 0.5 : stroke.hair,
    paddingHorizontal: space.m - (selected ? stroke.carved - 0.5 : stroke.hair),
  };
  return (
    <Touchable
      label={label}
      hint={hint}
      onPress={onPress}
      disabled={disabled}
      state={{ selected }}
      testID={testID}
      style={(pressed) => [styles.chip, look, { opacity: disabled ? 0.5 : pressed ? 0.7 : 1 }]}
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

const styles = StyleSheet.create({
  chip: { borderRadius: radius.pill, minHeight: touchTarget },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 2 },
});
