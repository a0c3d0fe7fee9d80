import { StyleSheet, TextInput, View } from 'react-native';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, stroke, touchTarget } from '../../ui/tokens/scale';
import { typeScale } from '../../ui/tokens/type';

type FieldProps = Readonly<{
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  onChange: (text: string) => void;
  onDone?: () => void;
  testID?: string;
}>;

/** A line to write a name into. */
export function Field({ label, value, placeholder, maxLength, ...rest }: FieldProps) {
  const { colors } = useTheme();
  const look = {
    color: colors.text,
    backgroundColor: colors.raised,
    borderColor: colors.borderStrong,
  };
  return (
    <View style={styles.field}>
      <Text variant="label" aria-hidden>
        {label}
      </Text>
      <TextInput
        accessibilityLabel={label}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={colors.textMuted}
        maxLength={maxLength}
        onChangeText={rest.onChange}
        onSubmitEditing={rest.onDone}
        autoCapitalize="words"
        autoCorrect={false}
        returnKeyType="done"
        testID={rest.testID}
        style={[typeScale.body, styles.input, look]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: touchTarget + space.xs,
    borderWidth: stroke.line,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
  },
});
