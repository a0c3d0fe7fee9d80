import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { Text } from '#app/ui/base/Text';
import { useReveal } from '#app/ui/FormScroll';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space, stroke, touchTarget } from '#app/ui/tokens/scale';
import { typeScale } from '#app/ui/tokens/type';

/** The kind of text in a field, which determines keyboard, autocorrection and return key. */
export type FieldKind = 'playerName' | 'gameName' | 'code' | 'mail' | 'message' | 'pasted';

const HELP: Readonly<Record<FieldKind, TextInputProps>> = {
  playerName: {
    autoCapitalize: 'words',
    autoCorrect: false,
    autoComplete: 'nickname',
    returnKeyType: 'done',
  },
  gameName: { autoCapitalize: 'sentences', autoComplete: 'off', returnKeyType: 'done' },
  code: {
    autoCapitalize: 'characters',
    autoCorrect: false,
    autoComplete: 'off',
    spellCheck: false,
    returnKeyType: 'go',
  },
  mail: {
    keyboardType: 'email-address',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoCorrect: false,
    autoComplete: 'email',
    spellCheck: false,
    returnKeyType: 'send',
  },
  message: {
    autoCapitalize: 'sentences',
    autoCorrect: true,
    autoComplete: 'off',
    returnKeyType: 'send',
    // The field keeps the focus for the next message.
    submitBehavior: 'submit',
  },
  pasted: {
    multiline: true,
    numberOfLines: 5,
    autoCapitalize: 'none',
    autoCorrect: false,
    autoComplete: 'off',
    spellCheck: false,
  },
};

type FieldProps = Readonly<{
  kind: FieldKind;
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** Called by the return key. Does the same as the button beside the field. */
  onDone?: () => void;
  testID?: string;
}>;

/** A text field. */
export function Field({ kind, label, value, placeholder, maxLength, ...rest }: FieldProps) {
  const { colors } = useTheme();
  const reveal = useReveal();
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
        {...HELP[kind]}
        accessibilityLabel={label}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={colors.textMuted}
        maxLength={maxLength}
        onChangeText={rest.onChange}
        onSubmitEditing={rest.onDone}
        onFocus={reveal}
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
